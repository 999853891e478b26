import { z } from 'zod'
import { readAmount } from '../../../shared/grammars/amount.ts'
import { type EnumLabels, valueOf } from '../../../shared/catalogue/product-enums.ts'

/** Parsers of REST's loosely typed fields. '' means absent, so that an incomplete form is accepted. */
const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

export const field = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankIsAbsent, schema.optional()).optional()

/** An opaque id. An invalid one matches nothing: the call responds 404. */
export const id = z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string())

/** A required id. */
export const requiredId = z.preprocess(blankIsAbsent, z.string())

/** A number, or a form's text of one. */
export const number = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,15}(\.\d{1,6})?$/, { error: /*i18n*/ 'This must be a number.' })
    .transform(Number),
])

/** Paise; a fraction of one is refused, never rounded. */
const rupeesAsNumber = z
  .number()
  .min(0, { error: /*i18n*/ 'A price can’t be below 0.' })
  .max(Number.MAX_SAFE_INTEGER / 100, { error: /*i18n*/ 'That price is too high.' })
  .refine((amount) => Number(amount.toFixed(2)) === amount, {
    error: /*i18n*/ 'An amount has at most two decimals, such as 1299.50.',
  })
  .transform((amount) => Math.round(amount * 100))

/** A form's text, by the grammar of every typed amount. */
const rupeesAsText = z.string().transform((typed, check): number => {
  const read = readAmount(typed)
  if (read.kind === 'amount') return read.paise
  check.issues.push({
    code: 'custom',
    input: typed,
    message: /*i18n*/ 'This must be an amount of rupees, such as 1299 or 1299.50.',
  })
  return z.NEVER
})

/** Rupees as a number or a form's text of one, converted to paise. */
export const rupees = z
  .union([rupeesAsNumber, rupeesAsText])
  .meta({ description: 'Rupees, with at most two decimals.' })

export const flag = z.union([
  z.boolean(),
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['true', 'false', 'yes', 'no'], { error: /*i18n*/ 'This must be true or false.' }))
    .transform((typed) => typed === 'true' || typed === 'yes'),
])

/** One of the specification's labels, in any case. */
export const enumeration = <Value extends string>(labels: EnumLabels<Value>) =>
  z
    .string()
    .meta({ enum: Object.values(labels), description: 'In any case.' })
    .transform((given, check): Value => {
      const value = valueOf(labels, given)
      if (value !== undefined) return value
      check.issues.push({
        code: 'custom',
        input: given,
        message: /*i18n*/ 'This must be one of: {values}.',
        params: { values: Object.values(labels).join(', ') },
      })
      return z.NEVER
    })

/** A list, or one text with commas. */
export const list = z.union([
  z.array(z.string()),
  z.string().transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
])
