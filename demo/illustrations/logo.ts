const MAROON = '#7B1E3A'
const IVORY = '#FBF7F0'
const GOLD = '#B8863B'
const PALE_GOLD = '#E0B25F'

const ARCH =
  'M10 60V30c0-4 2-6.5 5-7.5 0-4 3-6.5 7-6.5.6-3.6 4-5.5 6.6-6.8C30.4 8 31.4 6 32 3c.6 3 1.6 5 3.4 6.2 2.6 1.3 6 3.2 6.6 6.8 4 0 7 2.5 7 6.5 3 1 5 3.5 5 7.5v30z'
const INNER_LINE =
  'M15 60V31.5c0-3 1.6-4.6 4.6-5.2.2-3.8 2.6-5.8 6.2-5.8.8-2.8 3.6-4 6.2-6.5 2.6 2.5 5.4 3.7 6.2 6.5 3.6 0 6 2 6.2 5.8 3 .6 4.6 2.2 4.6 5.2V60'
const NEEDLE =
  'M38.5 25.5 21.2 54.8c-.6 1-2 .2-1.5-.9l15-31.2c1.3-2.7 5.3-.1 3.8 2.8zm-2.9-1.3-1.5 3.1c-.4.8.7 1.4 1.1.7l1.8-3c.5-.9-.9-1.8-1.4-.8z'
const THREAD = 'M35.6 25.8c7.6-1 11.2 4.2 8.6 9.4-2.6 5.2-9.8 6.4-9.2 11.6.5 4.2 6 5.2 9.2 2'

export interface LogoCut {
  /** For sizes of a few pixels: no fine line, a thicker needle and a paler thread. */
  bold?: boolean
  /** Share of the square that the mark takes; the rest is the ground's. */
  share?: number
  /** A colour behind the mark; none by default. */
  ground?: string
}

/** The shop's mark, a needle and its thread in a jharokha arch, in a square. */
export function logo({ bold = false, share = 1, ground }: LogoCut = {}): string {
  const reach = 57 / share
  const corner = `${(32 - reach / 2).toFixed(2)} ${(31.5 - reach / 2).toFixed(2)}`
  const behind =
    ground === undefined
      ? ''
      : `<rect x="${(32 - reach / 2).toFixed(2)}" y="${(31.5 - reach / 2).toFixed(2)}" width="${reach.toFixed(2)}" height="${reach.toFixed(2)}" fill="${ground}"/>`
  const line = bold ? '' : `<path d="${INNER_LINE}" fill="none" stroke="${GOLD}" stroke-width="1.6"/>`
  const needle = bold ? `stroke="${IVORY}" stroke-width="2" stroke-linejoin="round"` : 'fill-rule="evenodd"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner} ${reach.toFixed(2)} ${reach.toFixed(2)}">${behind}` +
    `<path d="${ARCH}" fill="${MAROON}"/>${line}<path d="${NEEDLE}" fill="${IVORY}" ${needle}/>` +
    `<path d="${THREAD}" fill="none" stroke="${bold ? PALE_GOLD : GOLD}" stroke-width="${bold ? 4.4 : 2.2}" stroke-linecap="round"/></svg>\n`
  )
}

export const LOGO_GROUND = IVORY
