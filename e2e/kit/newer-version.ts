import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { addresses } from './addresses.ts'

/**
 * A proxy before the stack with its own address, which can publish a newer build of the web or cut the
 * connection.
 */
export interface Front extends AsyncDisposable {
  readonly url: string
  /** From now on the script of the first page has another name, as after a build with changes. */
  publishNewerVersion(): void
  /** While cut, no request is answered. */
  cut(isCut: boolean): void
  /** Cuts the connection after this many bytes of files. */
  cutAfter(bytes: number): void
}

const entry = /\/?assets\/index-[\w-]+\.js/g
const renamed = (path: string) => path.replace(/\.js$/, '-newer.js')

/** Opens a proxy before a web of this run's stack; default: the customers'. */
export async function openFront(web: 'customer' | 'backoffice' = 'customer'): Promise<Front> {
  let newer = false
  let isCut = false
  let bytesLeft = Infinity
  const target = new URL(addresses()[web])
  const server = createServer((asked, answer) => {
    if (isCut) return void asked.socket.destroy()
    const path = (asked.url ?? '/').replace('-newer.js', '.js')
    const headers = plain(asked.headers)
    const passed = ask({ hostname: target.hostname, port: target.port, path, method: asked.method, headers })
    passed.on('response', (given) => pass(given, answer, newer))
    passed.on('error', () => asked.socket.destroy())
    asked.on('close', () => (asked.complete ? undefined : passed.destroy()))
    if (asked.method === 'PATCH')
      asked.on('data', (piece: Buffer) => {
        bytesLeft -= piece.length
        if (bytesLeft <= 0) cut(true)
      })
    asked.pipe(passed)
  })
  function cut(next: boolean): void {
    isCut = next
    bytesLeft = Infinity
    if (next) server.closeAllConnections()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publishNewerVersion: () => {
      newer = true
    },
    cut,
    cutAfter: (bytes) => {
      bytesLeft = bytes
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Request headers for an uncompressed response that is not 304. */
function plain(asked: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _match, 'if-modified-since': _since, ...headers } = asked
  return { ...headers, 'accept-encoding': 'identity' }
}

function pass(given: IncomingMessage, answer: ServerResponse, newer: boolean): void {
  const isText = /html|javascript/.test(given.headers['content-type'] ?? '')
  const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...headers } = given.headers
  if (!newer || !isText) {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
    return
  }
  let text = ''
  given.setEncoding('utf8')
  given.on('data', (chunk: string) => (text += chunk))
  given.on('end', () => {
    answer.writeHead(given.statusCode ?? 502, headers)
    answer.end(text.replaceAll(entry, renamed))
  })
}
