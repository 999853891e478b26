import type { Category, ProductStatus } from '../../../__generated__/graphql.ts'
import { categoryWords } from '../../../lib/catalogue-words.ts'

/** The specification's lists (section 3). Fabrics, patterns, embellishments and colours are suggestions only. */
export const fabricTypes = ['Cotton', 'Silk', 'Satin', 'Georgette', 'Linen', 'Chiffon', 'Velvet', 'Other']
export const patterns = [
  'Plain',
  'Embroidered',
  'Printed',
  'Dyed',
  'Geometric',
  'Floral',
  'Polka Dots',
  'Other',
]
export const embellishmentsOptions = ['Zari Work', 'Sequin', 'Stone Work', 'Beads', 'Embroidery', 'Other']
export const colors = [
  'Red',
  'Maroon',
  'Pink',
  'Golden',
  'Royal Blue',
  'Green',
  'Black',
  'White',
  'Peach',
  'Yellow',
]

/** Cards call what belongs nowhere else 'Fashion'; who keeps the catalogue calls it by its name. */
export const categoryNames: Record<Category, string> = { ...categoryWords, OTHERS: 'Others' }

export const productStatusWords: Record<ProductStatus, string> = {
  ACTIVE: 'Active',
  DRAFT: 'Draft',
  ARCHIVED: 'Archived',
}

export type DetailGroup = 'blouseDetails' | 'suitDetails' | 'lehengaDetails' | 'sareeDetails'

interface DetailField {
  name: string
  kind: 'text' | 'flag' | 'number'
  suggestions?: string[]
}

const text = (name: string, suggestions: string[] = []): DetailField => ({ name, kind: 'text', suggestions })
const sleeves = ['Short Sleeve', 'Long Sleeve', 'Sleeveless']
const fits = ['Regular', 'Slim', 'Loose Fit']
const suitFabrics = ['Cotton', 'Silk', 'Georgette', 'Chiffon', 'Satin']

/** What is told of each category's garments, with the specification's suggestions (section 9). */
export const detailFields: Record<DetailGroup, DetailField[]> = {
  blouseDetails: [
    text('sleeveType', sleeves),
    text('blouseBackDesign', ['Closed Back', 'Back Open', 'Keyhole Back']),
    text('necklineStyle'),
    text('fitType', fits),
    text('embellishments', embellishmentsOptions),
    { name: 'padding', kind: 'flag' },
    { name: 'lining', kind: 'flag' },
  ],
  suitDetails: [
    text('sleeveType', sleeves),
    text('fitType', fits),
    text('style', ['Straight Cut', 'Anarkali', 'A-Line', 'Patiala', 'Palazzo']),
    text('fabricType', suitFabrics),
  ],
  lehengaDetails: [
    text('lehengaType', ['A-Line', 'Mermaid', 'Flared', 'Straight']),
    text('lehengaWaist'),
    text('lehengaFabric', fabricTypes),
    text('embroidery'),
    { name: 'lehengaDupattaIncluded', kind: 'flag' },
  ],
  sareeDetails: [
    { name: 'sareeLength', kind: 'number' },
    text('sareeFabric', fabricTypes),
    text('blouseType'),
    text('borderStyle'),
    text('drapeStyle'),
    text('embroideryDetails'),
    { name: 'pleated', kind: 'flag' },
  ],
}

/** The details that a category's products have; null where it has none of its own. */
export const detailGroupOf: Partial<Record<Category, DetailGroup>> = {
  BLOUSE: 'blouseDetails',
  SUIT: 'suitDetails',
  LEHENGA: 'lehengaDetails',
  SAREE: 'sareeDetails',
}
