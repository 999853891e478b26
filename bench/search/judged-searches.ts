/** A garment of the catalogue that is searched. */
export interface Garment {
  productName: string
  category: string
  color: string
  description: string
  /** Rupees. */
  price: number
}

/** Which garments are relevant to a search, written before it was run. */
export interface Judged {
  search: string
  isRelevant: (garment: Garment) => boolean
  /** The first results are the cheapest of the relevant ones. */
  isCheapestFirst?: boolean
  /** What it asks about the shop; it then finds no garments. */
  helpTopic?: string
  /** What the shop doesn't sell: whatever is found must not pass as a match. */
  isNotSold?: boolean
}

const garments = {
  kurta: /\bkurt(?:a|as|i|is)\b/i,
  kurtaSet: /\bkurta\b.*\bwith\b|\bsalwar|churidar kurta|suit|kurta set/i,
  palazzo: /palazzo/i,
  saree: /\bsar(?:ee|i)s?\b/i,
  dress: /\bdress|gown/i,
  lehenga: /lehenga/i,
  dupatta: /dupatta/i,
  churidar: /churidar/i,
  patiala: /patiala/i,
  leggings: /legging/i,
  anarkali: /anarkali/i,
  skirt: /skirt/i,
}

const colors = {
  red: /\bred\b|maroon|burgundy|rust/i,
  blue: /blue|navy|teal|turquoise|indigo/i,
  black: /black|charcoal/i,
  white: /white|cream/i,
  green: /green|olive|teal|mint/i,
  pink: /pink|peach|coral|magenta|rose|fuchsia/i,
  yellow: /yellow|mustard|lime/i,
  maroon: /maroon|burgundy|\bred\b/i,
  mustard: /mustard|yellow/i,
  navy: /navy/i,
  grey: /gr[ea]y|charcoal|silver/i,
  beige: /beige|cream|off.white|brown/i,
}

interface Rule {
  garment?: RegExp
  color?: RegExp
  /** In the name or description. */
  text?: RegExp
  /** Rupees. */
  min?: number
  max?: number
}

function rule({ garment, color, text, min = 0, max = Infinity }: Rule) {
  return ({ productName, category, color: ownColor, description, price }: Garment) =>
    (!garment || garment.test(productName) || (garment === garments.saree && category === 'SAREE')) &&
    (!color || color.test(`${productName} ${ownColor}`)) &&
    (!text || text.test(`${productName} ${description}`)) &&
    price >= min &&
    price <= max
}

const find = (search: string, of: Rule): Judged => ({ search, isRelevant: rule(of) })
const cheapest = (search: string, of: Rule): Judged => ({ ...find(search, of), isCheapestFirst: true })
const none = () => false
const ask = (search: string, helpTopic: string): Judged => ({ search, isRelevant: none, helpTopic })
const notSold = (search: string): Judged => ({ search, isRelevant: none, isNotSold: true })

const {
  kurta,
  kurtaSet,
  palazzo,
  saree,
  dress,
  lehenga,
  dupatta,
  churidar,
  patiala,
  leggings,
  anarkali,
  skirt,
} = garments

export const judgedSearches: Judged[] = [
  // Colours and garments.
  find('red kurta', { garment: kurta, color: colors.red }),
  find('lal kurti', { garment: kurta, color: colors.red }),
  find('काला कुर्ता', { garment: kurta, color: colors.black }),
  find('blue palazzo', { garment: palazzo, color: colors.blue }),
  find('safed kurti', { garment: kurta, color: colors.white }),
  find('hari saree', { garment: saree, color: colors.green }),
  find('गुलाबी साड़ी', { garment: saree, color: colors.pink }),
  find('pila kurta', { garment: kurta, color: colors.yellow }),
  find('black dress', { garment: dress, color: colors.black }),
  find('mustard kurta', { garment: kurta, color: colors.mustard }),
  find('navy blue dress', { garment: dress, color: colors.navy }),
  find('grey leggings', { garment: leggings, color: colors.grey }),
  find('beige palazzos', { garment: palazzo, color: colors.beige }),
  find('pink lehnga choli', { garment: lehenga, color: colors.pink }),
  // Fabrics, patterns, shapes.
  find('cotton kurta', { garment: kurta, text: /cotton/i }),
  find('सिल्क साड़ी', { garment: saree, text: /silk/i }),
  find('georgette dress', { garment: dress, text: /georgette/i }),
  find('floral print dress', { garment: dress, text: /floral|flower/i }),
  find('embroidered kurta', { garment: kurta, text: /embroider/i }),
  find('chikankari kurti', { garment: kurta, text: /chikan/i }),
  find('bandhani saree', { garment: saree, text: /bandh[ae]j|bandhani/i }),
  find('sleeveless kurta', { garment: kurta, text: /sleeveless/i }),
  find('maxi dress', { garment: dress, text: /maxi/i }),
  find('a-line kurta', { garment: kurta, text: /a-line/i }),
  find('anarkali kurta', { garment: anarkali }),
  find('churidar suit', { garment: churidar }),
  find('patiyala pants', { garment: patiala }),
  find('printed dupata', { garment: dupatta, text: /print/i }),
  find('long skirt', { garment: skirt, text: /maxi|long|flared|ankle/i }),
  find('kurta with palazzo set', { garment: /kurta.*palazzo/i }),
  find('salwar suit', { garment: kurtaSet }),
  // Prices.
  find('kurta under 1000', { garment: kurta, max: 1000 }),
  find('1000 se kam kurti', { garment: kurta, max: 1000 }),
  find('साड़ी 2000 से कम', { garment: saree, max: 2000 }),
  find('dress above 3000', { garment: dress, min: 3000 }),
  find('saree between 1000 and 2000', { garment: saree, min: 1000, max: 2000 }),
  find('black kurta below ₹1,500', { garment: kurta, color: colors.black, max: 1500 }),
  find('palazzo 800 tak', { garment: palazzo, max: 800 }),
  find('red saree under 5k', { garment: saree, color: colors.red, max: 5000 }),
  find('lehenga 5000 से ज़्यादा', { garment: lehenga, min: 5000 }),
  cheapest('cheap saree', { garment: saree }),
  cheapest('sasti kurti', { garment: kurta }),
  // The shop itself, and what it doesn't sell.
  ask('return policy', 'RETURNS'),
  ask('delivery kitne din', 'DELIVERY'),
  ask('stitching charges', 'STITCHING'),
  ask('shop timing', 'VISIT'),
  notSold('mens kurta'),
  notSold('kids lehenga'),
]
