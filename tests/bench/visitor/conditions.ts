const bitsPerByte = 8;

/** A slow 4G network, as Lighthouse has it. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / bitsPerByte,
  uploadThroughput: 768_000 / bitsPerByte,
};

/** A telephone's screen, in CSS pixels. */
export const telephone = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** A computer's screen. */
export const computer = { width: 1440, height: 900 };
