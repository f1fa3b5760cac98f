import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The content of a request or a response. */
export interface Reply {
  readonly status: number
  readonly body: string
}

/** One request under way, which a fault may change. */
export interface Exchange {
  readonly method: string
  readonly path: string
  /** Forwards it, and returns the response. */
  forward(): Promise<Reply>
  reply(reply: Reply): void
  /** Closes the connection without a response. */
  cut(): void
}

/** A proxy between two processes over real HTTP, which can apply faults to requests. */
export interface Wire {
  readonly url: string
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function carry(target: string, request: IncomingMessage, body: Buffer): Promise<Reply> {
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const response = await fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    redirect: 'manual',
  })
  return { status: response.status, body: await response.text() }
}

function say(response: ServerResponse, { status, body }: Reply): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

/** Opens a proxy to the current address of `target`; `hold` decides what happens to each request. */
export async function openWire(
  target: () => string,
  hold: (exchange: Exchange) => Promise<void>,
): Promise<Wire> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const cut = () => void request.socket.destroy()
    try {
      await hold({
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        forward: () => carry(target(), request, body),
        reply: (reply) => say(response, reply),
        cut,
      })
    } catch {
      // The target is unavailable, so the proxy is too.
      cut()
    }
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
