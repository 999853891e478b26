import type { CartProductType, LineSupply } from '../../platform/database/__generated__/prisma/enums.ts'

/** What an order's line keeps of its cloth. */
export interface LineCloth {
  isOwnCloth: boolean
  clothCm: number | null
  supply: LineSupply
}

interface NamedCloth {
  isOwnCloth?: boolean | null | undefined
  clothMetres?: number | null | undefined
}

/**
 * The cloth of a new line, and what the line is by tax. Metres say that the cloth is the customer's, as does a garment of the
 * price list that is stitching alone; a service stays one.
 * @param of what the price list says of the garment; GOODS for a design of the catalogue
 */
export function clothOf(
  productType: CartProductType,
  { isOwnCloth, clothMetres }: NamedCloth,
  of: LineSupply = 'GOODS',
): LineCloth {
  if (productType !== 'TAILOR') return { isOwnCloth: false, clothCm: null, supply: 'GOODS' }
  const isOwn = isOwnCloth ?? (clothMetres != null || of !== 'GOODS')
  return { isOwnCloth: isOwn, clothCm: cmOf(clothMetres), supply: supplyOf(isOwn, of) }
}

/** The cloth of an existing line: what an edit doesn't name stays. */
export function editedCloth(
  before: LineCloth & { productType: CartProductType },
  { isOwnCloth, clothMetres }: NamedCloth,
): LineCloth {
  if (before.productType !== 'TAILOR') return clothOf(before.productType, {})
  const isOwn = isOwnCloth ?? (clothMetres != null || before.isOwnCloth)
  const clothCm = clothMetres === undefined ? before.clothCm : cmOf(clothMetres)
  return {
    isOwnCloth: isOwn,
    clothCm: isOwn ? clothCm : null,
    supply: supplyOf(isOwn, before.supply === 'SERVICE' ? 'SERVICE' : 'GOODS'),
  }
}

const supplyOf = (isOwnCloth: boolean, of: LineSupply): LineSupply =>
  of === 'SERVICE' ? 'SERVICE' : isOwnCloth ? 'STITCHING' : 'GOODS'

const cmOf = (metres: number | null | undefined) => (metres == null ? null : Math.round(metres * 100))

/** Whether metres are named of cloth that is said to be the shop's. */
export const contradicts = ({ isOwnCloth, clothMetres }: NamedCloth): boolean =>
  isOwnCloth === false && clothMetres != null
