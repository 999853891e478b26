/** What the pages for developers add to the style of the REST calls' page. */
export const developersStyle = `
.developers header, .developers main, .developers nav { max-width: 56rem; }
.developers nav { margin: 32px auto; padding: 0 16px 32px; }
.developers nav li { padding: 0; border: 0; }
.developers nav a { display: block; min-height: 44px; margin: 0; padding: 10px 12px; border-radius: 8px; }
.developers nav a:hover { text-decoration: underline; }
.developers nav a[aria-current] { background: #F3EADC; font-weight: 600; }
.shop a, .try a, .names a { display: inline-block; padding: 10px 0; min-height: 44px; }
.to-contents { float: right; }
main > ul, main > ol, main li > ul { padding-left: 20px; }
main > ul { list-style: disc; }
main li { margin: 6px 0; }
main h2 { margin-top: 32px; }
.table { overflow-x: auto; }
.table:focus-visible { outline: 2px solid #7B1E3A; }
table { border-collapse: collapse; overflow-wrap: normal; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #E4D7C5; text-align: left; vertical-align: top; }
.try { margin: 0; }
main ul.names { padding: 0; list-style: none; columns: 16rem; column-gap: 24px; }
.names li { margin: 0; break-inside: avoid; }
main ul.members, main ul.arguments { padding: 0; list-style: none; }
.members > li { margin: 0; padding: 12px 0; border-top: 1px solid #E4D7C5; scroll-margin-top: 16px; }
.members p { margin: 4px 0; }
main ul.arguments { padding-left: 20px; }
.deprecated { color: #B3261E; }
@media (min-width: 64rem) {
  body.developers { display: grid; grid-template-columns: minmax(0, 56rem) 16rem; column-gap: 32px; justify-content: center; }
  .developers header { grid-column: 1 / -1; width: 100%; max-width: none; margin: 0; }
  .developers main { width: 100%; margin: 0; }
  .developers nav { margin: 0; }
  .shop .to-contents { display: none; }
}
body.explorer { display: flex; flex-direction: column; height: 100vh; }
.explorer header, .explorer main { width: 100%; max-width: none; margin: 0; }
.explorer header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 16px; padding-top: 0; }
.explorer h1 { margin: 0; font-size: 20px; }
.explorer main { flex: 1; min-height: 0; padding: 0; overflow-x: auto; }
.explorer main > * { min-width: 48rem; }
`
