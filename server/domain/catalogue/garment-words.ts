/**
 * Words that mean the same to somebody looking for clothes: spellings of Indian words in Latin letters vary, and regions
 * have their own. Plurals are known without being listed.
 */
const garmentSpellings = [
  ['saree', 'sari', 'saari', 'saadi', 'sadi', 'साड़ी'],
  ['lehenga', 'lehnga', 'lehanga', 'lahenga', 'lengha', 'ghagra', 'ghaghra', 'ghagara', 'chaniya', 'लहंगा'],
  ['blouse', 'choli', 'ब्लाउज'],
  ['kurta', 'kurti', 'kurtha', 'kameez', 'kamiz', 'कुर्ता', 'कुर्ती'],
  ['suit', 'salwar', 'shalwar', 'salvar', 'सूट', 'सलवार'],
  ['dress', 'frock', 'ड्रेस'],
  ['gown'],
  ['palazzo', 'plazo', 'palazo', 'plazzo', 'pallazo'],
  ['churidar', 'chudidar', 'churidaar', 'chudidaar'],
  ['dupatta', 'dupata', 'duppatta', 'chunni', 'odhni', 'दुपट्टा'],
  ['anarkali'],
  ['sharara'],
  ['gharara'],
  ['skirt'],
  ['leggings', 'legging'],
  ['tunic'],
  ['kaftan', 'caftan'],
  ['petticoat'],
  ['toiler', 'toile'],
]

const otherSpellings = [
  ['silk', 'resham'],
  ['georgette', 'jorjet', 'jorjette'],
  ['chiffon', 'shifon', 'shiffon'],
  ['velvet', 'makhmal'],
  ['zari', 'jari', 'zaree'],
  ['zardozi', 'zardosi', 'jardosi'],
  ['sequin', 'sequence', 'sitara'],
  ['embroidered', 'embroidery'],
  ['chikankari', 'chikan', 'lucknowi'],
  ['bandhani', 'bandhej', 'bandhini'],
  ['leheriya', 'lehariya', 'lahariya', 'laheriya'],
  ['kanjivaram', 'kanjeevaram', 'kanchipuram', 'kancheepuram'],
  ['banarasi', 'benarasi', 'banarsi'],
  ['golden', 'gold'],
  ['grey', 'gray'],
  ['multicoloured', 'multicolored', 'multicolour', 'multicolor'],
  ['wedding', 'bridal', 'shaadi'],
  ['readymade', 'ready made'],
  ['offwhite', 'off white'],
]

const plain = (word: string) => word.normalize('NFC').toLowerCase()

const meanings = new Map(
  [...garmentSpellings, ...otherSpellings].flatMap((spellings) =>
    spellings.map((word) => [plain(word), spellings.map(plain)]),
  ),
)

/** Words that say which kind of garment is wanted: what else was typed may be missing, but not this. */
export const garmentWords: readonly string[] = garmentSpellings.flat().map(plain)

/** A word in small letters, followed by all others that mean the same. */
export function spellingsOf(word: string): string[] {
  const typed = plain(word)
  const known = meanings.get(typed) ?? meanings.get(typed.replace(/s$/, '')) ?? []
  return [typed, ...known.filter((other) => other !== typed)]
}
