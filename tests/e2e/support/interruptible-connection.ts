import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The connection between a browser and the server, which can be interrupted. */
export interface Connection {
  url: string
  disconnect: () => void
  reconnect: () => void
  close: () => void
}

/** Opens such a connection on a loopback port of its own. */
export async function openConnection(shopUrl: string): Promise<Connection> {
  const { hostname, port } = new URL(shopUrl)
  const sockets = new Set<Socket>()
  let isConnected = true
  const disconnect = () => {
    isConnected = false
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    if (!isConnected) return void client.destroy()
    const upstream = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
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
    disconnect,
    reconnect: () => {
      isConnected = true
    },
    close: () => {
      disconnect()
      server.close()
    },
  }
}
