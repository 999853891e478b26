import type { z } from 'zod'
import { requireAdmin, requireViewer } from '../../domain/accounts/policy.ts'
import type { User } from '../../domain/accounts/user.ts'
import type { Context } from '../../domain/context.ts'

/** Below this path lie all calls of the table. */
export const basePath = '/api/v1'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Whom a call answers. */
export type Access = 'anyone' | 'signed in' | 'admin'

/**
 * Where a call's fields are. `either`: an id in the body or, for clients that can't send one with DELETE, in the query.
 * `form`: multipart, as picture hosts take it.
 */
export type FieldLocation = 'body' | 'query' | 'either' | 'form'

/** What is said of a call to whoever wants to make it. */
export interface Described {
  method: Method
  path: string
  /** The group it is listed under. */
  group: string
  /** What it does, in a sentence. */
  does: string
  access: Access
  /** Null for a call without fields. */
  input: { in: FieldLocation; fields: z.ZodType; example: Record<string, unknown> } | null
  response: { fields: z.ZodType; example: unknown }
  /** When the call answers which error, beyond what every call like it may answer (`errors-of-calls.ts`). */
  errors: Partial<Record<ErrorStatus, string>>
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507

/** One line of the table that both the router and the description are made from. */
export interface Call extends Described {
  /** Runs one use case with the fields as `input.fields` has read them, and answers its JSON. */
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

/** A line of the table; that it answers what it says is checked here. */
export const call = <Input extends z.ZodType, Output extends z.ZodType>(line: Typed<Input, Output>): Call =>
  line

const requirements: Record<Access, (viewer: User | null) => void> = {
  anyone: () => {},
  'signed in': requireViewer,
  admin: requireAdmin,
}

/** @throws Unauthenticated, Forbidden */
export const requireAccess = (access: Access, viewer: User | null) => requirements[access](viewer)
