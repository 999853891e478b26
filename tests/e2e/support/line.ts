import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The connection between a browser and the server, which can be cut. */
export interface Line {
  url: string
  cut: () => void
  mend: () => void
  close: () => void
}

/** Opens such a connection on a loopback port of its own. */
export async function openLine(shopUrl: string): Promise<Line> {
  const { hostname, port } = new URL(shopUrl)
  const sockets = new Set<Socket>()
  let whole = true
  const cut = () => {
    whole = false
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    if (!whole) return void near.destroy()
    const far = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
