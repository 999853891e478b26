/** The shop's style, without its fonts and components: the page loads nothing. */
export const docsStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #FBF7F0; color: #2A1B1F; font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 56rem; margin: 0 auto; padding: 0 16px; }
header { padding-top: 32px; }
.shop { margin: 0; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.3; }
h1 { margin: 4px 0 8px; font-size: 32px; color: #7B1E3A; }
h2 { margin: 0 0 8px; font-size: 20px; scroll-margin-top: 16px; }
h3 { margin: 20px 0 4px; font-size: 15px; color: #6B575C; }
nav h2 { margin-top: 24px; }
a { color: #7B1E3A; }
a:focus-visible, pre:focus-visible { outline: 2px solid #7B1E3A; outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; }
.card { margin: 24px 0; padding: 16px; border: 1px solid #E4D7C5; border-radius: 12px; background: #FFFDF9; }
.card > ul:not([class]) { padding-left: 20px; list-style: disc; }
nav li { padding: 6px 0; border-top: 1px solid #EFE5D6; }
nav a { display: inline-block; margin-right: 8px; text-decoration: none; }
nav a:hover code { text-decoration: underline; }
code, pre { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
.method { display: inline-block; min-width: 4.4em; padding: 1px 8px; border-radius: 6px; background: #7B1E3A; color: #FBF7F0;
  font: 600 13px/1.6 ui-monospace, Menlo, Consolas, monospace; text-align: center; }
.method.get { background: #0F5E63; }
.method.delete { background: #B3261E; }
.fields li, .errors li { padding: 4px 0; border-top: 1px solid #EFE5D6; }
.fields li > code:first-child { font-weight: 600; }
.type, .who { color: #6B575C; }
q::before { content: "‘"; } q::after { content: "’"; }
pre { margin: 8px 0 0; padding: 12px; white-space: pre-wrap; overflow-y: auto; max-height: 28rem; border-radius: 8px; background: #F3EADC; }
@media (min-width: 48rem) { .card { padding: 24px 32px; } }
@media print { .card { break-inside: avoid; } }
`
