import { ApolloLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { isUnauthenticated } from './is-unauthenticated.ts'
import { expireSession, readSession } from './session.ts'

const sendToken = new SetContextLink(({ headers }) => {
  const { token } = readSession()
  return token === null
    ? {}
    : { sentToken: token, headers: { ...(headers as object), authorization: `Bearer ${token}` } }
})

const noticeExpiry = new ErrorLink(({ error, operation }) => {
  // A late answer to a token that has been replaced since says nothing of the new one.
  const { sentToken } = operation.getContext() as { sentToken?: string }
  if (isUnauthenticated(error) && sentToken !== undefined && sentToken === readSession().token)
    expireSession()
})

/** Sends the token along and notices when the server no longer takes it. Our own server only. */
export const sessionLinks = ApolloLink.from([noticeExpiry, sendToken])
