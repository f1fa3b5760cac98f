import { Readable } from 'node:stream'
import type { StreamType } from '@puente/contract'
import type { FastifyReply } from 'fastify'
import type { Runtime } from '../work.ts'

/**
 * A successful response that is a file. The handler's work has ended before the first byte is sent, so a slow client
 * holds no transaction open. `write` opens its own works where it needs the database.
 */
export interface Streamed {
  /** The name of the saved file: ASCII letters, digits, dots and hyphens. */
  readonly fileName: string
  /** True when the browser shows the file itself; otherwise it is saved. */
  readonly shown?: boolean
  /** True for files from third parties: a browser that shows one runs no scripts in it and loads nothing. */
  readonly foreign?: boolean
  /** Which of the endpoint's types the file has; default: the first. */
  readonly type?: StreamType
  readonly write: (runtime: Runtime) => AsyncIterable<string | Uint8Array>
}

/**
 * Browsers show a PDF in their own viewer, which a sandbox directive would block. The policy allows showing it and
 * loading nothing.
 */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** A client that reads nothing for this long is considered gone. */
const STALLED_MS = 30_000

/**
 * Sends the file at the client's pace: the next piece is produced while one is sent, and none after the client has
 * gone.
 */
export function sendStreamed(
  reply: FastifyReply,
  runtime: Runtime,
  types: readonly StreamType[],
  streamed: Streamed,
): void {
  const { fileName, shown = false, foreign = false, type = types[0], write } = streamed
  if (type === undefined || !types.includes(type)) throw new Error(`${fileName} has no type of its endpoint`)
  if (!/^[A-Za-z0-9.-]+$/.test(fileName)) throw new Error(`no file name: ${fileName}`)
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
  if (foreign)
    reply.headers({
      'content-security-policy': type === 'application/pdf' ? PDF_POLICY : PICTURE_POLICY,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  void reply
    .type(type === 'text/csv' || type === 'application/json' ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `${shown ? 'inline' : 'attachment'}; filename="${fileName}"`)
    .send(Readable.from(write(runtime), { objectMode: true, highWaterMark: 1 }))
}
