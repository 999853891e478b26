import type { ApiClientForm_ApiClientFragment, ApiScope } from '../../__generated__/graphql.ts'
import { countText } from '../../../shared/grammars/count.ts'
import type { FieldReader } from '../forms/read-form.ts'

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
  requestsPerMinute: countText(client?.requestsPerMinute ?? 600),
})

/** As the mutation takes them. */
export const clientInput = (
  read: FieldReader,
  { name, scopes, allowedOrigins, requestsPerMinute }: ClientValues,
) => ({
  name,
  scopes,
  allowedOrigins: allowedOrigins.split(/\s+/).filter(Boolean),
  requestsPerMinute: read.count('requestsPerMinute', requestsPerMinute),
})
