import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A project that takes error reports by Sentry's protocol, and keeps what it was sent. */
export interface ReportServer {
  readonly dsn: string
  /** Each report's events, as they came over the wire. */
  readonly events: Record<string, unknown>[]
  /** Everything that was asked of it, with the body. */
  readonly raw: string[]
  stop(): Promise<void>
}

/** Listens on a port the system chooses. */
export async function openReportServer(): Promise<ReportServer> {
  const events: Record<string, unknown>[] = []
  const raw: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      raw.push(`${request.url}\n${body}`)
      const [, , ...items] = body.split('\n')
      for (const item of items.filter((line) => line.startsWith('{"')))
        events.push(JSON.parse(item) as Record<string, unknown>)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://key@127.0.0.1:${port}/42`,
    events,
    raw,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
