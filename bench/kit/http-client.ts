import { randomUUID } from 'node:crypto'
import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly cookies: readonly string[]
}

/** The headers of a request. */
export type Headers = Readonly<OutgoingHttpHeaders>

/** A JSON client of one listener over kept-alive connections. It is minimal, because it shares the server's cores. */
export interface HttpClient {
  post(path: string, body: unknown, cookie?: string, headers?: Headers): Promise<Answer>
  get(path: string, cookie: string): Promise<Answer>
  /** Resolves with the first chunk of a streamed response, and discards the rest. */
  firstPiece(path: string, cookie: string): Promise<Answer>
  close(): void
}

const TIMEOUT_MS = 30_000

interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: OutgoingHttpHeaders
  readonly text?: string
}

/** At most `connections` at once, to 127.0.0.1 only. */
export function httpClient(port: number, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = ({ method, path, headers, text }: Asked, read = readAll): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, method, agent, headers, timeout: TIMEOUT_MS },
        (response) => void read(response).then(resolve, reject),
      )
      asked.on('error', reject)
      asked.on('timeout', () => asked.destroy(new Error(`${path} did not answer within ${TIMEOUT_MS} ms`)))
      asked.end(text)
    })
  return {
    post: (path, body, cookie, more = {}) => {
      const text = JSON.stringify(body)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'idempotency-key': randomUUID(),
        ...(cookie === undefined ? {} : { cookie }),
        ...more,
      }
      return ask({ method: 'POST', path, headers, text })
    },
    get: (path, cookie) => ask({ method: 'GET', path, headers: { cookie } }),
    firstPiece: (path, cookie) => ask({ method: 'GET', path, headers: { cookie } }, readFirst),
    close: () => agent.destroy(),
  }
}

const answerOf = (response: IncomingMessage, body: unknown): Answer => ({
  status: response.statusCode ?? 0,
  body,
  cookies: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
})

async function readAll(response: IncomingMessage): Promise<Answer> {
  let text = ''
  response.setEncoding('utf8')
  for await (const chunk of response) text += String(chunk)
  return answerOf(response, text === '' ? undefined : JSON.parse(text))
}

async function readFirst(response: IncomingMessage): Promise<Answer> {
  // Leaving the loop destroys the connection, and the server stops sending.
  for await (const piece of response) return answerOf(response, String(piece))
  return answerOf(response, '')
}
