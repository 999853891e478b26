import { z } from 'zod'
import { variantColumns, variantsOf } from '../../domain/catalogue/variants.ts'
import { estimateDelivery } from '../../domain/delivery/estimate-delivery.ts'
import { invalid } from '../../domain/errors.ts'
import { designName, findDesign, money, rupees, variantOutput, variantResult } from './design.ts'
import { tool } from './tool.ts'
import type { Sentence } from '../../i18n.ts'

export const checkAvailability = tool({
  name: 'check_availability',
  title: 'Check availability',
  description:
    'Whether a design can be ordered now: pieces left of a ready-made size, tailoring, and for a pincode in India the delivery’s fee and days.',
  input: z.object({
    design: designName,
    size: z
      .string()
      .trim()
      .min(1)
      .max(30)
      .optional()
      .describe('A label of the size chart; left out for all sizes.'),
    pincode: z.string().trim().optional().describe('6 digits.'),
  }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    variants: z.array(variantOutput),
    delivery: z
      .array(
        z.object({
          form: z.enum(['readymade', 'tailor']),
          is_served: z.boolean(),
          fee: money.nullable().describe('Before promotions; null where the shop doesn’t deliver.'),
          earliest: z.string().nullable(),
          latest: z.string().nullable(),
        }),
      )
      .nullable()
      .describe(
        'Null without a pincode, and where the shop names no days: then shipping_cost holds everywhere.',
      ),
    shipping_cost: money.describe('Of one parcel, where delivery is null.'),
  }),
  run: async (ctx, { design: name, size, pincode }) => {
    const columns = [...variantColumns, 'productName', 'shippingCost'] as const
    const design = await findDesign(ctx, name, columns)
    const all = variantsOf(design)
    const variants = all.filter((variant) => size === undefined || isSize(variant.size, size))
    if (size !== undefined && variants.length === 0)
      throw invalid('size', unknownSize(all.map((each) => each.size)))
    const types = [...new Set(variants.map(({ productType }) => productType))]
    const estimates = await Promise.all(
      pincode === undefined
        ? []
        : types.map(async (productType) => ({
            form: productType === 'TAILOR' ? ('tailor' as const) : ('readymade' as const),
            estimate: await estimateDelivery(ctx, { productId: design.id, productType, pincode }),
          })),
    )
    const delivery = estimates.flatMap(({ form, estimate }) =>
      estimate === null
        ? []
        : {
            form,
            is_served: estimate.isServed,
            fee: estimate.fee === null ? null : rupees(estimate.fee),
            earliest: estimate.days?.earliest ?? null,
            latest: estimate.days?.latest ?? null,
          },
    )
    return {
      id: design.id,
      name: design.productName,
      variants: variants.map(variantResult),
      delivery: delivery.length > 0 ? delivery : null,
      shipping_cost: rupees(design.shippingCost),
    }
  },
})

const isSize = (label: string | null, size: string) => label?.toLowerCase() === size.toLowerCase()

function unknownSize(labels: (string | null)[]): Sentence {
  const known = labels.filter((label) => label !== null)
  return (i18n) =>
    known.length === 0
      ? i18n._('This design has no sizes: leave the size out.')
      : i18n._('This design has the sizes {sizes}.', { sizes: known.join(', ') })
}
