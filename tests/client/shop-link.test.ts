import { ApolloClient, gql, InMemoryCache } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shopLink } from '../../client/app/shop-link.ts'

test('a request ends when the signal of its context does, like those of Apollo’s own link', async () => {
  const sent: AbortSignal[] = []
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    sent.push(signal)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The request was given up.')))
    })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const client = new ApolloClient({ link: shopLink(), cache: new InMemoryCache() })
  const mutation = gql`
    mutation LogOut {
      logOut
    }
  `
  Object.assign(mutation, { __meta__: { hash: 'hash' } })
  const patience = new AbortController()
  const answer = client.mutate({ mutation, context: { fetchOptions: { signal: patience.signal } } })
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]!.aborted).toBe(false)
  patience.abort()
  await expect(answer).rejects.toThrow('The request was given up.')
})
