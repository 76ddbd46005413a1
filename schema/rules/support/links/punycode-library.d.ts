declare module "punycode/punycode.js" {
  const punycode: {
    /** @throws RangeError where the letters stand for no word */
    decode(written: string): string;
  };
  export default punycode;
}
