import { createInflate, type Inflate } from 'node:zlib'

const STREAM = Buffer.from('stream')
/** Longest chain of filters that is followed. Further filters count by the bytes they receive. */
const CHAIN_MAX = 4
const CHUNK_BYTES = 256 * 1024

/**
 * Whether the deflated streams of a PDF, including nested ones, unpack to more than `mostBytes` in total. Does not keep
 * the unpacked bytes. Other filters are bounded by the limits of memory and time.
 */
export async function unpacksTo(bytes: Uint8Array, mostBytes: number): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const budget = { leftBytes: mostBytes }
  let at = file.indexOf(STREAM)
  while (at >= 0 && budget.leftBytes >= 0) {
    const from = beginning(file, at + STREAM.length)
    const end = isDeflated(file.subarray(from, from + 2))
      ? from + (await unpack(file.subarray(from), budget, 1))
      : from
    at = file.indexOf(STREAM, end)
  }
  return budget.leftBytes < 0
}

/** Offset of a stream's bytes: after one line break. */
const beginning = (file: Buffer, at: number): number => {
  const afterReturn = file[at] === 0x0d ? at + 1 : at
  return file[afterReturn] === 0x0a ? afterReturn + 1 : afterReturn
}

/** The two header bytes of a deflated stream. */
const isDeflated = (head: Uint8Array): boolean =>
  head.length === 2 && ((head[0] ?? 0) & 0x0f) === 8 && (((head[0] ?? 0) << 8) + (head[1] ?? 0)) % 31 === 0

/** Subtracts the unpacked size of a stream from the budget. Returns its packed size in bytes. */
async function unpack(packed: Uint8Array, budget: { leftBytes: number }, depth: number): Promise<number> {
  const inflate = createInflate({ chunkSize: CHUNK_BYTES })
  inflate.on('error', () => inflate.destroy())
  inflate.end(packed)
  await spend(inflate, budget, depth)
  return inflate.bytesWritten
}

async function spend(inflate: Inflate, budget: { leftBytes: number }, depth: number): Promise<void> {
  let inner: Inflate | undefined
  let spent: Promise<void> | undefined
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      budget.leftBytes -= piece.length
      if (budget.leftBytes < 0) break
      if (spent === undefined && depth < CHAIN_MAX && isDeflated(piece.subarray(0, 2))) {
        inner = createInflate({ chunkSize: CHUNK_BYTES })
        inner.on('error', () => inner?.destroy())
        spent = spend(inner, budget, depth + 1)
      }
      if (inner !== undefined && !inner.destroyed && !inner.write(piece))
        await new Promise<void>((resolve) => {
          inner?.once('drain', resolve)
          inner?.once('close', resolve)
        })
    }
  } catch {
    // A damaged stream counts as far as it unpacked.
  }
  inner?.end()
  await spent
}
