import { constants, deflateRawSync, deflateSync } from 'node:zlib'

const ADLER = 65_521
const PIECE_BYTES = 4 * 1024 * 1024

const adlerOf = (bytes: Uint8Array): number => deflateSync(bytes).readUInt32BE(deflateSync(bytes).length - 4)

/** The checksum of two concatenated texts, from their checksums. */
function together(first: number, second: number, secondBytes: number): number {
  const [a1, b1, a2, b2] = [first & 0xffff, first >>> 16, second & 0xffff, second >>> 16]
  const a = (a1 + a2 - 1 + ADLER) % ADLER
  const b = (b1 + b2 + (secondBytes % ADLER) * ((a1 - 1 + ADLER) % ADLER)) % ADLER
  return ((b << 16) | a) >>> 0
}

/** `unit` repeated at least `times` times, deflated. One compressed part is reused, so that it is cheap to create. */
export function deflated(unit: string, times: number): Buffer {
  const perPiece = Math.max(1, Math.floor(PIECE_BYTES / unit.length))
  const piece = Buffer.alloc(Math.min(perPiece, times) * unit.length, unit, 'latin1')
  const packed = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const pieces = Math.ceil((times * unit.length) / piece.length)
  const adlerOfPiece = adlerOf(piece)
  let adler = 1
  for (let at = 0; at < pieces; at++) adler = together(adler, adlerOfPiece, piece.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(adler)
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array<Buffer>(pieces).fill(packed),
    Buffer.from([3, 0]),
    sum,
  ])
}
