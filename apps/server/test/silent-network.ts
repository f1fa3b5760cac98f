import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A network between a client and a server of this machine. */
export interface SilentNetwork {
  /** The URL of the server through this network. */
  readonly url: string
  /** Drops what is sent over the open connections from now on, without closing them. Later connections work. */
  silence(): void
  close(): Promise<void>
}

/** Opens a network to the server of a URL. */
export async function openSilentNetwork(serverUrl: string): Promise<SilentNetwork> {
  const server = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const open = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const listener = createServer((near) => {
    const far = open(connect(Number(server.port), server.hostname))
    open(near).pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const url = new URL(server)
  url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`
  return {
    url: url.toString(),
    silence: () => {
      for (const socket of sockets) socket.unpipe().resume()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}
