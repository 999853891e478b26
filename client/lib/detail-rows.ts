import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DetailRows_ProductFragment } from '../__generated__/graphql.ts'
import { graphql } from '../__generated__/index.ts'
import { productTypeLabels, stitchingTypeLabels } from './attribute-labels.ts'
import { detailLabel } from './detail-labels.ts'
import type { OwnTerms } from './own-terms.ts'

/** What the rows show. */
export const DetailRows_product = graphql(`
  fragment DetailRows_product on Product {
    id
    productType
    color
    fabricType
    stitchingType
    pattern
    embellishments
    fabricFeel
    durability
    translations {
      locale
      terms {
        text
        translation
      }
    }
    blouseDetails {
      sleeveType
      blouseBackDesign
      necklineStyle
      fitType
      embellishments
      padding
      lining
    }
    suitDetails {
      sleeveType
      fitType
      style
      fabricType
    }
    lehengaDetails {
      lehengaType
      lehengaWaist
      lehengaDupattaIncluded
      lehengaFabric
      embroidery
    }
    sareeDetails {
      sareeLength
      pleated
      embroideryDetails
      sareeFabric
      blouseType
      borderStyle
      drapeStyle
    }
  }
`)

export interface DetailRow {
  term: string
  value: string
}

type Given = string | number | boolean | readonly string[] | MessageDescriptor | null | undefined
type GivenRow = [term: MessageDescriptor, value: Given]

type Product = DetailRows_ProductFragment

/** Attributes that every garment has; unknown ones have no row. */
export const detailRows = (product: Product, i18n: I18n) =>
  rows(i18n, product.translations, [
    [msg`Colour`, product.color],
    [msg`Fabric`, product.fabricType],
    [msg`Pattern`, product.pattern],
    [msg`Type`, productTypeLabels[product.productType]],
    [msg`Stitching`, product.stitchingType && stitchingTypeLabels[product.stitchingType]],
    [msg`Embellishments`, product.embellishments],
    [msg`Fabric feel`, product.fabricFeel],
    [msg`Durability`, product.durability],
  ])

/** Fabric and embellishment. */
export const fabricRows = (
  product: Pick<Product, 'fabricType' | 'pattern' | 'fabricFeel' | 'durability' | 'stitchingType'>,
  i18n: I18n,
  terms: OwnTerms,
) =>
  rows(i18n, terms, [
    [msg`Fabric`, product.fabricType],
    [msg`Pattern`, product.pattern],
    [msg`Fabric feel`, product.fabricFeel],
    [msg`Durability`, product.durability],
    [msg`Stitching`, product.stitchingType && stitchingTypeLabels[product.stitchingType]],
  ])

/** Attributes of the garment's category, under its title; null without any. */
export function garmentRows(product: Product, i18n: I18n) {
  const { blouseDetails: blouse, suitDetails: suit, lehengaDetails: lehenga, sareeDetails: saree } = product
  const titled = (title: MessageDescriptor, given: GivenRow[]) => {
    const known = rows(i18n, product.translations, given)
    return known.length === 0 ? null : { title: i18n._(title), rows: known }
  }
  if (blouse) return titled(msg`Blouse Details`, blouseRows(blouse))
  if (suit) {
    return titled(msg`Suit Details`, [
      [msg`Style`, suit.style],
      [msg`Fabric`, suit.fabricType],
      [msg`Sleeves`, suit.sleeveType],
      [msg`Fit`, suit.fitType],
    ])
  }
  if (lehenga) {
    return titled(msg`Lehenga Details`, [
      [msg`Lehenga type`, lehenga.lehengaType],
      [msg`Fabric`, lehenga.lehengaFabric],
      [msg`Dupatta included`, lehenga.lehengaDupattaIncluded],
      [msg`Waist`, lehenga.lehengaWaist],
      [msg`Embroidery`, lehenga.embroidery],
    ])
  }
  if (saree) {
    const metres = saree.sareeLength
    return titled(msg`Saree Details`, [
      [msg`Length`, metres ? msg`${metres} meters` : null],
      [msg`Fabric`, saree.sareeFabric],
      [msg`Border`, saree.borderStyle],
      [msg`Embroidery`, saree.embroideryDetails],
      [msg`Blouse piece`, saree.blouseType],
      [msg`Drape`, saree.drapeStyle],
      [msg`Pre-pleated`, saree.pleated],
    ])
  }
  return null
}

interface Tailored extends Pick<Product, 'blouseDetails'> {
  sareeDetails?: Pick<NonNullable<Product['sareeDetails']>, 'blouseType'> | null
}

/** How the blouse is tailored: the design itself, or the blouse of a saree. */
export const tailoringRows = ({ blouseDetails, sareeDetails }: Tailored, i18n: I18n, terms: OwnTerms) =>
  rows(
    i18n,
    terms,
    blouseDetails ? blouseRows(blouseDetails) : [[msg`Blouse piece`, sareeDetails?.blouseType]],
  )

const blouseRows = (blouse: NonNullable<Product['blouseDetails']>): GivenRow[] => [
  [msg`Sleeves`, blouse.sleeveType],
  [msg({ message: 'Back', context: 'garment' }), blouse.blouseBackDesign],
  [msg`Neckline`, blouse.necklineStyle],
  [msg`Fit`, blouse.fitType],
  [msg`Embellishments`, blouse.embellishments],
  [msg`Padding`, blouse.padding],
  [msg`Lining`, blouse.lining],
]

const rows = (i18n: I18n, terms: OwnTerms, given: GivenRow[]): DetailRow[] =>
  given.flatMap(([term, value]) => {
    const text = labelOf(value, i18n, terms)
    return text === '' ? [] : { term: i18n._(term), value: text }
  })

function labelOf(value: Given, i18n: I18n, terms: OwnTerms): string {
  if (value == null) return ''
  if (typeof value === 'boolean') return i18n._(value ? msg`Yes` : msg`No`)
  if (typeof value === 'string') return detailLabel(value.trim(), i18n, terms)
  if (typeof value === 'number') return String(value)
  return 'id' in value ? i18n._(value) : value.map((entry) => detailLabel(entry, i18n, terms)).join(', ')
}
