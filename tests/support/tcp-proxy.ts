import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy on loopback whose connections can be made to fail. */
export interface TcpProxy {
  /** The same address with the proxy's port. */
  via: (url: string) => string
  /** Existing connections deliver nothing more in either direction, and stay open. New ones work. */
  freeze: () => void
  /** Neither existing nor new connections deliver anything until `accept`. */
  stall: () => void
  /** Closes existing connections with a reset. New ones work. */
  reset: () => void
  /**
   * The next request that contains this text is forwarded and answered, and its answer is lost: the connection is then closed
   * with a reset. Resolves when that has happened.
   */
  loseAnswerTo: (text: string) => Promise<void>
  /** The same with a connection that stays open, as by a network that delivers nothing more. */
  withholdAnswerTo: (text: string) => Promise<void>
  /** Closes existing connections and accepts no more until `accept`. */
  refuse: () => void
  accept: () => void
  /** Resolves when a connection has been refused since `refuse`. */
  refused: () => Promise<void>
  close: () => Promise<void>
}

interface Pair {
  near: Socket
  far: Socket
  isStalled: boolean
}

/** Forwards connections to a server on this machine, whose address `via` is given. */
export async function startTcpProxy(): Promise<TcpProxy> {
  const pairs = new Set<Pair>()
  let target = { host: '127.0.0.1', port: 0 }
  let isRefusing = false
  let isStalling = false
  let losing: { text: string; staysOpen: boolean; lost: () => void } | null = null
  let hasRefused = () => {}
  let refused = Promise.resolve()

  const server = createServer((near) => {
    if (isRefusing) {
      near.resetAndDestroy()
      return hasRefused()
    }
    const far = connect(target)
    const pair = { near, far, isStalled: isStalling }
    pairs.add(pair)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
    near.on('data', (bytes: Buffer) => {
      if (losing === null || !bytes.includes(losing.text)) return
      const { lost, staysOpen } = losing
      losing = null
      far.unpipe(near)
      far.once('data', () => {
        if (!staysOpen) {
          near.resetAndDestroy()
          far.destroy()
        }
        lost()
      })
      far.resume()
    })
    if (!isStalling) deliver(pair)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const freeze = () => {
    for (const { near, far } of pairs) {
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    }
  }
  const reset = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
  }
  return {
    via: (url) => {
      const address = new URL(url)
      target = { host: address.hostname, port: Number(address.port) }
      address.hostname = '127.0.0.1'
      address.port = String((server.address() as AddressInfo).port)
      return address.href
    },
    freeze,
    stall: () => {
      isStalling = true
      freeze()
      for (const pair of pairs) pair.isStalled = true
    },
    reset,
    loseAnswerTo: (text) => new Promise((lost) => (losing = { text, staysOpen: false, lost })),
    withholdAnswerTo: (text) => new Promise((lost) => (losing = { text, staysOpen: true, lost })),
    refuse: () => {
      isRefusing = true
      refused = new Promise((resolve) => (hasRefused = resolve))
      reset()
    },
    accept: () => {
      isRefusing = false
      isStalling = false
      for (const pair of pairs) {
        if (pair.isStalled) deliver(pair)
        pair.isStalled = false
      }
    },
    refused: () => refused,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      await closed
    },
  }
}

function deliver({ near, far }: Pair): void {
  near.pipe(far)
  far.pipe(near)
}
