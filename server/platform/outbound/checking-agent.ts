import type { LookupAddress, LookupOptions } from 'node:dns'
import { Agent, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Duplex } from 'node:stream'
import { OutboundFailed } from './outbound-failed.ts'

/** Resolves a name like `dns.lookup` with `all`. */
export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const refused = () => new OutboundFailed('The address is not on the public internet.')

/**
 * An agent whose connections lead to allowed addresses only. The check is within the lookup of the connection itself, so
 * that a name can't resolve to another address afterwards.
 */
export function checkingAgent(isAllowed: (address: string) => boolean, resolve: Resolve): Agent {
  const lookup: LookupFunction = (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isAllowed(address))) return callback(refused(), [])
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }

  class CheckingAgent extends Agent {
    /** Addresses in numbers are not looked up. */
    override createConnection(
      options: RequestOptions,
      callback?: (error: Error | null, stream: Duplex) => void,
    ): Duplex | null | undefined {
      const host = options.host ?? options.hostname ?? ''
      if (isIP(host) && !isAllowed(host)) throw refused()
      return super.createConnection({ ...options, lookup }, callback)
    }
  }
  return new CheckingAgent()
}
