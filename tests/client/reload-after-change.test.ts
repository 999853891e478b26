import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { reloadAfterChange } from '../../client/app/offline/reload-after-change.ts'
import { failureMessage } from '../../client/language/failure-message.ts'
import { textsIn } from '../support/texts-in.ts'

const query = gql`
  query Shop {
    shop {
      name
    }
  }
`
const mutation = gql`
  mutation Save {
    save {
      name
    }
  }
`

/** A page that shows the shop's name, and a change of it that the server answers with this code. */
function openPage(code: string) {
  let name = 'Before'
  const server = new ApolloLink(({ operationName }) => {
    if (operationName === 'Shop') return of({ data: { shop: { __typename: 'Shop', name } } })
    name = 'After'
    return of({ data: { save: null }, errors: [{ message: 'Your change is saved.', extensions: { code } }] })
  })
  const client = new ApolloClient({
    link: ApolloLink.from([reloadAfterChange(), server]),
    cache: new InMemoryCache({ typePolicies: { Shop: { keyFields: [] } } }),
  })
  const shown = vi.fn()
  const subscription = client
    .watchQuery({ query })
    .subscribe(({ data }) => shown((data as { shop?: { name?: string } } | undefined)?.shop?.name))
  return { client, shown, close: () => subscription.unsubscribe() }
}

test.each(['COMMITTED', 'OUTCOME_UNKNOWN'])('after %s the page shows what the server has', async (code) => {
  const { client, shown, close } = openPage(code)
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith('Before'))
  await expect(client.mutate({ mutation })).rejects.toThrow('Your change is saved.')
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith('After'))
  close()
})

test('after a refusal nothing is loaded again', async () => {
  const { client, shown, close } = openPage('FORBIDDEN')
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith('Before'))
  await client.mutate({ mutation }).catch(() => null)
  await Promise.resolve()
  expect(shown).toHaveBeenLastCalledWith('Before')
  close()
})

test('a saved change is called saved', async () => {
  const { client, close } = openPage('COMMITTED')
  const error: unknown = await client.mutate({ mutation }).catch((failure: unknown) => failure)
  expect(failureMessage(textsIn('en'), error)).toBe('Your change is saved.')
  close()
})
