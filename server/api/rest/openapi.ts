import { z } from 'zod'
import type { ShopFacts } from '../../domain/shop/shop-facts.ts'
import { loopCall, uploadCall } from '../http/upload-call.ts'
import {
  cartItemResponse,
  failureResponse,
  feedbackResponse,
  productResponse,
  userResponse,
} from './responses.ts'
import { basePath, type Described } from './call.ts'
import { calls } from './calls.ts'
import { errorsOf, hasRetryAfter } from './errors-of-calls.ts'

/** Every call, with its full path. */
export const describedCalls: Described[] = [
  ...calls.map((call) => ({ ...call, path: basePath + call.path })),
  uploadCall,
  loopCall,
]

/** Schemas shared by several responses; the document defines each once. */
const named = new Map<z.core.$ZodType, string>([
  [productResponse, 'Product'],
  [userResponse, 'User'],
  [cartItemResponse, 'CartItem'],
  [feedbackResponse, 'Feedback'],
  [failureResponse, 'Failure'],
])

export interface Schema {
  [keyword: string]: unknown
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  description?: string
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  $ref?: string
}

/** The JSON schema of a validator's input or output. */
export function schemaOf(validator: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(validator, {
    io,
    override: ({ zodSchema, jsonSchema, path }) => {
      const name = named.get(zodSchema)
      if (name === undefined || path.length === 0) return
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
      jsonSchema.$ref = `#/components/schemas/${name}`
    },
  })
  return schema as Schema
}

/** The OpenAPI 3.1 document, generated from the validators that the calls use. */
export function openApi(shop: Pick<ShopFacts, 'name'>) {
  const groups = [...new Set(describedCalls.map(({ group }) => group))]
  const paths: Record<string, Record<string, object>> = {}
  for (const call of describedCalls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call)
  return {
    openapi: '3.1.1',
    info: {
      title: `${shop.name}: REST`,
      version: '1',
      description:
        'The calls of older clients, in rupees and in the shop’s own words. Unknown fields are ignored, and a field left blank counts as left out. Messages of failures are in English, or in Hindi with `Accept-Language: hi`.',
    },
    servers: [{ url: '/' }],
    tags: groups.map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        [...named].map(([validator, name]) => [name, schemaOf(validator as z.ZodType, 'output')]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing up or logging in answered. It counts for 30 days.',
        },
      },
    },
  }
}

function operation(call: Described) {
  const { method, path, group, does, access, input, response } = call
  return {
    operationId: `${method.toLowerCase()}_${path.split('/').slice(-2).join('_')}`,
    tags: [group],
    summary: does,
    ...(access === 'admin' && { description: 'For admins.' }),
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    ...(input && inputOf(input)),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': { schema: schemaOf(response.fields, 'output'), example: response.example },
        },
      },
      ...Object.fromEntries(errorsOf(call).map(([status, when]) => [status, failure(status, when)])),
    },
  }
}

function inputOf({ in: location, fields, example }: NonNullable<Described['input']>) {
  const schema = schemaOf(fields, 'input')
  const parameters = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: location === 'query' && schema.required?.includes(name) === true,
    schema: property,
    example: example[name],
  }))
  const type = location === 'form' ? 'multipart/form-data' : 'application/json'
  return {
    ...(location === 'query' || location === 'either' ? { parameters } : {}),
    ...(location !== 'query' && {
      requestBody: { required: location !== 'either', content: { [type]: { schema, example } } },
    }),
  }
}

const failure = (status: Parameters<typeof hasRetryAfter>[0], when: string) => ({
  description: when,
  ...(hasRetryAfter(status) && {
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
  }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})
