import type { Json } from './json.ts'
import { expectDescribed } from './rest-description.ts'
import { type Mutations, mutations } from '../__generated__/api.ts'
import { fields } from './fields.ts'

export type { Json }

export interface GraphQLResult {
  status: number
  data: Json
  errors:
    { message: string; path?: string[]; extensions: { code: string; retryAfter?: number } }[] | undefined
  headers: Headers
  /** The raw response body. */
  text: string
}

export interface RestResult {
  status: number
  body: Json
  headers: Headers
  /** The raw response body. */
  text: string
}

export type Input<Name extends keyof Mutations> = Mutations[Name]['input']

/** For helpers that send a new key with each request. */
export type Keyless<Name extends keyof Mutations> = Omit<Input<Name>, 'idempotencyKey'> & {
  idempotencyKey?: string
}

/** The response together with the payload's fields; those that weren't selected are missing. */
export type MutationResult<Name extends keyof Mutations> = GraphQLResult & Mutations[Name]['payload']

/** A client of the shop's API: a guest without a token, or the token's user. */
export class ApiClient {
  readonly url: string
  readonly token: string | null

  constructor(url: string, token: string | null) {
    this.url = url
    this.token = token
  }

  /** The same client with another token, such as a forged one. */
  with(token: string): ApiClient {
    return new ApiClient(this.url, token)
  }

  /** One POST to /graphql. */
  async graphql(
    document: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLResult> {
    const result = await this.rest('POST', '/graphql', { query: document, variables }, headers)
    const body = result.body as { data?: Json; errors?: GraphQLResult['errors'] } | null
    return { ...result, data: body?.data, errors: body?.errors }
  }

  /**
   * Sends a mutation. What the schema doesn't allow is sent `as never`.
   * @param selection of the payload, beside its `userErrors`; by default what `fields` has of its types
   */
  async mutate<Name extends keyof Mutations>(
    name: Name,
    input: Input<Name>,
    selection = selectionOf(name),
  ): Promise<MutationResult<Name>> {
    const type = mutations[name].input
    const result = await this.graphql(
      `mutation ${type ? `($input: ${type}!)` : ''} {
        ${name}${type ? '(input: $input)' : ''} { ${selection} userErrors { field code message } }
      }`,
      type ? { input } : {},
    )
    return { ...result, ...result.data?.[name] }
  }

  /** Sends a mutation that has to be accepted. */
  async mutateOrThrow<Name extends keyof Mutations>(
    name: Name,
    input: Input<Name>,
    selection = selectionOf(name),
  ): Promise<MutationResult<Name>> {
    const result = await this.mutate(name, input, selection)
    const { errors, userErrors = [], text } = result
    if (errors || userErrors.length > 0) throw new Error(`${name} was refused: ${text}`)
    return result
  }

  /**
   * A call below /api/v1, or any other path that begins with a slash. A text body is sent as it is. A
   * response that the OpenAPI document doesn't describe is an error.
   */
  async rest(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestResult> {
    return this.send(path.startsWith('/') ? path : `/api/v1/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.token !== null && { Authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  /** A form for the upload endpoint, or for the one of loops. */
  async upload(
    form: FormData,
    path: '/images/upload' | '/images/loops' = '/images/upload',
  ): Promise<RestResult> {
    return this.send(path, {
      method: 'POST',
      headers: { ...(this.token !== null && { Authorization: `Bearer ${this.token}` }) },
      body: form,
    })
  }

  private async send(path: string, init: RequestInit): Promise<RestResult> {
    const response = await fetch(this.url + path, init)
    const text = await response.text()
    const body = readJson(text)
    expectDescribed(init.method ?? 'GET', path, response.status, body)
    return { status: response.status, headers: response.headers, text, body }
  }
}

/** A client with an account. */
export class Account extends ApiClient {
  declare readonly token: string
  readonly id: string
  readonly name: string
  readonly email: string

  constructor(url: string, token: string, { id, name, email }: { id: string; name: string; email: string }) {
    super(url, token)
    this.id = id
    this.name = name
    this.email = email
  }
}

function selectionOf(name: keyof Mutations): string {
  const { payload, fields: ofPayload } = mutations[name]
  const selections: Record<string, string> = fields
  return (
    selections[payload] ??
    Object.entries(ofPayload)
      .map(([field, type]) => (type === null ? field : `${field} { ${selections[type] ?? '__typename'} }`))
      .join(' ')
  )
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
