import { randomInt } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { GivenFile } from './files.ts'

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The checksum of a PNG chunk. */
function crcOf(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function part(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crcOf(body))
  return Buffer.concat([head, body, sum])
}

/** A PNG of one grey, with one or eight bits per pixel. */
export function pngOf(
  width: number,
  height: number,
  { depth, grey }: { readonly depth: 1 | 8; readonly grey: number },
): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size[8] = depth
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc((width * depth) / 8, grey)])
  const rows = Buffer.alloc(row.length * height)
  for (let at = 0; at < height; at += 1) row.copy(rows, at * row.length)
  return Buffer.concat([
    Buffer.from(PNG_HEAD),
    part('IHDR', size),
    part('IDAT', deflateSync(rows)),
    part('tEXt', Buffer.from(`Comment\0${randomInt(2 ** 40)}`)),
    part('IEND', Buffer.alloc(0)),
  ])
}

/** A photograph too dark and too small to be legible, with unique content. */
export const darkPhoto = (name: string): GivenFile => ({
  name,
  mimeType: 'image/png',
  buffer: pngOf(800, 500, { depth: 8, grey: 20 }),
})
