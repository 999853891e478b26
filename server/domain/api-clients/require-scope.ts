import type { ApiScope } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { Forbidden } from '../errors.ts'

type Caller = Pick<Context, 'client'>

/** Whether people, who have no scopes, or a client with this scope send the request. */
export const hasScope = ({ client }: Caller, scope: ApiScope): boolean =>
  client === null || client.scopes.includes(scope)

/**
 * What is not listed for clients, is not for them: `undefined` refuses every client, null none.
 * @throws Forbidden for a client without the scope
 */
export function requireScope(caller: Caller, scope: ApiScope | null | undefined): void {
  if (caller.client === null || scope === null) return
  if (scope === undefined) throw new Forbidden((i18n) => i18n._('API keys can’t be used for this.'))
  if (!hasScope(caller, scope))
    throw new Forbidden((i18n) => i18n._('This API key lacks the scope {scope}.', { scope }))
}
