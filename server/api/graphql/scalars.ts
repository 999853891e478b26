import { GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { isDay } from '../../domain/shop/shop-time.ts'
import { badScalar } from './errors.ts'

function paise(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw badScalar('Money must be a whole number of paise, 0 or more.')
  return value
}

/** GraphQL's Int ends at 2^31; this scalar accepts integers of any length. */
const integerLiteral = (node: ValueNode): unknown => (node.kind === Kind.INT ? Number(node.value) : undefined)

export const Money = new GraphQLScalarType({
  name: 'Money',
  serialize: paise,
  parseValue: paise,
  parseLiteral: (node) => paise(integerLiteral(node)),
})

export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : undefined),
})

/** RFC 3339, section 5.6. */
const dateTime = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** JavaScript parses 31 February as 3 March. */
function exists(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function instant(value: unknown): Date {
  const [text, day] = (typeof value === 'string' && dateTime.exec(value.toUpperCase())) || []
  const date = new Date(text ?? Number.NaN)
  if (day === undefined || Number.isNaN(date.getTime()) || !exists(day))
    throw badScalar('A time must be written in RFC 3339, such as 2026-11-20T09:30:00.000Z.')
  return date
}

/** Passed through as text; the domain decides which addresses are allowed. */
export const URLScalar = new GraphQLScalarType<string, string>({
  name: 'URL',
  serialize: String,
  parseValue: address,
  parseLiteral: (node) => address(node.kind === Kind.STRING ? node.value : undefined),
})

function address(value: unknown): string {
  if (typeof value !== 'string') throw badScalar('An address must be text.')
  return value
}

export const Day = new GraphQLScalarType<string, string>({
  name: 'Day',
  serialize: String,
  parseValue: day,
  parseLiteral: (node) => day(node.kind === Kind.STRING ? node.value : undefined),
})

function day(value: unknown): string {
  if (!isDay(value)) throw badScalar('A day must be written as 2026-11-20.')
  return value
}

/** Passed through: the domain reads texts, and refuses what is no length at its field. */
export const Length = new GraphQLScalarType<number | string, unknown>({
  name: 'Length',
  serialize: (value) => value,
  parseValue: length,
  parseLiteral: (node) => length(lengthLiteral(node)),
})

function lengthLiteral(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value)
  return node.kind === Kind.STRING ? node.value : undefined
}

function length(value: unknown): number | string {
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value
  throw badScalar('A length must be a number or text, such as 36.5 or "36 1/2".')
}
