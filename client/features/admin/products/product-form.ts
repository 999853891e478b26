import type {
  AddProductInput,
  AvailabilityStatus,
  Category,
  ProductForm_ProductFragment,
  ProductStatus,
  ProductType,
  StitchingType,
} from '../../../__generated__/graphql.ts'
import { formatExactRupees, formatRupees } from '../../../lib/money.ts'
import { type DetailGroup, detailFields, detailGroupOf } from './product-options.ts'

/** A picture of the form. While it is on its way to the shop, or wasn't taken, it has no address. */
export interface FormPicture {
  /** Its own for as long as the form is open. */
  key: string
  url: string
  alt: string
}

const sizeMeasures = ['chest', 'waist', 'hip', 'length'] as const
export type FormSize = { label: string } & Record<(typeof sizeMeasures)[number], string>

/** What the form's fields hold: texts as they are typed, money in rupees; '' is nothing. */
export interface ProductValues {
  externalRef: string
  productName: string
  category: Category
  description: string
  productType: ProductType
  color: string
  maxPrice: string
  tailorPrice: string
  readyMadePrice: string
  discount: string
  quantityInStock: string
  fabricType: string
  stitchingType: StitchingType | ''
  pattern: string
  embellishments: string[]
  customizationAvailable: boolean
  customizationOptions: string[]
  images: FormPicture[]
  video: string
  shippingCost: string
  estimatedDeliveryTime: string
  availabilityStatus: AvailabilityStatus
  featuredProduct: boolean
  seasonalTags: string[]
  tags: string[]
  productStatus: ProductStatus
  fabricFeel: string
  durability: string
  sizes: FormSize[]
  blouseDetails: Record<string, string>
  suitDetails: Record<string, string>
  lehengaDetails: Record<string, string>
  sareeDetails: Record<string, string>
}

type Product = ProductForm_ProductFragment

/** A new product: specification, section 4. */
export const emptyForm = (): ProductValues => ({
  externalRef: '',
  productName: '',
  category: 'LEHENGA',
  description: '',
  productType: 'READY_MADE',
  color: 'Red',
  maxPrice: '',
  tailorPrice: '',
  readyMadePrice: '',
  discount: '0',
  quantityInStock: '',
  fabricType: 'Cotton',
  stitchingType: 'MACHINE_STITCHING',
  pattern: 'Plain',
  embellishments: [],
  customizationAvailable: false,
  customizationOptions: [],
  images: [],
  video: '',
  shippingCost: '',
  estimatedDeliveryTime: '',
  availabilityStatus: 'AVAILABLE',
  featuredProduct: false,
  seasonalTags: [],
  tags: [],
  productStatus: 'ACTIVE',
  fabricFeel: '',
  durability: '',
  sizes: [],
  blouseDetails: detailTexts('blouseDetails', null),
  suitDetails: detailTexts('suitDetails', null),
  lehengaDetails: detailTexts('lehengaDetails', null),
  sareeDetails: detailTexts('sareeDetails', null),
})

/** The form of a product that is there. */
export const formOf = (product: Product): ProductValues => ({
  ...emptyForm(),
  externalRef: product.externalRef ?? '',
  productName: product.productName,
  category: product.category,
  description: product.description,
  productType: product.productType,
  color: product.color ?? '',
  maxPrice: rupees(product.maxPrice),
  tailorPrice: rupees(product.tailorPrice),
  readyMadePrice: rupees(product.readyMadePrice),
  discount: String(product.discount),
  quantityInStock: String(product.quantityInStock),
  fabricType: product.fabricType ?? '',
  stitchingType: product.stitchingType ?? '',
  pattern: product.pattern ?? '',
  embellishments: product.embellishments,
  customizationAvailable: product.customizationAvailable,
  customizationOptions: product.customizationOptions,
  images: product.images.map(({ url, alt }) => ({ key: url, url, alt })),
  video: product.video ?? '',
  shippingCost: rupees(product.shippingCost),
  estimatedDeliveryTime: product.estimatedDeliveryTime ?? '',
  availabilityStatus: product.availabilityStatus,
  featuredProduct: product.featuredProduct,
  seasonalTags: product.seasonalTags,
  tags: product.tags,
  productStatus: product.productStatus,
  fabricFeel: product.fabricFeel ?? '',
  durability: product.durability ?? '',
  sizes: product.sizes.map((size) => ({
    label: size.label,
    chest: String(size.chest ?? ''),
    waist: String(size.waist ?? ''),
    hip: String(size.hip ?? ''),
    length: String(size.length ?? ''),
  })),
  blouseDetails: detailTexts('blouseDetails', product.blouseDetails),
  suitDetails: detailTexts('suitDetails', product.suitDetails),
  lehengaDetails: detailTexts('lehengaDetails', product.lehengaDetails),
  sareeDetails: detailTexts('sareeDetails', product.sareeDetails),
})

