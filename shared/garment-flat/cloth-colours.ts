/** The specification's colours (section 3) as cloth is drawn in them. */
const colours: Record<string, string> = {
  red: '#b3262e',
  maroon: '#7b1e3a',
  pink: '#d6628f',
  golden: '#c9973f',
  'royal blue': '#27459c',
  green: '#2f7a4d',
  black: '#2b2a2e',
  white: '#f8f5ee',
  peach: '#f2bfa0',
  yellow: '#e8c042',
}

/** The colour that a text names; null for texts that name none, or more than one. */
export const clothColour = (text: string | null | undefined): string | null =>
  colours[text?.trim().toLowerCase() ?? ''] ?? null
