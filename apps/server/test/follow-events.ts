import type { Client } from './client.ts'

/** A stream of server-sent events that a test reads; disposing of it closes its connection. */
export interface FollowedEvents extends AsyncDisposable {
  readonly status: number
  readonly headers: Headers
  /** Everything that was read. */
  text(): string
  /** The versions of the events that were read, in their order. */
  versions(): number[]
  hasEnded(): boolean
}

/** Opens a stream of events as a browser does and reads it in the background. */
export async function followEvents({ url, cookie }: Client, path: string): Promise<FollowedEvents> {
  const leaving = new AbortController()
  const response = await fetch(new URL(path, url), {
    headers: { accept: 'text/event-stream', ...(cookie === undefined ? {} : { cookie }) },
    signal: leaving.signal,
  })
  let text = ''
  let hasEnded = false
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body ?? []) text += decoder.decode(part, { stream: true })
  }
  const reading = read()
    // A test leaves, or the server cuts the connection.
    .catch(() => undefined)
    .finally(() => (hasEnded = true))
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    versions: () => [...text.matchAll(/"version":(\d+)/g)].map(([, version]) => Number(version)),
    hasEnded: () => hasEnded,
    [Symbol.asyncDispose]: async () => {
      leaving.abort()
      await reading
    },
  }
}
