/** A third party's product file: its columns and the kinds of values in them. */
const marketHeader = [
  'externalRef',
  'productName',
  'brand',
  'category',
  'priceInr',
  'imageCount',
  'color',
  'description',
]

const brands = ['Nilavari', 'Tilottama', 'Kesarbai', 'Morni', 'Saanjh & Co', 'Indraja']
/** Some colours are unknown to the shop, and some are missing. */
const colors = ['Blue', 'Red', 'Green', 'Black', 'Yellow', 'Pink', 'White', 'Grey', 'Beige', 'Maroon', '']
/** In the proportions of a real market. */
const kinds = ['Others', 'Dress', 'Suit', 'Others', 'Dress', 'Others', 'Saree', 'Others', 'Suit', 'Dress']
const garments: Record<string, string> = {
  Others: 'Wide Leg Palazzos',
  Dress: 'A-Line Dress',
  Suit: 'Straight Kurta',
  Saree: 'Woven Saree',
  Lehenga: 'Flared Lehenga Choli',
}
const prints = [
  'Floral Print',
  'Bandhani',
  'Woven Design',
  'Solid',
  'Made to Measure',
  'Off-White & Gold-Toned',
]
const details = [
  'has a mandarin collar, three-quarter sleeves,, button closure',
  'opaque, and slip-on closure',
  'has a zari borderBlouse pieceThe model wears a blouse of our stylist’s',
  'has a “keyhole” back, tie-ups "as shown"',
]

export interface MarketRow {
  externalRef: string
  productName: string
  category: string
  price: number
}

const pick = <Value>(values: Value[], at: number): Value => values[at % values.length]!

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`

/** A file with a number of garments, the same each time; some share a name. */
export function marketFile(count: number): { rows: MarketRow[]; text: string } {
  const lines: string[] = []
  const rows = Array.from({ length: count }, (_, at): MarketRow => {
    const externalRef = String(20_000_000 + at * 137)
    const category = at % 100 === 99 ? 'Lehenga' : pick(kinds, at)
    const brand = pick(brands, at * 5)
    const color = pick(colors, at * 3)
    // Each sixtieth has the name of the one before.
    const series = at % 60 === 59 ? at - 1 : at
    const productName = `${brand} Women ${pick(prints, series)} ${garments[category]} ${series}`
    const price = 224 + ((at * 611) % 8_810)
    const sentence = `${color || 'Assorted'} ${garments[category]!.toLowerCase()}, ${pick(details, at)}. `
    const description = sentence.repeat(1 + (at % 6)).trim()
    lines.push(
      [externalRef, productName, brand, category, price, 4 + (at % 4), color, description]
        .map(cell)
        .join(','),
    )
    return { externalRef, productName, category, price }
  })
  return { rows, text: [marketHeader.join(','), ...lines, ''].join('\r\n') }
}
