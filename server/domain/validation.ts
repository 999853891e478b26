import { z } from 'zod'
import { normalizeIdentifier, normalizeLine, normalizeText } from '../../shared/grammars/text.ts'
import { Refused, type Issue } from './errors.ts'
import { isDay } from './shop/shop-time.ts'

/**
 * Parses external input, dropping unknown keys.
 * @throws Refused naming every wrong field at once, in our own sentences
 */
export function parse<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const { data, issues } = check(schema, input)
  if (issues) throw new Refused(issues)
  return data
}

type Checked<Output> = { data: Output; issues: null } | { data: null; issues: [Issue, ...Issue[]] }

/** As `parse`, for callers that check more before they refuse. */
export function check<Output>(schema: z.ZodType<Output>, input: unknown): Checked<Output> {
  const result = schema.safeParse(input, { error: (issue) => sentence(issue) })
  if (result.success) return { data: result.data, issues: null }
  const issues = result.error.issues.map((issue): Issue => ({
    field: issue.path.join('.') || null,
    code: 'INVALID',
    message: issue.message,
  }))
  return { data: null, issues: issues as [Issue, ...Issue[]] }
}

const labels: Record<string, string> = {
  productName: 'product name',
  quantityInStock: 'quantity in stock',
  shippingCost: 'shipping cost',
  tailorPrice: 'tailor price',
  readyMadePrice: 'ready-made price',
  maxPrice: 'highest price',
  fabricType: 'fabric type',
  screenshotUrl: 'screenshot',
  profilePicture: 'profile picture',
  productId: 'product',
  upload_preset: 'upload preset',
  currentPassword: 'current password',
  newPassword: 'new password',
  phone: 'phone number',
  idempotencyKey: 'idempotency key',
  confirmedTotal: 'confirmed total',
  own: 'measurement',
}

/** 'designDetails' → 'design details' */
const spaced = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Plural names take another verb: 'comments' and 'design details', not 'address' or 'status'. */
const isPlural = (label: string) => /[^su]s$/.test(label)

/** Replaces the library's messages: what is wrong, and what would be right. */
function sentence(issue: z.core.$ZodRawIssue): string {
  const field = [...(issue.path ?? [])].reverse().find((part) => typeof part === 'string')
  const label = field === undefined ? 'input' : (labels[field] ?? spaced(field))
  const name = `The ${label}`
  const is = isPlural(label) ? 'are' : 'is'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? `${name} ${is} missing.`
        : `${name} must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? `${name} ${is} missing.`
          : `${name} needs at least ${issue.minimum} characters.`
      return issue.origin === 'array' ? `${name} ${is} empty.` : `${name} must be ${issue.minimum} or more.`
    case 'too_big':
      if (issue.origin === 'string') return `${name} may have at most ${issue.maximum} characters.`
      if (issue.origin === 'array') return `${name} may have at most ${issue.maximum} entries.`
      return `${name} must be ${issue.maximum} or less.`
    case 'invalid_value':
      return `${name} must be one of: ${issue.values.join(', ')}.`
    case 'invalid_format':
      return issue.format === 'email'
        ? 'That isn’t an e-mail address.'
        : `${name} ${is}n’t of the right form.`
    default:
      return `${name} ${is}n’t right.`
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

/**
 * Postgres text cannot hold NUL, and its JSON no half of a surrogate pair; other control characters are not allowed in
 * names and descriptions either.
 */
const unstorable = /(?![\t\n])[\p{Cc}\p{Cs}]/u

const normalized = (normalize: (typed: string) => string, max: number) =>
  z
    .string()
    .overwrite(normalize)
    .max(max)
    .refine((value) => !unstorable.test(value), {
      error: 'The text has characters that can’t be shown.',
    })

/** A line of plain text of at most `max` characters, possibly empty; line breaks in it become spaces. */
export const text = (max: number) => normalized(normalizeLine, max)

/** The same for text of several lines: notes, comments, descriptions. */
export const longText = (max: number) => normalized(normalizeText, max)

/** By which a repeated request is recognized. */
export const idempotencyKey = text(100).min(8)

/** Text that must not be empty. */
export const requiredText = (max: number) => text(max).min(1)
export const requiredLongText = (max: number) => longText(max).min(1)

const orNone = (schema: z.ZodString) =>
  schema.nullish().transform((value) => (value === undefined ? undefined : value || null))

/** Optional text: blank, null and absent all mean 'none' (null). Omitted from an update, it stays. */
export const optionalText = (max: number) => orNone(text(max))
export const optionalLongText = (max: number) => orNone(longText(max))

/** A number or name by which something is found elsewhere: without compatible forms and invisible characters. */
export const optionalIdentifier = (max: number) => orNone(normalized(normalizeIdentifier, max))

const wrongAddress = { error: 'That isn’t a web address; it should begin with https://.' }

/** An https address or a path of the shop's own. */
export const webAddress = text(2000).refine((value) => isWebAddress(value, ['https:']), wrongAddress)

export const optionalWebAddress = z
  .union([z.literal(''), z.null(), webAddress])
  .optional()
  .transform((value) => (value === undefined ? undefined : value || null))

/** The same for links that people open: http is allowed. */
export const optionalLink = z
  .union([
    z.literal(''),
    z.null(),
    text(2000).refine((value) => isWebAddress(value, ['https:', 'http:']), wrongAddress),
  ])
  .optional()
  .transform((value) => (value === undefined ? undefined : value || null))

function isWebAddress(value: string, schemes: string[]): boolean {
  if (/^\/(?![/\\])[\w\-./%]+$/.test(value)) return true
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return schemes.includes(protocol) && !username && !password
}

/** An integer number of paise, safe in JSON. */
export const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Money that an admin types, in paise: it has the same limit as the catalogue's prices. */
export const amount = money.max(100_00_00_000_00, {
  error: 'An amount ends at ₹100 crore. Write a smaller one.',
})

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the text can be an id: the database rejects comparisons with others. */
export const isId = (id: unknown): id is string => typeof id === 'string' && uuidPattern.test(id)

/** A day of the shop's calendar: `2026-11-20`. */
export const day = z.string().refine(isDay, { error: 'That day doesn’t exist.' })

/** From one moment on, and before another: `DateTimeRange`. */
export const instants = z.object({ gte: z.date().nullish(), lt: z.date().nullish() })

/** Ids of a list's filter; those that can't be ids match nothing. */
export const someIds = z.array(z.string()).max(100, { error: 'Ask for at most 100 ids at once.' })

/**
 * For a list each of whose rows is about something else, by a key: refuses the rows that repeat one. Rows without a key are not
 * compared. A set of values, such as permissions, needs none: repeated, a value means the same.
 * @param field the row's field that the refusal names
 */
export const uniqueBy =
  <Row>(field: keyof Row & string, keyOf: (row: Row) => string | number | null | undefined, error: string) =>
  (rows: readonly Row[], context: z.RefinementCtx<readonly Row[]>): void => {
    const seen = new Set<string | number>()
    for (const [index, row] of rows.entries()) {
      const key = keyOf(row)
      if (key === null || key === undefined) continue
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, field], message: error })
      seen.add(key)
    }
  }
