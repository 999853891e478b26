import type { z } from 'zod'
import type { ApiScope } from '../../domain/api-clients/api-client.ts'
import { requireAdmin, requireViewer } from '../../domain/accounts/policy.ts'
import type { User } from '../../domain/accounts/user.ts'
import type { Context } from '../../domain/context.ts'

/** The base path of all calls. */
export const basePath = '/api/v1'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call. */
export type Access = 'anyone' | 'signed in' | 'admin'

/**
 * Where a call's fields are sent. `either`: an id in the body or, for clients that can't send one with DELETE, in the
 * query. `form`: multipart, as for picture hosts.
 */
export type FieldLocation = 'body' | 'query' | 'either' | 'form'

/** The documentation of a call. */
export interface Described {
  method: Method
  path: string
  /** The group it is listed under. */
  group: string
  /** What it does, in a sentence. */
  does: string
  access: Access
  /**
   * What an API client needs for it. Calls of anyone need none; others without a scope are refused to API clients: they are for
   * people.
   */
  scope?: ApiScope
  /** Null for a call without fields. */
  input: { in: FieldLocation; fields: z.ZodType; example: Record<string, unknown> } | null
  response: { fields: z.ZodType; example: unknown }
  /** When the call fails with which status, beyond what every call like it may respond (`errors-of-calls.ts`). */
  errors: Partial<Record<ErrorStatus, string>>
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507

/** One entry of the table from which both the router and the description are derived. */
export interface Call extends Described {
  /** Runs one use case with the fields parsed by `input.fields`, and returns its JSON. */
  run(ctx: Context, input: unknown): Promise<unknown>
}

interface Typed<Input extends z.ZodType, Output extends z.ZodType> extends Omit<
  Described,
  'input' | 'response'
> {
  input: { in: Exclude<FieldLocation, 'form'>; fields: Input; example: Record<string, unknown> } | null
  response: { fields: Output; example: z.output<Output> }
  run(ctx: Context, input: z.output<Input>): Promise<z.output<Output>>
}

/** An entry of the table; the type of its response is checked here. */
export const call = <Input extends z.ZodType, Output extends z.ZodType>(line: Typed<Input, Output>): Call =>
  line

const requirements: Record<Access, (viewer: User | null) => void> = {
  anyone: () => {},
  'signed in': requireViewer,
  admin: requireAdmin,
}

/** @throws Unauthenticated, Forbidden */
export const requireAccess = (access: Access, viewer: User | null) => requirements[access](viewer)
