import { Readable } from 'node:stream'
import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { FastifyReply } from 'fastify'
import type { Follower, FollowerLimit } from '../changes.ts'
import type { Runtime } from '../work.ts'

/**
 * A successful response that is a stream of server-sent events (HTML Living Standard, 9.2). Each says only that something
 * has changed, with its version: the reader reads it again with its usual endpoint.
 */
export interface EventStream {
  /** The id whose changes are notified. */
  readonly topic: string
  /** The version in the first event, which is sent at once. The reader then reads what changed before the stream. */
  readonly version: number
  readonly limits: readonly FollowerLimit[]
  /** Whether the caller may still read it, asked at each event and each heartbeat. */
  readonly mayContinue: (runtime: Runtime) => Promise<boolean>
}

/** Proxies close a connection that is silent for a minute; so does a browser that learns of no lost connection. */
const HEARTBEAT_MS = 20_000

const changed = (version: number) => `event: changed\nid: ${version}\ndata: {"version":${version}}\n\n`

async function* eventsOf(
  runtime: Runtime,
  { version, mayContinue }: EventStream,
  follower: Follower,
): AsyncGenerator<string> {
  yield changed(version)
  for (;;) {
    const next = await follower.next(HEARTBEAT_MS)
    if (next === 'ended' || !(await stillMay(runtime, mayContinue))) return
    yield next === 'quiet' ? ':\n\n' : changed(next)
  }
}

/** False also when the check fails: the stream ends, and its reader polls and opens another one. */
async function stillMay(runtime: Runtime, mayContinue: EventStream['mayContinue']): Promise<boolean> {
  try {
    return await mayContinue(runtime)
  } catch (error) {
    runtime.logger.warn({ err: error }, 'stream of changes ended')
    return false
  }
}

/** Sends the events until the reader leaves or may not continue, or the process ends. Returns a refusal to send. */
export async function sendEvents(
  reply: FastifyReply,
  runtime: Runtime,
  stream: EventStream,
): Promise<Refusal | undefined> {
  const follower = await (runtime.changes?.follow(stream.topic, stream.limits) ?? refuse('unavailable'))
  if (isRefusal(follower)) return follower
  reply.raw.once('close', () => follower.close())
  // The reader may have left while the follower was opened.
  if (reply.raw.destroyed) follower.close()
  reply.raw.setTimeout(2 * HEARTBEAT_MS, () => reply.raw.destroy())
  void reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies neither transform nor buffer it.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // The connection serves no other request, so that a listener that closes does not wait for it.
      connection: 'close',
    })
    .send(Readable.from(eventsOf(runtime, stream, follower), { objectMode: true, highWaterMark: 1 }))
  return undefined
}
