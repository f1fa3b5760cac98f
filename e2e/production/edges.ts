import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  createServer as createHttpServer,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { generate } from 'selfsigned'

/** Names of the certificate. Each resolves to this machine. */
const HOSTS = ['*.operadora.example', '*.socios.example']

/** Where the requests for a host name go. */
export interface Site {
  readonly port: number
  /** The headers with which a request is forwarded, or undefined to answer 401. */
  readonly headers: (headers: IncomingMessage['headers'], from: string) => Record<string, unknown> | undefined
}

export interface Edges {
  readonly port: number
  /** The certificate in PEM, which clients must trust. */
  readonly certificate: string
  close(): Promise<void>
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

function forward(from: IncomingMessage, to: ServerResponse, port: number, headers: Record<string, unknown>) {
  const sent = request(
    { host: '127.0.0.1', port, path: from.url, method: from.method, headers: headers as never },
    (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    },
  )
  sent.on('error', () => to.writeHead(502).end())
  from.pipe(sent)
}

/** Opens a TLS server that forwards each request by its host name, as reverse proxies do. */
export async function openEdges(sites: (host: string) => Site | undefined): Promise<Edges> {
  const { private: key, cert: certificate } = await generate([{ name: 'commonName', value: 'Puente test' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: HOSTS.map((value) => ({ type: 2 as const, value })) },
    ],
  })
  const server = createServer({ key, cert: certificate }, (from, to) => {
    const site = sites((from.headers.host ?? '').split(':')[0] ?? '')
    const headers = site?.headers(from.headers, from.socket.remoteAddress ?? '')
    if (site === undefined || headers === undefined) to.writeHead(site === undefined ? 404 : 401).end('{}')
    else forward(from, to, site.port, headers)
  })
  const port = await listen(server)
  return {
    port,
    certificate,
    close: () => {
      server.closeAllConnections()
      return closed(server)
    },
  }
}

/** A site of the operator: the client's address is appended to X-Forwarded-For. */
export const operatorSite = (port: () => number): Site => ({
  get port() {
    return port()
  },
  headers: (headers, from) => ({
    ...headers,
    'x-forwarded-for':
      headers['x-forwarded-for'] === undefined ? from : `${String(headers['x-forwarded-for'])}, ${from}`,
    'x-forwarded-proto': 'https',
  }),
})

/** A partner: only requests with its own key are forwarded, with the key of the sandbox. */
export const partnerSite = (port: number, name: string, key: string): Site => ({
  port,
  headers: (headers) =>
    same(headers.authorization ?? '', `Bearer ${key}`)
      ? { ...headers, authorization: `Bearer sandbox-${name}-key` }
      : undefined,
})

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Opens the server to which the sandbox sends its webhooks: each is signed again with the secret that the partner and
 * the operator share, and sent to the operator's public site.
 */
export async function openWebhookEdge(
  secrets: Readonly<Record<string, string>>,
  port: () => number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createHttpServer((from, to) => {
    const chunks: Buffer[] = []
    from.on('data', (chunk: Buffer) => chunks.push(chunk))
    from.on('end', () => {
      const body = Buffer.concat(chunks)
      const secret = secrets[/^\/api\/partners\/([a-z]+)\//.exec(from.url ?? '')?.[1] ?? ''] ?? ''
      const t = Math.floor(Date.now() / 1000)
      const v1 = createHmac('sha256', secret).update(`${t}.${body.toString()}`).digest('hex')
      const sent = request(
        {
          host: '127.0.0.1',
          port: port(),
          path: from.url,
          method: 'POST',
          headers: { ...from.headers, 'x-partner-signature': `t=${t},v1=${v1}` },
        },
        (answer) => {
          to.writeHead(answer.statusCode ?? 502)
          answer.pipe(to)
        },
      )
      sent.on('error', () => to.writeHead(502).end())
      sent.end(body)
    })
  })
  const own = await listen(server)
  return { url: `http://127.0.0.1:${own}`, close: () => closed(server) }
}
