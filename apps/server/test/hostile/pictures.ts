import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { deflated } from './deflated.ts'

const chunk = (type: string, body: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of one colour: the smallest file for this number of pixels. */
function png(
  width: number,
  height: number,
  { interlaced = false, before = [] as readonly Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, interlaced ? 1 : 0], 8)
  // Each row of each pass starts with a filter byte; extra bytes are ignored.
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflated('\0', width * height * 3 + height * 3)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const megabytes = 1024 * 1024
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' }, limitInputPixels: false })

/** A progressive JPEG that repeats its last scan. Each scan processes every block. */
async function manyScans(width: number, height: number, times: number): Promise<Buffer> {
  const whole = await plain(width, height).jpeg({ progressive: true, quality: 30 }).toBuffer()
  const last = whole.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = whole.subarray(last, whole.length - 2)
  return Buffer.concat([
    whole.subarray(0, last),
    ...Array<Buffer>(times).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** 99 megapixels of one colour, lossless. */
const WEBP = 'XXX'

/** Replaces the size in a JPEG's header. */
async function jpegOf(width: number, height: number): Promise<Buffer> {
  const small = await plain(400, 400).jpeg().toBuffer()
  const at = small.indexOf(Buffer.from([0xff, 0xc0]))
  small.writeUInt16BE(height, at + 5)
  small.writeUInt16BE(width, at + 7)
  return small
}

/** Pictures under one megabyte that declare or unpack to a much larger size. */
export const hostilePictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a PNG of 9,990 × 9,990': async () => png(9990, 9990),
  'a PNG of 9,990 × 9,990, interlaced': async () => png(9990, 9990, { interlaced: true }),
  'a PNG of 2,147,483,647 rows': async () => {
    const small = png(8, 8)
    small.writeUInt32BE(2_147_483_647, 20)
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
    return small
  },
  'a PNG with a text of 900 MB': async () => {
    const text = Buffer.concat([Buffer.from('x\0\0'), deflated('\0', 900 * megabytes)])
    return png(400, 400, { before: [chunk('zTXt', text)] })
  },
  'a PNG with a colour profile of 900 MB': async () => {
    const profile = Buffer.concat([Buffer.from('x\0\0'), deflated('\0', 900 * megabytes)])
    return png(400, 400, { before: [chunk('iCCP', profile)] })
  },
  'a JPEG that says 65,000 × 65,000': () => jpegOf(65_000, 65_000),
  'a JPEG that says 9,990 × 9,990 and has nothing': () => jpegOf(9990, 9990),
  'a progressive JPEG of 300 scans': () => manyScans(4000, 4000, 300),
  'a WebP of 16,000 × 6,200 in 38 bytes': async () => Buffer.from(WEBP, 'base64'),
  'a photo cut off in the middle': async () => {
    const whole = await plain(3000, 3000).jpeg().toBuffer()
    return whole.subarray(0, whole.length / 2)
  },
}
