import { z } from 'zod'
import { Fulfilment } from '../../platform/database/__generated__/prisma/enums.ts'
import { emailAddress } from '../accounts/email-address.ts'
import { measurementsInput } from '../measurements/measurements-input.ts'
import { styleInput } from '../style-options/choose-style.ts'
import { day, money, optionalLongText, optionalText } from '../validation.ts'
import { editedLine } from './edit-lines.ts'

const detail = optionalText(200)

/** What is left out stays as it is. */
export const editing = z.object({
  orderId: z.string(),
  version: z.int(),
  lines: z
    .array(editedLine)
    .min(1, { error: /*i18n*/ 'An order has at least one garment. Cancel it instead.' })
    .max(50)
    .nullish(),
  measurements: measurementsInput.nullish(),
  style: styleInput.nullish(),
  customer: z
    .object({
      name: detail,
      email: emailAddress.or(z.literal('')).nullish(),
      phone: detail,
      street: detail,
      city: detail,
      state: detail,
      pincode: detail,
    })
    .nullish(),
  fulfilment: z.enum(Fulfilment).nullish(),
  neededBy: day.nullish(),
  confirmedDay: z.boolean().default(false),
  specialInstructions: optionalLongText(5000),
  reason: optionalLongText(1000),
  confirmedTotal: money.nullish(),
  dryRun: z.boolean().default(false),
})

export type Editing = z.infer<typeof editing>
