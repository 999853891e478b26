import { ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { isUnauthenticated } from './is-unauthenticated.ts'
import { expireSession, readSession } from './session.ts'

const sendToken = new SetContextLink(({ headers, tailorToken }) => {
  const { token, expired } = readSession()
  // A repeated operation still has the headers of its first attempt.
  const { authorization: _, ...others } = (headers ?? {}) as Record<string, string>
  if (typeof tailorToken === 'string')
    return { sentToken: undefined, headers: { ...others, authorization: `Bearer ${tailorToken}` } }
  return token === null || expired
    ? { sentToken: undefined, headers: others }
    : { sentToken: token, headers: { ...others, authorization: `Bearer ${token}` } }
})

const repeatWithoutToken = new ErrorLink(({ error, operation, forward }) => {
  const { sentToken } = operation.getContext() as { sentToken?: string }
  if (sentToken === undefined || !isUnauthenticated(error)) return
  // Another tab may have replaced the token meanwhile: then the new one is sent.
  if (sentToken === readSession().token) expireSession()
  return forward(operation)
})

/**
 * Sends the token. When the server rejects it, the session expires and the operation is repeated as a
 * guest, because the server executes nothing with a rejected token. Only for our own server.
 */
export const sessionLinks = ApolloLink.from([repeatWithoutToken, sendToken])
