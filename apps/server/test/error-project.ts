import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An event as an error project received it. */
export interface ReceivedEvent {
  readonly level?: string
  readonly release?: string
  readonly environment?: string
  readonly transaction?: string
  readonly message?: string
  readonly tags?: Readonly<Record<string, string>>
  readonly exception?: {
    readonly values: readonly {
      readonly type: string
      readonly value: string
      readonly stacktrace?: { readonly frames: readonly { readonly filename: string }[] }
    }[]
  }
}

/** A local project that takes error reports by the protocol of Sentry. */
export interface ErrorProject {
  readonly dsn: string
  /** Everything that was received, as text. */
  readonly bodies: string[]
  readonly events: () => readonly ReceivedEvent[]
  /** Whether it leaves requests without a response. */
  hangs: boolean
  close(): Promise<void>
}

/** Opens one on a free port. */
export async function openErrorProject(): Promise<ErrorProject> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      bodies.push(`${JSON.stringify(request.headers)}\n${body}`)
      if (!project.hangs) response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const project: ErrorProject = {
    dsn: `http://abc123@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
    bodies,
    events: () =>
      bodies.map((body) => JSON.parse(body.trimEnd().split('\n').at(-1) ?? '{}') as ReceivedEvent),
    hangs: false,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return project
}
