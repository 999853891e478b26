import type { ApiClientForm_ApiClientFragment, ApiScope } from '../../../__generated__/graphql.ts'

/** The values of the form. */
export interface ClientValues {
  name: string
  scopes: ApiScope[]
  /** One site in a line. */
  allowedOrigins: string
  requestsPerMinute: string
}

export const clientValues = (client: ApiClientForm_ApiClientFragment | null): ClientValues => ({
  name: client?.name ?? '',
  scopes: client?.scopes ?? [],
  allowedOrigins: client?.allowedOrigins.join('\n') ?? '',
  requestsPerMinute: String(client?.requestsPerMinute ?? 600),
})

/** As the mutation takes them. */
export const clientInput = ({ name, scopes, allowedOrigins, requestsPerMinute }: ClientValues) => ({
  name,
  scopes,
  allowedOrigins: allowedOrigins.split(/\s+/).filter(Boolean),
  // Not a number is refused by the server, at its field.
  requestsPerMinute: /^\d{1,9}$/.test(requestsPerMinute.trim()) ? Number(requestsPerMinute) : 0,
})
