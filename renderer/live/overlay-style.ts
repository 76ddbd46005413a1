/** The styles of the problems over the page. */
export const overlayStyle = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; color-scheme: dark; }
.panel { display: grid; grid-template-rows: auto 1fr; max-height: 70vh; background: Canvas; color: CanvasText; border-top: 8px solid #ff97b1; box-shadow: 0 -12px 48px rgb(0 0 0 / .5); font: 400 16px/1.5 system-ui, sans-serif; }
.panel.warnings { border-color: #ffb224; }
header { display: flex; gap: 16px; align-items: center; padding: 12px 24px; border-bottom: 1px solid GrayText; }
h2 { font-size: 17px; margin: 0; flex: 1; }
button { font: inherit; color: inherit; background: none; border: 1.5px solid currentColor; border-radius: 2px 2px 8px 8px; padding: 6px 14px; cursor: pointer; }
:focus-visible { outline: 3px solid #ffb224; outline-offset: 2px; }
/* These reach to the edge of the window. */
.panel:focus-visible, ol:focus-visible { outline-offset: -3px; }
.status { margin: 0; padding: 8px 24px; }
.status:empty { display: none; }
ol { margin: 0; padding: 0 24px 24px; list-style: none; overflow-y: auto; display: grid; gap: 24px; }
li { padding-top: 20px; min-width: 0; }
.folded { padding-top: 0; }
.folded > summary { margin: 0; }
h3 { font-size: 19px; margin: 0 0 4px; text-wrap: balance; }
.where { margin: 0; opacity: .8; font-size: 14px; }
summary { cursor: pointer; margin-top: 8px; }
.explanation pre { border-top-color: currentColor; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.45 ui-monospace, monospace; background: #0d1b1e; color: #e9f1f0; padding: 12px 16px; border-radius: 0 0 10px 10px; border-top: 3px solid #ff97b1; margin: 12px 0; }
.line { display: grid; grid-template-columns: 5ch minmax(0, 1fr); }
.number { opacity: .6; user-select: none; }
mark { background: none; color: #ff97b1; font-weight: 700; text-decoration: underline 2px; text-underline-offset: 3px; }
.label { grid-column: 2; color: #ff97b1; }
.help { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.fixes { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0 0; }
.fixes button { text-align: start; }
.pills { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px 12px; color: CanvasText; font: 400 16px/1.5 system-ui, sans-serif; }
.pills button { background: Canvas; }
`;
