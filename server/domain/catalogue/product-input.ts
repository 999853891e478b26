import { z } from 'zod'
import {
  AvailabilityStatus,
  Category,
  ProductStatus,
  ProductType,
  StitchingType,
} from '../../database/__generated__/prisma/enums.ts'
import { money, optionalText, optionalWebAddress, requiredText, webAddress } from '../validation.ts'

const shortText = optionalText(200)
const words = z.array(requiredText(60)).max(30)
const flag = z.boolean().nullish()
const centimetres = z.number().min(0).max(500).nullish()
/** At most ₹100 crore, so that the fullest cart's total is still an exact number. */
const price = money.max(100_000_000_000, { error: 'A price may be at most ₹100,00,00,000.' })
const priceOrNone = price.nullish()

const size = z.object({
  label: requiredText(30),
  chest: centimetres,
  waist: centimetres,
  hip: centimetres,
  length: centimetres,
})

const blouseDetails = z.object({
  sleeveType: shortText,
  blouseBackDesign: shortText,
  necklineStyle: shortText,
  fitType: shortText,
  embellishments: shortText,
  padding: flag,
  lining: flag,
})

const suitDetails = z.object({
  sleeveType: shortText,
  fitType: shortText,
  style: shortText,
  fabricType: shortText,
})

const lehengaDetails = z.object({
  lehengaType: shortText,
  lehengaWaist: shortText,
  lehengaDupattaIncluded: flag,
  lehengaFabric: shortText,
  embroidery: shortText,
})

const sareeDetails = z.object({
  sareeLength: z.number().min(0).max(30).nullish(),
  pleated: flag,
  embroideryDetails: shortText,
  sareeFabric: shortText,
  blouseType: shortText,
  borderStyle: shortText,
  drapeStyle: shortText,
})

/** Every field of a product that an admin may set, with its limits. */
const productFields = z.object({
  externalRef: optionalText(100),
  productName: requiredText(200),
  category: z.enum(Category),
  description: requiredText(5000),
  productType: z.enum(ProductType),
  color: optionalText(60),
  maxPrice: priceOrNone,
  tailorPrice: priceOrNone,
  readyMadePrice: priceOrNone,
  discount: z.int().min(0).max(100),
  quantityInStock: z.int().min(0).max(1_000_000),
  fabricType: optionalText(60),
  stitchingType: z.enum(StitchingType).nullish(),
  pattern: optionalText(60),
  embellishments: words,
  customizationAvailable: z.boolean(),
  customizationOptions: z.array(requiredText(200)).max(30),
  images: z.array(z.object({ url: webAddress, alt: optionalText(300) })).max(20),
  video: optionalWebAddress,
  shippingCost: price,
  estimatedDeliveryTime: shortText,
  availabilityStatus: z.enum(AvailabilityStatus),
  featuredProduct: z.boolean(),
  seasonalTags: words,
  tags: words,
  productStatus: z.enum(ProductStatus),
  fabricFeel: shortText,
  durability: shortText,
  sizes: z.array(size).max(30),
  blouseDetails: blouseDetails.nullish(),
  suitDetails: suitDetails.nullish(),
  lehengaDetails: lehengaDetails.nullish(),
  sareeDetails: sareeDetails.nullish(),
})

/** A new product. What is left out takes the form's defaults (specification, section 4). */
export const newProduct = productFields.extend({
  category: productFields.shape.category.default('LEHENGA'),
  productType: productFields.shape.productType.default('READY_MADE'),
  color: productFields.shape.color.default('Red'),
  discount: productFields.shape.discount.default(0),
  fabricType: productFields.shape.fabricType.default('Cotton'),
  stitchingType: productFields.shape.stitchingType.default('MACHINE_STITCHING'),
  pattern: productFields.shape.pattern.default('Plain'),
  availabilityStatus: productFields.shape.availabilityStatus.default('AVAILABLE'),
  productStatus: productFields.shape.productStatus.default('ACTIVE'),
  customizationAvailable: productFields.shape.customizationAvailable.default(false),
  featuredProduct: productFields.shape.featuredProduct.default(false),
  embellishments: productFields.shape.embellishments.default([]),
  customizationOptions: productFields.shape.customizationOptions.default([]),
  images: productFields.shape.images.default([]),
  seasonalTags: productFields.shape.seasonalTags.default([]),
  tags: productFields.shape.tags.default([]),
  sizes: productFields.shape.sizes.default([]),
})

/** Changes to a product. What is left out stays. */
export const productChanges = productFields.partial()

export type NewProduct = z.infer<typeof newProduct>
export type ProductChanges = z.infer<typeof productChanges>
