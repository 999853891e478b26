import { categories } from '../../../../shared/catalogue/product-enums.ts'

type Category = keyof typeof categories

const names: [category: Category, words: string][] = [
  ['LEHENGA', 'lehengas?|lehngas?|lehanga|ghagras?|chaniya|लहंगा|लहँगा|लहंगे'],
  ['SAREE', 'sarees?|saris?|साड़ी|साड़ियाँ|साड़ियां'],
  ['BLOUSE', 'blouses?|ब्लाउज़|ब्लाउज'],
  [
    'SUIT',
    'suits?|kurtas?|kurtis?|kurta-sets?|salwars?|kameez|anarkalis?|shararas?|ghararas?|patialas?|सूट|कुर्ता|कुर्ती|सलवार|अनारकली',
  ],
  ['DRESS', 'dress(?!\\s+materials?)|dresses|gowns?|ड्रेस|गाउन'],
]
const patterns = names.map(([category, words]) => ({
  category,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu'),
}))

/** What comes with a garment is named behind it: a saree with a blouse is a saree. */
const accessories = /[,&+(/]|(?<!\p{L})(?:with|and|for|including|incl|w\/)(?!\p{L})/iu

/** The last word names the garment: a saree blouse is a blouse. */
function categoryIn(text: string): Category | null {
  const [garment = ''] = text.split(accessories)
  const found = patterns.flatMap(({ category, pattern }) =>
    [...garment.matchAll(pattern)].map(({ index }) => ({ category, index })),
  )
  return found.sort((one, other) => other.index - one.index)[0]?.category ?? null
}

/** The category that the first of these texts names; ‘Others’ if none does. */
export function garmentCategory(texts: string[]): string {
  for (const text of texts) {
    const category = categoryIn(text)
    if (category) return categories[category]
  }
  return categories.OTHERS
}
