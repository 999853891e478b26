import { z } from 'zod'
import { stitchingTypes } from '../../../shared/catalogue/product-enums.ts'
import { descriptionIn } from '../../domain/catalogue/translated-names.ts'
import { storedLanguage } from '../../domain/messages/page-language.ts'
import { averageRating } from '../../domain/catalogue/product.ts'
import { brandOf } from '../../domain/catalogue/product-page.ts'
import { variantsOf } from '../../domain/catalogue/variants.ts'
import {
  designName,
  findDesign,
  languageInput,
  pictureOf,
  summaryColumns,
  summaryOf,
  summaryOutput,
  variantOutput,
  variantResult,
} from './design.ts'
import { tool } from './tool.ts'

const centimetres = z.number().nullable()

export const viewDesign = tool({
  name: 'view_design',
  title: 'View a design',
  description:
    'Everything that shoppers read about one design: description, fabric, sizes with measurements in cm, prices, stock, pictures and rating.',
  input: z.object({ design: designName, language: languageInput }),
  output: summaryOutput.extend({
    brand: z.string(),
    description: z.string(),
    pattern: z.string().nullable(),
    stitching: z.string().nullable(),
    embellishments: z.array(z.string()),
    customization: z.array(z.string()).describe('What can be changed on request.'),
    delivery_time: z
      .string()
      .nullable()
      .describe('In the shop’s words; check_availability says more for a pincode.'),
    variants: z.array(variantOutput),
    size_chart: z
      .array(
        z.object({
          size: z.string(),
          chest: centimetres,
          waist: centimetres,
          hip: centimetres,
          length: centimetres,
        }),
      )
      .describe('Of the finished garment, in cm.'),
    images: z.array(z.object({ url: z.string(), alt: z.string() })),
    rating: z.object({ average: z.number().nullable(), count: z.int() }),
  }),
  run: async (ctx, { design: name, language }) => {
    const design = await findDesign(ctx, name, [
      ...summaryColumns,
      ...([
        'ownBrand',
        'description',
        'translations',
        'pattern',
        'stitchingType',
        'embellishments',
        'customizationOptions',
      ] as const),
      ...(['estimatedDeliveryTime', 'ratingCount', 'ratingTotal'] as const),
    ])
    return {
      ...summaryOf(ctx, design, language),
      brand: brandOf(design, ctx.shop),
      description: descriptionIn(storedLanguage(language), design),
      pattern: design.pattern,
      stitching: design.stitchingType && stitchingTypes[design.stitchingType],
      embellishments: design.embellishments,
      customization: design.customizationOptions,
      delivery_time: design.estimatedDeliveryTime,
      variants: variantsOf(design).map(variantResult),
      size_chart: design.sizes.map(({ label, chest, waist, hip, length }) => ({
        size: label,
        chest,
        waist,
        hip,
        length,
      })),
      images: design.images.flatMap((image) => {
        const url = pictureOf(ctx.publicUrl, image)
        return url === null ? [] : { url, alt: image.alt }
      }),
      rating: { average: averageRating(design), count: design.ratingCount },
    }
  },
})
