import type { DetailField, FieldValue, FormSection, ListedField, ProductField } from './field-kinds.ts'
import { garmentDetails } from './garment-details.ts'
import { linkedFields } from './linked-fields.ts'
import {
  availabilityStatuses,
  categories,
  productStatuses,
  productTypes,
  stitchingTypes,
} from './product-enums.ts'
import { colors, embellishmentsOptions, fabricTypes, patterns } from './product-suggestions.ts'

/**
 * Every field of a product that an admin may set (specification, section 3), in the order of REST responses and CSV
 * columns. Validation, selected columns, the CSV import and export, the REST mapping, the OpenAPI description and the
 * owner's form are derived from this table. Only what GraphQL and the database need literally is written elsewhere:
 * schema.graphql, prisma/schema.prisma and the documents of the pages. docs/how-to.md lists the steps.
 */
export const productFields = {
  externalRef: {
    kind: 'text',
    label: /*i18n*/ 'Reference',
    section: 'design',
    maxLength: 100,
    nullable: true,
    visibility: 'admin',
    description: 'Your own key for the product, unlike every other’s. Admins see it.',
    hint: /*i18n*/ 'Your own number for it, unlike any other’s. May be empty.',
    importNames: ['ref', 'reference', 'sku', 'productid', 'stylecode', 'code'],
  },
  productName: {
    kind: 'text',
    label: /*i18n*/ 'Product name',
    section: 'design',
    maxLength: 200,
    nullable: false,
    importNames: ['name', 'title', 'product'],
  },
  ownBrand: {
    kind: 'text',
    label: /*i18n*/ 'Brand',
    section: 'design',
    maxLength: 70,
    nullable: true,
    description: 'The brand of another maker; empty for the shop’s own work.',
    hint: /*i18n*/ 'Of another maker. Empty for your own work.',
    importNames: ['brand', 'brandname', 'maker'],
  },
  category: {
    kind: 'enum',
    label: /*i18n*/ 'Category',
    section: 'design',
    options: categories,
    nullable: false,
    default: 'LEHENGA',
    importNames: ['type', 'kind'],
  },
  description: {
    kind: 'text',
    label: /*i18n*/ 'Description',
    section: 'design',
    maxLength: 5000,
    multiline: true,
    nullable: false,
    importNames: ['desc', 'details', 'about'],
  },
  translations: {
    kind: 'translations',
    label: /*i18n*/ 'In other languages',
    nullable: false,
    description: 'The texts in other languages than English; what is missing is shown in English.',
  },
  productType: {
    kind: 'enum',
    label: /*i18n*/ 'Product type',
    section: 'design',
    options: productTypes,
    nullable: false,
    default: 'READY_MADE',
  },
  color: {
    kind: 'text',
    label: /*i18n*/ 'Colour',
    section: 'design',
    maxLength: 60,
    nullable: true,
    default: 'Red',
    suggestions: colors,
    importNames: ['colour', 'shade'],
  },
  maxPrice: {
    kind: 'money',
    label: /*i18n*/ 'Price on the tag (₹)',
    section: 'price',
    nullable: true,
    hint: /*i18n*/ 'The highest ever asked for it.',
    importNames: ['mrp', 'listprice', 'pricemax'],
  },
  tailorPrice: {
    kind: 'money',
    label: /*i18n*/ 'Tailor price (₹)',
    section: 'price',
    nullable: true,
    importNames: ['tailor', 'stitchingprice', 'madetomeasureprice'],
  },
  readyMadePrice: {
    kind: 'money',
    label: /*i18n*/ 'Ready-made price (₹)',
    section: 'price',
    nullable: true,
    importNames: [...['price', 'priceinr', 'sellingprice', 'amount'], ...['readymade', 'readymadeprice']],
  },
  discount: {
    kind: 'integer',
    label: /*i18n*/ 'Discount (%)',
    section: 'price',
    min: 0,
    max: 100,
    nullable: false,
    default: 0,
    description: 'Whole percent off every price, 0 to 100.',
    hint: /*i18n*/ 'Whole percent off both prices.',
    importNames: ['discountpercent', 'off'],
  },
  quantityInStock: {
    kind: 'integer',
    label: /*i18n*/ 'Quantity in stock',
    section: 'stock',
    min: 0,
    max: 1_000_000,
    nullable: false,
    importNames: ['stock', 'quantity', 'qty', 'inventory'],
  },
  fabricType: {
    kind: 'text',
    label: /*i18n*/ 'Fabric type',
    section: 'fabric',
    maxLength: 60,
    nullable: true,
    default: 'Cotton',
    suggestions: fabricTypes,
    importNames: ['fabric', 'material'],
  },
  stitchingType: {
    kind: 'enum',
    label: /*i18n*/ 'Stitching type',
    section: 'fabric',
    options: stitchingTypes,
    nullable: true,
    default: 'MACHINE_STITCHING',
  },
  pattern: {
    kind: 'text',
    label: /*i18n*/ 'Pattern',
    section: 'fabric',
    maxLength: 60,
    nullable: true,
    default: 'Plain',
    suggestions: patterns,
  },
  embellishments: {
    kind: 'list',
    label: /*i18n*/ 'Embellishments',
    section: 'fabric',
    maxLength: 60,
    maxEntries: 30,
    nullable: false,
    suggestions: embellishmentsOptions,
  },
  customizationAvailable: {
    kind: 'flag',
    label: /*i18n*/ 'Customization available',
    section: 'fabric',
    nullable: false,
    default: false,
  },
  customizationOptions: {
    kind: 'list',
    label: /*i18n*/ 'Customization options',
    section: 'fabric',
    maxLength: 200,
    maxEntries: 30,
    nullable: false,
  },
  images: {
    kind: 'images',
    label: /*i18n*/ 'Images',
    maxEntries: 20,
    nullable: false,
    description: 'Up to 20, the cover first.',
    importNames: ['image', 'imageurl', 'imageurls', 'picture', 'pictures', 'photo'],
  },
  video: {
    kind: 'url',
    label: /*i18n*/ 'Video',
    section: 'design',
    nullable: true,
    placeholder: 'https://',
    hint: /*i18n*/ 'A link to a film of it.',
  },
  shippingCost: {
    kind: 'money',
    label: /*i18n*/ 'Shipping cost (₹)',
    section: 'stock',
    nullable: false,
    importNames: ['shipping', 'delivery', 'deliverycost'],
  },
  estimatedDeliveryTime: {
    kind: 'text',
    label: /*i18n*/ 'Estimated delivery time',
    section: 'stock',
    maxLength: 200,
    nullable: true,
    placeholder: /*i18n*/ '7-10 days',
  },
  availabilityStatus: {
    kind: 'enum',
    label: /*i18n*/ 'Availability',
    section: 'stock',
    options: availabilityStatuses,
    nullable: false,
    default: 'AVAILABLE',
  },
  featuredProduct: {
    kind: 'flag',
    label: /*i18n*/ 'Featured',
    section: 'visibility',
    nullable: false,
    default: false,
  },
  seasonalTags: {
    kind: 'list',
    label: /*i18n*/ 'Seasonal tags',
    section: 'visibility',
    maxLength: 60,
    maxEntries: 30,
    nullable: false,
  },
  tags: {
    kind: 'list',
    label: /*i18n*/ 'Tags',
    section: 'visibility',
    maxLength: 60,
    maxEntries: 30,
    nullable: false,
    importNames: ['label', 'keywords'],
  },
  productStatus: {
    kind: 'enum',
    label: /*i18n*/ 'Product status',
    section: 'visibility',
    options: productStatuses,
    nullable: false,
    default: 'ACTIVE',
  },
  fabricFeel: {
    kind: 'text',
    label: /*i18n*/ 'Fabric feel',
    section: 'fabric',
    maxLength: 200,
    nullable: true,
  },
  durability: {
    kind: 'text',
    label: /*i18n*/ 'Durability',
    section: 'fabric',
    maxLength: 200,
    nullable: true,
  },
  sizes: {
    kind: 'sizes',
    label: /*i18n*/ 'Sizes',
    maxEntries: 30,
    nullable: false,
    description: 'The finished garment in cm.',
  },
  ...linkedFields,
  ...garmentDetails,
} as const satisfies Readonly<Record<string, ListedField>>

