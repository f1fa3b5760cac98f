import { randomUUID } from 'node:crypto'
import { Agent, request, type IncomingMessage } from 'node:http'

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly cookies: readonly string[]
}

/** Posts JSON to one listener over kept connections: as little client as Node has, because it shares the server's cores. */
export interface HttpClient {
  post(path: string, body: unknown, cookie?: string): Promise<Answer>
  close(): void
}

const TIMEOUT_MS = 30_000

/** At most `connections` at once, to 127.0.0.1 alone. */
export function httpClient(port: number, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const post: HttpClient['post'] = (path, body, cookie) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'idempotency-key': randomUUID(),
        ...(cookie === undefined ? {} : { cookie }),
      }
      const asked = request(
        { host: '127.0.0.1', port, path, method: 'POST', agent, headers, timeout: TIMEOUT_MS },
        (response) => void read(response).then(resolve, reject),
      )
      asked.on('error', reject)
      asked.on('timeout', () => asked.destroy(new Error(`${path} did not answer within ${TIMEOUT_MS} ms`)))
      asked.end(text)
    })
  return { post, close: () => agent.destroy() }
}

async function read(response: IncomingMessage): Promise<Answer> {
  let text = ''
  response.setEncoding('utf8')
  for await (const chunk of response) text += String(chunk)
  return {
    status: response.statusCode ?? 0,
    body: text === '' ? undefined : JSON.parse(text),
    cookies: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
  }
}
