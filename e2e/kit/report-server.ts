import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A project that receives error reports by Sentry's protocol and stores them. */
export interface ReportServer {
  readonly dsn: string
  /** The events of each report, as received. */
  readonly events: Record<string, unknown>[]
  /** Every request with its body. */
  readonly raw: string[]
  stop(): Promise<void>
}

/** Listens on a port that the system chooses. */
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
