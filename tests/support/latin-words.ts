/** What pages in Hindi say in Latin letters. */
const asTheyAre = new Set(
  (
    'UPI UTR GST GSTIN PIN SKU CSV API HSN SAC SMS MB JPEG PNG WebP AVIF PDF URL QR ID CGST SGST IGST ' +
    'WhatsApp Google Ctrl English cm mm XS XL XXL'
  ).split(' '),
)

const codes =
  /\b(?:shopkey|whsec)_[\w-]+|\{\w+\}|\b[A-Z]+(?:_[A-Z]+)+\b|\b[A-Z0-9]+-[A-Z0-9-]+\b|\b[0-9a-f-]{24,}\b|\S+@\S+|\S*\/\S*|\b\w*\d\w*\b/g

/** The words in Latin letters that an element shows or is named by, other than codes. */
export const latinWords = (element: Element): string[] => latinWordsIn(textsOf(element))

/** The words in Latin letters of some texts, other than codes. */
export function latinWordsIn(texts: string[]): string[] {
  const words = texts
    .flatMap((text) => text.replace(codes, ' ').match(/[A-Za-z][A-Za-z’-]+/g) ?? [])
    .filter((word) => !asTheyAre.has(word))
  return [...new Set(words)]
}

function textsOf(element: Element): string[] {
  if (element.matches('style, script, [lang^="en"]')) return []
  const named = ['aria-label', 'placeholder', 'title', 'alt'].flatMap(
    (name) => element.getAttribute(name) ?? [],
  )
  const shown = [...element.childNodes].flatMap((node) =>
    node instanceof Element ? textsOf(node) : node instanceof Text ? [node.data] : [],
  )
  return [...named, ...shown]
}