/** A new product that begins as another one is. References are unique. */
export const duplicateOf = (product: Product): ProductValues => ({
  ...formOf(product),
  externalRef: '',
  productName: `${product.productName} (copy)`,
})

/** Paise as rupees, to be typed over. */
export const rupees = (paise: number | null | undefined) =>
  paise == null ? '' : (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)

/** Paise as the list shows them: '₹1,299', '₹1,299.50'. */
export const listedRupees = (paise: number) =>
  paise % 100 === 0 ? formatRupees(paise) : formatExactRupees(paise)

/** Rupees as they are typed, in paise: '1,299.50', '₹1299'. Undefined for anything else, null for nothing. */
export function paise(typed: string): number | null | undefined {
  const plain = typed.replace(/[₹,\s]/g, '')
  if (plain === '') return null
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

const orNull = (typed: string) => typed.trim() || null
const numberOrNull = (typed: string) => (typed.trim() === '' ? null : Number(typed))

/** The contract's input for what the form holds; only for values without problems. */
export function inputOf(values: ProductValues): Required<AddProductInput> {
  const group = detailGroupOf[values.category]
  const details = (name: DetailGroup) => (name === group ? detailInput(name, values[name]) : null)
  return {
    externalRef: orNull(values.externalRef),
    productName: values.productName.trim(),
    category: values.category,
    description: values.description.trim(),
    productType: values.productType,
    color: orNull(values.color),
    maxPrice: paise(values.maxPrice) ?? null,
    tailorPrice: paise(values.tailorPrice) ?? null,
    readyMadePrice: paise(values.readyMadePrice) ?? null,
    discount: Number(values.discount || 0),
    quantityInStock: Number(values.quantityInStock),
    fabricType: orNull(values.fabricType),
    stitchingType: values.stitchingType || null,
    pattern: orNull(values.pattern),
    embellishments: values.embellishments,
    customizationAvailable: values.customizationAvailable,
    customizationOptions: values.customizationOptions,
    images: values.images.filter(({ url }) => url !== '').map(({ url, alt }) => ({ url, alt: orNull(alt) })),
    video: orNull(values.video),
    shippingCost: paise(values.shippingCost) ?? 0,
    estimatedDeliveryTime: orNull(values.estimatedDeliveryTime),
    availabilityStatus: values.availabilityStatus,
    featuredProduct: values.featuredProduct,
    seasonalTags: values.seasonalTags,
    tags: values.tags,
    productStatus: values.productStatus,
    fabricFeel: orNull(values.fabricFeel),
    durability: orNull(values.durability),
    sizes: values.sizes.map(({ label, ...cm }) => ({
      label: label.trim(),
      ...Object.fromEntries(sizeMeasures.map((name) => [name, numberOrNull(cm[name])])),
    })),
    blouseDetails: details('blouseDetails'),
    suitDetails: details('suitDetails'),
    lehengaDetails: details('lehengaDetails'),
    sareeDetails: details('sareeDetails'),
  }
}

export type ProductInput = ReturnType<typeof inputOf>

/** The fields in which two inputs differ, with the first one's values. */
export function changedFields(now: ProductInput, before: ProductInput): Partial<ProductInput> {
  const differs = (field: string) =>
    JSON.stringify(now[field as keyof ProductInput]) !== JSON.stringify(before[field as keyof ProductInput])
  return Object.fromEntries(Object.entries(now).filter(([field]) => differs(field)))
}

function detailTexts(group: DetailGroup, stored: object | null | undefined): Record<string, string> {
  const values = (stored ?? {}) as Record<string, string | number | boolean | null | undefined>
  const text = (value: string | number | boolean | null | undefined) =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')
  return Object.fromEntries(detailFields[group].map(({ name }) => [name, text(values[name])]))
}

function detailInput(group: DetailGroup, texts: Record<string, string>) {
  const entries = detailFields[group].map(({ name, kind }) => {
    const typed = texts[name]?.trim() ?? ''
    if (typed === '') return [name, null] as const
    return [name, kind === 'flag' ? typed === 'yes' : kind === 'number' ? Number(typed) : typed] as const
  })
  return entries.every(([, value]) => value === null) ? null : Object.fromEntries(entries)
}
