import type { I18n } from '@lingui/core'
import { z } from 'zod'
import { normalizeIdentifier, normalizeLine, normalizeText } from '../../shared/grammars/text.ts'
import { sourceLanguage } from '../../shared/languages.ts'
import { i18nOf, type Sentence } from '../i18n.ts'
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

/**
 * As `parse`, for callers that check more before they refuse. The messages that a schema gives to Zod are English texts of the
 * catalogue, marked by `i18n` for the extractor; their values are those of Zod's issue, such as `minimum`, and its `params`.
 */
export function check<Output>(schema: z.ZodType<Output>, input: unknown): Checked<Output> {
  const ours = new Map<string, Sentence>()
  const result = schema.safeParse(input, {
    error: (issue) => {
      const said = sentence(issue)
      const message = said(i18nOf.en)
      ours.set(message, said)
      return message
    },
  })
  if (result.success) return { data: result.data, issues: null }
  const issues = result.error.issues.map((issue): Issue => ({
    field: issue.path.join('.') || null,
    code: 'INVALID',
    message:
      ours.get(issue.message) ??
      ((i18n) => i18n._(issue.message, { ...issue, ...('params' in issue && issue.params) })),
  }))
  return { data: null, issues: issues as [Issue, ...Issue[]] }
}

/** Names of fields in messages, where a sentence names the field; those of other fields are made of the field's own name. */
const labels: Record<string, string> = {
  productName: /*i18n*/ 'product name',
  quantityInStock: /*i18n*/ 'quantity in stock',
  shippingCost: /*i18n*/ 'shipping cost',
  tailorPrice: /*i18n*/ 'tailor price',
  readyMadePrice: /*i18n*/ 'ready-made price',
  maxPrice: /*i18n*/ 'highest price',
  fabricType: /*i18n*/ 'fabric type',
  screenshotUrl: /*i18n*/ 'screenshot',
  profilePicture: /*i18n*/ 'profile picture',
  productId: /*i18n*/ 'product',
  upload_preset: /*i18n*/ 'upload preset',
  currentPassword: /*i18n*/ 'current password',
  newPassword: /*i18n*/ 'new password',
  phone: /*i18n*/ 'phone number',
  idempotencyKey: /*i18n*/ 'idempotency key',
  confirmedTotal: /*i18n*/ 'confirmed total',
  own: /*i18n*/ 'measurement',
  name: /*i18n*/ 'name',
  email: /*i18n*/ 'email',
  password: /*i18n*/ 'password',
  street: /*i18n*/ 'street',
  city: /*i18n*/ 'city',
  state: /*i18n*/ 'state',
  pincode: /*i18n*/ 'pincode',
  address: /*i18n*/ 'address',
  quantity: /*i18n*/ 'quantity',
  price: /*i18n*/ 'price',
  amount: /*i18n*/ 'amount',
  discount: /*i18n*/ 'discount',
  percent: /*i18n*/ 'percent',
  reason: /*i18n*/ 'reason',
  note: /*i18n*/ 'note',
  comments: /*i18n*/ 'comments',
  rating: /*i18n*/ 'rating',
  description: /*i18n*/ 'description',
  title: /*i18n*/ 'title',
  color: /*i18n*/ 'color',
  size: /*i18n*/ 'size',
  search: /*i18n*/ 'search',
  subject: /*i18n*/ 'subject',
  body: /*i18n*/ 'body',
  tags: /*i18n*/ 'tags',
  code: /*i18n*/ 'code',
  unit: /*i18n*/ 'unit',
  category: /*i18n*/ 'category',
  explanation: /*i18n*/ 'explanation',
  courier: /*i18n*/ 'courier',
  trackingNumber: /*i18n*/ 'tracking number',
  supplier: /*i18n*/ 'supplier',
  legalName: /*i18n*/ 'legal name',
}

