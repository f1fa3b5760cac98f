import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Attribute {
  readonly key: string
  readonly value: {
    readonly stringValue?: string
    readonly intValue?: number | string
    readonly boolValue?: boolean
  }
}

/** A span as a collector received it. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

/** The value of an attribute as text; undefined when the span has none. */
export function attributeOf({ attributes }: ReceivedSpan, key: string): string | undefined {
  const value = attributes.find((one) => one.key === key)?.value
  return value && String(value.stringValue ?? value.intValue ?? value.boolValue)
}

/** A local collector of traces by OTLP over HTTP, in JSON. */
export interface Collector {
  readonly endpoint: string
  readonly spans: ReceivedSpan[]
  /** Everything that was received, as text. */
  readonly bodies: string[]
  close(): Promise<void>
}

/** Opens one on a free port. */
export async function openCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      bodies.push(body)
      if (request.url === '/v1/traces')
        for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
