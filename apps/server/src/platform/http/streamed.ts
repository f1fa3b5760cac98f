import { Readable } from 'node:stream'
import type { StreamType } from '@puente/contract'
import type { FastifyReply } from 'fastify'
import type { Runtime } from '../work.ts'

/**
 * A good answer that is a file. The handler's work has ended before the first byte leaves, so that a slow reader holds
 * no transaction; `write` opens works of its own where it needs the database.
 */
export interface Streamed {
  /** ASCII letters, digits, dots and hyphens: what a browser saves it as. */
  readonly fileName: string
  /** True for what a browser shows by itself; else it is saved. */
  readonly shown?: boolean
  /** True for what people outside made: a browser that shows it runs nothing of it and asks for nothing. */
  readonly foreign?: boolean
  /** Which of its endpoint's types it has; the first unless said. */
  readonly type?: StreamType
  readonly write: (runtime: Runtime) => AsyncIterable<string | Uint8Array>
}

/** Browsers show a PDF by a viewer of their own, which a sandbox would stop: it may be shown, and load nothing. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** A reader who takes nothing for so long is gone, whatever their connection says. */
const STALLED_MS = 30_000

/** Sends the file at the reader's pace: one piece is made while one is on its way, and none once the reader is gone. */
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
