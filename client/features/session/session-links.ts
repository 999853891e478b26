import { ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { expireSession, readSession } from './session.ts'

const sendToken = new SetContextLink(({ headers }) => {
  const { token } = readSession()
  return token === null ? {} : { headers: { ...(headers as object), authorization: `Bearer ${token}` } }
})

const noticeExpiry = new ErrorLink(({ error }) => {
  const refused =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  if (refused && readSession().token !== null) expireSession()
})

/** Sends the token along and notices when the server no longer takes it. Our own server only. */
export const sessionLinks = ApolloLink.from([noticeExpiry, sendToken])
