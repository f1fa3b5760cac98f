import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A status, a body and its content type. */
export type LocalAnswer = readonly [status: number, body: string | Buffer, type: string]

export interface LocalServer {
  readonly url: string
  close(): Promise<void>
}

/** Serves HTTP on a free port of this machine. */
export async function openLocalServer(
  answer: (request: IncomingMessage, body: Buffer) => LocalAnswer,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    buffer(request).then(
      (body) => {
        const [status, said, type] = answer(request, body)
        response.writeHead(status, { 'content-type': type }).end(said)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
