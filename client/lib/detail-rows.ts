import type { ProductType, StitchingType } from '../__generated__/graphql.ts'
import { productTypeWords, stitchingTypeWords } from './catalogue-words.ts'

export interface DetailRow {
  term: string
  value: string
}

type Given = string | number | boolean | readonly string[] | null | undefined

interface Described {
  productType: ProductType
  color?: string | null
  fabricType?: string | null
  stitchingType?: StitchingType | null
  pattern?: string | null
  embellishments: readonly string[]
  fabricFeel?: string | null
  durability?: string | null
}

/** What every garment tells of itself; what isn't known has no row. */
export const detailRows = (product: Described) =>
  rows({
    Colour: product.color,
    Fabric: product.fabricType,
    Pattern: product.pattern,
    Type: productTypeWords[product.productType],
    Stitching: product.stitchingType && stitchingTypeWords[product.stitchingType],
    Embellishments: product.embellishments,
    'Fabric feel': product.fabricFeel,
    Durability: product.durability,
  })

interface GarmentDetails {
  blouseDetails?: Partial<
    Record<
      'sleeveType' | 'blouseBackDesign' | 'necklineStyle' | 'fitType' | 'embellishments',
      string | null
    > &
      Record<'padding' | 'lining', boolean | null>
  > | null
  suitDetails?: Partial<Record<'sleeveType' | 'fitType' | 'style' | 'fabricType', string | null>> | null
  lehengaDetails?: Partial<
    Record<'lehengaType' | 'lehengaWaist' | 'lehengaFabric' | 'embroidery', string | null> &
      Record<'lehengaDupattaIncluded', boolean | null>
  > | null
  sareeDetails?: Partial<
    Record<'embroideryDetails' | 'sareeFabric' | 'blouseType' | 'borderStyle' | 'drapeStyle', string | null> &
      Record<'sareeLength', number | null> &
      Record<'pleated', boolean | null>
  > | null
}

/** What the garment's kind alone tells, under its own title; null when there is nothing. */
export function garmentRows(product: GarmentDetails): { title: string; rows: DetailRow[] } | null {
  const { blouseDetails: blouse, suitDetails: suit, lehengaDetails: lehenga, sareeDetails: saree } = product
  if (blouse) {
    return titled('Blouse Details', {
      Sleeves: blouse.sleeveType,
      Back: blouse.blouseBackDesign,
      Neckline: blouse.necklineStyle,
      Fit: blouse.fitType,
      Embellishments: blouse.embellishments,
      Padding: blouse.padding,
      Lining: blouse.lining,
    })
  }
  if (suit) {
    return titled('Suit Details', {
      Style: suit.style,
      Fabric: suit.fabricType,
      Sleeves: suit.sleeveType,
      Fit: suit.fitType,
    })
  }
  if (lehenga) {
    return titled('Lehenga Details', {
      'Lehenga type': lehenga.lehengaType,
      Fabric: lehenga.lehengaFabric,
      'Dupatta included': lehenga.lehengaDupattaIncluded,
      Waist: lehenga.lehengaWaist,
      Embroidery: lehenga.embroidery,
    })
  }
  if (saree) {
    return titled('Saree Details', {
      Length: saree.sareeLength && `${saree.sareeLength} meters`,
      Fabric: saree.sareeFabric,
      Border: saree.borderStyle,
      Embroidery: saree.embroideryDetails,
      'Blouse piece': saree.blouseType,
      Drape: saree.drapeStyle,
      'Pre-pleated': saree.pleated,
    })
  }
  return null
}

function titled(title: string, given: Record<string, Given>) {
  const known = rows(given)
  return known.length === 0 ? null : { title, rows: known }
}

const rows = (given: Record<string, Given>): DetailRow[] =>
  Object.entries(given).flatMap(([term, value]) => {
    const words = inWords(value)
    return words === '' ? [] : { term, value: words }
  })

function inWords(value: Given) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim()
}
