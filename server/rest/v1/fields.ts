import { z } from 'zod'
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
    .regex(/^-?\d{1,15}(\.\d{1,6})?$/, { error: 'This must be a number.' })
    .transform(Number),
])

/** Rupees as a number, converted to paise. */
export const rupees = number
  .pipe(
    z
      .number()
      .min(0, { error: 'A price can’t be below 0.' })
      .max(Number.MAX_SAFE_INTEGER / 100, { error: 'That price is too high.' })
      .transform((amount) => Math.round(amount * 100)),
  )
  .meta({ description: 'Rupees.' })

export const flag = z.union([
  z.boolean(),
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['true', 'false', 'yes', 'no'], { error: 'This must be true or false.' }))
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
        message: `This must be one of: ${Object.values(labels).join(', ')}.`,
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
