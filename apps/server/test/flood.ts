import { request, type ClientRequest } from 'node:http'

/** The result of sending a body that is far too large. */
export interface Flooded {
  readonly status: number
  /** The refusal's code. */
  readonly code: unknown
  /** The bytes sent before the receiver stopped reading. */
  readonly sentBytes: number
  /** The growth of buffer memory meanwhile, of sender and receiver together. */
  readonly grownBytes: number
}

export const FLOOD_BYTES = 200 * 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024, ' ')
const PATIENCE_MS = 20_000

/** Streams 200 MB to an address, with or without a declared length, until it is accepted or refused. */
export async function flood(
  url: string,
  headers: Readonly<Record<string, string>>,
  declared: boolean,
): Promise<Flooded> {
  const heldBytes = () => process.memoryUsage().arrayBuffers
  const before = heldBytes()
  let peak = before
  const counted = { sentBytes: 0 }
  const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, ...(declared ? { 'content-length': String(FLOOD_BYTES) } : {}) },
    })
    const timer = setTimeout(() => outgoing.destroy(new Error('no answer to a flood')), PATIENCE_MS)
    let answered = false
    outgoing.on('response', (response) => {
      answered = true
      const parts: Buffer[] = []
      const done = () => {
        clearTimeout(timer)
        outgoing.destroy()
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') })
      }
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', done)
      response.on('error', done)
    })
    outgoing.on('error', (error) => (answered ? undefined : reject(error)))
    pour(outgoing, counted, () => (peak = Math.max(peak, heldBytes())))
  })
  return {
    status: answer.status,
    code: (JSON.parse(answer.text) as { code?: unknown }).code,
    sentBytes: counted.sentBytes,
    grownBytes: peak - before,
  }
}

function pour(outgoing: ClientRequest, counted: { sentBytes: number }, look: () => void): void {
  const next = () => {
    while (counted.sentBytes < FLOOD_BYTES && !outgoing.destroyed) {
      counted.sentBytes += CHUNK.length
      look()
      if (!outgoing.write(CHUNK)) return void outgoing.once('drain', next)
    }
    outgoing.end()
  }
  next()
}