type Fields = typeof productFields
export type ProductFieldName = keyof Fields
export const productFieldNames = Object.keys(productFields) as ProductFieldName[]

/** The names of all fields of a kind, such as `NamesOf<'money'>`. */
export type NamesOf<Kind extends ProductField['kind']> = {
  [Name in ProductFieldName]: Fields[Name] extends { kind: Kind } ? Name : never
}[ProductFieldName]

export const namesOf = <Kind extends ProductField['kind']>(kind: Kind): NamesOf<Kind>[] =>
  productFieldNames.filter((name): name is NamesOf<Kind> => productFields[name].kind === kind)

/** The names of the fields in a section of the owner's form. */
export const namesInSection = (section: FormSection): ProductFieldName[] =>
  productFieldNames.filter((name) => {
    const field: ListedField = productFields[name]
    return 'section' in field && field.section === section
  })

/** The fields that belong to one category each, such as `blouseDetails`. */
export type DetailGroup = NamesOf<'details'>
export const detailGroups = namesOf('details')
export const isDetailGroup = (name: string): name is DetailGroup =>
  (detailGroups as readonly string[]).includes(name)

/** The details that products of a category have; undefined where it has none of its own. */
export const detailGroupOf = (category: string): DetailGroup | undefined =>
  detailGroups.find((group) => productFields[group].category === category)

/** The detail fields of a group with their names, in the table's order. */
export const detailEntries = (group: DetailGroup): [name: string, field: DetailField][] =>
  Object.entries<DetailField>(productFields[group].fields)

/** The domain's value of each field. */
export type ProductFieldValues = { [Name in ProductFieldName]: FieldValue<Fields[Name]> }
