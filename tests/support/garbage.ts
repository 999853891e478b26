import {
  buildSchema,
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { expect } from 'vitest'
import type { Shop } from './shop.ts'
import type { ApiClient } from './api-client.ts'
import { type Arbitrary, fc } from './property-tests.ts'

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    "' OR 1=1--",
    '"; DROP TABLE users; --',
    '{"$gt":""}',
    '../../etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    '%00',
    '%',
    '\\',
    '1e9',
    '-0',
    'NaN',
    'null',
    '__proto__',
    'constructor',
    '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c',
    'https://example.com/a.jpg',
    '//evil.example',
    'Saree',
    'readymade',
    'increase',
    'a@example.com',
    'a'.repeat(300),
    'क'.repeat(5001),
    '<img src=x onerror=alert(1)>',
  ),
)

const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 1.5, 99, 100, 101, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, 1e-300),
)

/** Any JSON value. */
export const anything: Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.constantFrom(
    null,
    true,
    false,
    [],
    {},
    [[]],
    { not: null },
    { startsWith: 'a' },
    { toString: 1, valueOf: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Objects with some of these keys and arbitrary values. */
export const bodyWith = (keys: string[]): Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor'), anything, {
        maxKeys: 12,
      }),
    },
    { weight: 1, arbitrary: anything },
  )

/** Mostly of the type, with odd values; sometimes something else entirely. */
export function valueOf(type: GraphQLInputType): Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: ofType(type) }, { weight: 1, arbitrary: anything })
}

function ofType(type: GraphQLInputType): Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return fc.array(valueOf(type.ofType), { maxLength: 4 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const needed = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name)
    const shape = Object.fromEntries(
      fields.map((field) => [field.name, fc.nat(9).chain(() => valueOf(field.type))]),
    )
    return fc.record(shape, { requiredKeys: needed })
  }
  switch (type.name) {
    case 'Int':
    case 'Money':
      return fc.oneof(fc.integer({ min: -2, max: 120 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }))
    case 'Float':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'Boolean':
      return fc.boolean()
    default:
      return texts
  }
}

/** A valid value of the type, in which every text and ID is the one given. */
function valueWith(text: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueWith(text, type.ofType)
  if (isListType(type)) return [valueWith(text, type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return Object.fromEntries(fields.map((field) => [field.name, valueWith(text, field.type)]))
  }
  return (
    {
      Int: 1,
      Money: 1,
      Float: 1,
      Length: 1,
      Boolean: true,
      DateTime: '2026-01-01T00:00:00Z',
      Day: '2026-01-01',
    }[type.name] ?? text
  )
}

/** One operation for each field of Query and Mutation, with the scalar fields of its type. */
export function operationsOf(sdl: string) {
  const schema = buildSchema(sdl)
  const roots = [
    ['query', schema.getQueryType()!],
    ['mutation', schema.getMutationType()!],
  ] as const
  return roots.flatMap(([kind, root]) =>
    Object.values(root.getFields()).map((field) => {
      const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
      const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
      const list = getNamedType(field.type).name.endsWith('Connection')
      return {
        name: field.name,
        document: `${kind} ${variables && `(${variables})`} {
          ${field.name} ${given && `(${given})`} { __typename ${list ? 'totalCount edges { node { id } }' : ''} } }`,
        variables: fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type)]))),
        variablesWith: (text: string): Record<string, unknown> =>
          Object.fromEntries(field.args.map(({ name, type }) => [name, valueWith(text, type)])),
      }
    }),
  )
}

/** What no response may contain: internal messages, paths and statements. */
const leak =
  /prisma|postgres|pg_|select .* from|insert into|violates|syntax error at|invalid byte sequence|node_modules|\/server\/|\.ts:\d|at \w+ \(|argon2|passwordHash|emailKey|tokenVersion|cannot read prop/gi

/** The client: a guest, a shopper or an admin, equally often. */
export async function anybody(shop: Shop): Promise<Arbitrary<ApiClient>> {
  return fc.constantFrom<ApiClient>(shop.guest(), await shop.shopper('Meera'), await shop.admin())
}

interface Result {
  status: number
  text: string
}

/** Strings that the client sent itself may be echoed, and may look like anything. */
export function expectNoFault(sent: string, { status, text }: Result) {
  expect(status, text).toBeLessThan(500)
  const leaked = [...text.matchAll(leak)].map(([words]) => words).filter((words) => !sent.includes(words))
  expect(leaked, text).toEqual([])
}

/** How many times the usual number of requests is sent. */
const times = Number(process.env.GARBAGE_TIMES ?? 1)
/** Whether every combination is sent, rather than a part of them. */
export const isThorough = times > 1
export const garbageTimeout = times * 120_000

/** A failure prints the seed and path by which fast-check reproduces it. Some requests are concurrent. */
export async function sendAll<Request>(
  shop: Shop,
  usualCount: number,
  request: Arbitrary<Request>,
  send: (request: Request) => Promise<Result>,
) {
  // Fewer than the pool's connections, because a busy server may refuse requests.
  const atATime = 8
  const count = usualCount * times
  let sent = 0
  const batch = fc.array(request, { minLength: atATime, maxLength: atATime })
  const property = fc.asyncProperty(batch, async (requests) => {
    const results = await Promise.all(requests.map(send))
    results.forEach((result, index) => expectNoFault(JSON.stringify(requests[index]), result))
    expect(shop.faults()).toEqual([])
    sent += requests.length
  })
  await fc.assert(property, { numRuns: count / atATime })
  expect(sent).toBe(count)
}
