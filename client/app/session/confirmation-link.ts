import { type ApolloLink, Observable } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ErrorLink } from '@apollo/client/link/error'
import { askForConfirmation } from './confirmation.ts'

const requiresConfirmation = (error: unknown) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'CONFIRMATION_REQUIRED')

/**
 * When the server asks whether it is the account's holder, asks the person, and repeats the operation once they have
 * confirmed it. The server does nothing of an operation that it refuses in this way.
 */
export const confirmationLink = new ErrorLink(({ error, operation, forward }) => {
  if (!requiresConfirmation(error)) return
  return new Observable<ApolloLink.Result>((observer) => {
    void askForConfirmation().then((confirmed) => {
      if (confirmed) forward(operation).subscribe(observer)
      else observer.error(error)
    })
  })
})