/** 'designDetails' → 'design details' */
const spaced = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Fields' own names are English: elsewhere a field without a label is 'this field'. */
function labelOf(i18n: I18n, field: string | undefined) {
  const label = field === undefined ? undefined : labels[field]
  if (label !== undefined) return i18n._(label)
  if (i18n.locale !== sourceLanguage) return i18n._('this field')
  return field === undefined ? 'input' : spaced(field)
}

/** Plural names take another verb: 'comments' and 'design details', not 'address' or 'status'. */
const isPlural = (label: string) => /[^su]s$/.test(label)

/** Replaces the library's messages: what is wrong, and what would be right. */
function sentence(issue: z.core.$ZodRawIssue): Sentence {
  const field = [...(issue.path ?? [])].reverse().find((part) => typeof part === 'string')
  const said =
    (one: string, many = one, values: object = {}): Sentence =>
    (i18n) => {
      const label = labelOf(i18n, field)
      return i18n._(isPlural(label) ? many : one, { label, ...values })
    }
  const missing = said(/*i18n*/ 'The {label} is missing.', /*i18n*/ 'The {label} are missing.')
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined || issue.input === null) return missing
      const kind = kinds[issue.expected]
      return (i18n) =>
        i18n._('The {label} must be {kind}.', {
          label: labelOf(i18n, field),
          kind: kind === undefined ? issue.expected : i18n._(kind),
        })
    }
    case 'too_small': {
      const { minimum } = issue
      if (issue.origin === 'string')
        return minimum === 1
          ? missing
          : said(/*i18n*/ 'The {label} needs at least {minimum} characters.', undefined, { minimum })
      return issue.origin === 'array'
        ? said(/*i18n*/ 'The {label} is empty.', /*i18n*/ 'The {label} are empty.')
        : said(/*i18n*/ 'The {label} must be {minimum} or more.', undefined, { minimum })
    }
    case 'too_big': {
      const { maximum } = issue
      if (issue.origin === 'string')
        return said(/*i18n*/ 'The {label} may have at most {maximum} characters.', undefined, { maximum })
      return issue.origin === 'array'
        ? said(/*i18n*/ 'The {label} may have at most {maximum} entries.', undefined, { maximum })
        : said(/*i18n*/ 'The {label} must be {maximum} or less.', undefined, { maximum })
    }
    case 'invalid_value':
      return said(/*i18n*/ 'The {label} must be one of: {values}.', undefined, {
        values: issue.values.join(', '),
      })
    case 'invalid_format':
      return issue.format === 'email'
        ? (i18n) => i18n._('That isn’t an e-mail address.')
        : said(
            /*i18n*/ 'The {label} isn’t of the right form.',
            /*i18n*/ 'The {label} aren’t of the right form.',
          )
    default:
      return said(/*i18n*/ 'The {label} isn’t right.', /*i18n*/ 'The {label} aren’t right.')
  }
}

const kinds: Record<string, string> = {
  string: /*i18n*/ 'text',
  number: /*i18n*/ 'a number',
  int: /*i18n*/ 'a whole number',
  boolean: /*i18n*/ 'true or false',
  array: /*i18n*/ 'a list',
  object: /*i18n*/ 'a group of fields',
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
      error: /*i18n*/ 'The text has characters that can’t be shown.',
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

const wrongAddress = { error: /*i18n*/ 'That isn’t a web address; it should begin with https://.' }

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
  error: /*i18n*/ 'An amount ends at ₹100 crore. Write a smaller one.',
})

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the text can be an id: the database rejects comparisons with others. */
export const isId = (id: unknown): id is string => typeof id === 'string' && uuidPattern.test(id)

/** A day of the shop's calendar: `2026-11-20`. */
export const day = z.string().refine(isDay, { error: /*i18n*/ 'That day doesn’t exist.' })

/** From one moment on, and before another: `DateTimeRange`. */
export const instants = z.object({ gte: z.date().nullish(), lt: z.date().nullish() })

/** Ids of a list's filter; those that can't be ids match nothing. */
export const someIds = z.array(z.string()).max(100, { error: /*i18n*/ 'Ask for at most 100 ids at once.' })

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
