import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A simulated virus scanner with clamd's protocol. A file that contains `VIRUS-DE-PRUEBA` is infected. */
export interface ClamdWorld {
  readonly url: string
  readonly port: number
  /** The number of bytes received of the last file. */
  scanned: number
  /** The response to send instead of a verdict, while set. */
  says: string | undefined
  close(): Promise<void>
}

export const VIRUS = 'VIRUS-DE-PRUEBA'
const COMMAND = 'zINSTREAM\0'

/** Opens one on a free port. */
export async function openClamd(): Promise<ClamdWorld> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    let held = Buffer.alloc(0)
    const pieces: Buffer[] = []
    let begun = false
    socket.on('data', (bytes) => {
      held = Buffer.concat([held, bytes as Buffer])
      if (!begun) {
        if (held.length < COMMAND.length) return
        if (held.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) return socket.destroy()
        begun = true
        held = held.subarray(COMMAND.length)
      }
      while (held.length >= 4) {
        const length = held.readUInt32BE(0)
        if (length === 0) return answer(socket, Buffer.concat(pieces))
        if (held.length < 4 + length) return
        pieces.push(held.subarray(4, 4 + length))
        held = held.subarray(4 + length)
      }
    })
  })
  const answer = (socket: Socket, whole: Buffer): void => {
    world.scanned = whole.length
    socket.end(world.says ?? `stream: ${whole.includes(VIRUS) ? 'Demo.Virus FOUND' : 'OK'}\0`)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const world: ClamdWorld = {
    url: `tcp://127.0.0.1:${port}`,
    port,
    scanned: 0,
    says: undefined,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return world
}
