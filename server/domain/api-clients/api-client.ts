import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { ApiScope, type Permission } from '../../platform/database/__generated__/prisma/enums.ts'
import { notFound } from '../errors.ts'

export type { ApiScope }

/** A key as the owner sees it. */
export interface ApiKey {
  id: string
  /** Its first characters. */
  hint: string
  createdAt: Date
  /** Null for one that holds until it is replaced. */
  expiresAt: Date | null
  /** At most a minute behind; null before its first use. */
  lastUsedAt: Date | null
}

/** A program of an integrator. */
export interface ApiClient {
  id: string
  name: string
  scopes: ApiScope[]
  /** The sites whose pages may use its key: `https://shop.example`. */
  allowedOrigins: string[]
  requestsPerMinute: number
  createdAt: Date
  revokedAt: Date | null
  version: number
  /** The keys that can be used, the newest first. */
  keys: ApiKey[]
}

/** What is known of the client that sends a request. */
export type CallingClient = Pick<ApiClient, 'id' | 'scopes' | 'allowedOrigins' | 'requestsPerMinute'>

/** Includes the keys that can be used at this time. */
export const withKeys = (now: Date) =>
  ({
    keys: {
      where: { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    },
  }) satisfies Prisma.ApiClientInclude

type Row = Prisma.ApiClientGetPayload<{ include: ReturnType<typeof withKeys> }>

export const toApiClient = ({ keys, ...row }: Row): ApiClient => ({
  ...row,
  keys:
    row.revokedAt === null
      ? keys.map(({ id, hint, createdAt, expiresAt, lastUsedAt }) => ({
          id,
          hint,
          createdAt,
          expiresAt,
          lastUsedAt,
        }))
      : [],
})

/** What a scope lets its client do, in the terms of the use cases. Reading the catalogue needs no permission. */
const permissionsOfScope: Record<ApiScope, Permission[]> = {
  READ_CATALOGUE: [],
  WRITE_CATALOGUE: ['EDIT_PRODUCTS', 'CHANGE_PRICES', 'DELETE_PRODUCTS'],
  READ_ORDERS: ['MANAGE_ORDERS'],
  WRITE_ORDERS: ['MANAGE_ORDERS'],
  READ_CUSTOMERS: ['VIEW_CUSTOMERS'],
  WRITE_CUSTOMERS: ['VIEW_CUSTOMERS'],
  MANAGE_WEBHOOKS: [],
}

export const permissionsOfScopes = (scopes: ApiScope[]): Permission[] => [
  ...new Set(scopes.flatMap((scope) => permissionsOfScope[scope])),
]

/** In the order of the enumeration, and reading along with writing. */
export const completeScopes = (scopes: ApiScope[]): ApiScope[] =>
  Object.values(ApiScope).filter(
    (scope) => scopes.includes(scope) || scopes.some((each) => each === scope.replace('READ', 'WRITE')),
  )

export const unknownApiClient = () => notFound((i18n) => i18n._('There is no such API client.'))
