import type { Permission } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed, isShopOwner } from '../accounts/policy.ts'
import type { ApiScope } from '../api-clients/api-client.ts'
import type { Context } from '../context.ts'

/** Who sends a request: a person, an API client, a tailor, or nobody known. */
export type Requester = Pick<Context, 'viewer' | 'client' | 'tailor'>

/** Whether a requester may see something. */
export type RequesterRule = (requester: Requester) => boolean

/** Whether a requester may see something of the subject, such as a field of an order. */
export type Rule<Subject> = (requester: Requester, subject: Subject) => boolean

export const everybody: RequesterRule = () => true

/** Those for whom one of the rules holds. */
export function anyOf(...rules: RequesterRule[]): RequesterRule
export function anyOf<Subject>(...rules: Rule<Subject>[]): Rule<Subject>
export function anyOf<Subject>(...rules: Rule<Subject>[]): Rule<Subject> {
  return (requester, subject) => rules.some((rule) => rule(requester, subject))
}

/**
 * People who work for the shop with one of these permissions, and the owner. API clients have permissions, too, so that use
 * cases accept them: what they see is decided by their scopes alone.
 */
export const staff =
  (...permissions: Permission[]): RequesterRule =>
  ({ viewer, client }) =>
    client === null && permissions.some((permission) => isAllowed(viewer, permission))

/** API clients with one of these scopes. */
export const keys =
  (...scopes: ApiScope[]): RequesterRule =>
  ({ client }) =>
    client !== null && scopes.some((scope) => client.scopes.includes(scope))

export const owner: RequesterRule = ({ viewer, client }) => client === null && isShopOwner(viewer)

/** Everybody but API clients. */
export const people: RequesterRule = ({ client }) => client === null

/** The person whose account a thing belongs to. */
export const ofAccount: Rule<{ userId: string | null }> = ({ viewer, client }, { userId }) =>
  client === null && viewer !== null && userId === viewer.id
