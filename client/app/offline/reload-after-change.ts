import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'

/** The change is saved and could not be read, or may be saved. */
const codes: unknown[] = ['COMMITTED', 'OUTCOME_UNKNOWN']

/** When a mutation's response does not show what it changed, the page's queries are sent again. */
export const reloadAfterChange = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors = [] }) => {
        if (errors.some(({ extensions }) => codes.includes(extensions?.['code'])))
          void operation.client.refetchQueries({ include: 'active' })
      }),
    ),
  )
