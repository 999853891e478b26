/** What colours of garments look like, by their names in lower case. */
const swatches: Readonly<Record<string, string>> = {
  red: '#b0202e',
  maroon: '#6d1a2d',
  burgundy: '#5e1527',
  wine: '#5b1a30',
  pink: '#d9678f',
  rani: '#b4235f',
  magenta: '#a3225f',
  peach: '#f2b193',
  coral: '#e8735c',
  orange: '#d96b1f',
  rust: '#9c4a22',
  yellow: '#e3b62f',
  mustard: '#c4901d',
  golden: '#b8863b',
  gold: '#b8863b',
  'royal blue': '#27408b',
  navy: '#1f2a4d',
  'navy blue': '#1f2a4d',
  blue: '#3a67a8',
  turquoise: '#2a9d9a',
  teal: '#1d6b6d',
  peacock: '#0f5e63',
  green: '#2f6b3a',
  olive: '#6b6b2f',
  mint: '#a9d6bd',
  black: '#1d1a1c',
  grey: '#8a8688',
  gray: '#8a8688',
  silver: '#b9bcc0',
  white: '#ffffff',
  ivory: '#f6efdc',
  cream: '#f3e6c8',
  beige: '#d9c4a0',
  brown: '#6b4630',
  purple: '#5d2f73',
  lavender: '#b7a4d6',
  violet: '#6a4a9c',
}

/** The colour that a name stands for, by all of it or by its last word ('Dark Green'); null where the shop knows none. */
export function swatchOf(name: string): string | null {
  const words = name.toLowerCase().trim()
  return swatches[words] ?? swatches[words.split(/[\s-]+/).at(-1)!] ?? null
}
