/** What XML 1.0 can't contain, not even as a reference: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text for an element or an attribute of XML. */
export const escapeXml = (text: string) =>
  text
    .replace(notXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
