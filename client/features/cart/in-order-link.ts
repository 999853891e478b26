import { ApolloLink } from '@apollo/client'
import { Observable, type Subscription } from 'rxjs'

/** The context of operations that must reach the server one after another: all that read or write the cart. */
export const cartQueue = { queue: 'cart' }

/** The context of reads of the cart that decide what is ordered: no cached response stands in for the server's. */
export const serverCart = { ...cartQueue, uncached: true }

/**
 * Sends the operations of a queue one at a time, in the order of asking: ten rapid taps end at the server's
 * number, and no answer overtakes a later one.
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
