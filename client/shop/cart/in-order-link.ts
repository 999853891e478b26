import { ApolloLink } from '@apollo/client'
import { Observable, type Subscription } from 'rxjs'

/** The context of operations that must reach the server in order: all that read or write the cart. */
export const cartQueue = { queue: 'cart' }

/** The context of cart queries that decide what is ordered: stored responses are never used for them. */
export const serverCart = { ...cartQueue, uncached: true }

/**
 * Sends the operations of a queue one at a time, in the order in which they were called: rapid taps end
 * at the server's number, and no response overtakes a later one.
 */
export function inOrderLink() {
  const last = new Map<string, Promise<void>>()
  return new ApolloLink((operation, forward) => {
    const { queue } = operation.getContext() as { queue?: string }
    if (queue === undefined) return forward(operation)
    return new Observable((observer) => {
      let abandoned = false
      let sent: Subscription | undefined
      const run = async () => {
        if (abandoned) return
        await new Promise<void>((done) => {
          sent = forward(operation).subscribe(observer)
          sent.add(done)
        })
      }
      last.set(queue, (last.get(queue) ?? Promise.resolve()).then(run, run))
      return () => {
        abandoned = true
        sent?.unsubscribe()
      }
    })
  })
}
