import sharp from 'sharp'
import type { ChildAnswer } from '../../../platform/isolated/child-main.ts'

/** Why a picture was not re-encoded; undefined when it was. */
export type PictureFault =
  | { readonly fault?: undefined }
  | { readonly fault: 'corrupt' }
  | { readonly fault: 'too-many-pixels' | 'too-few-pixels'; readonly facts: Readonly<Record<string, number>> }

/** Phones produce up to 200 megapixels in a special mode. Half of that suffices for any document. */
const MEGAPIXELS_MAX = 100
/** Text of an identity card is unreadable with fewer pixels. */
const SIDE_MIN = 300
/** Keeps the small print of a full page readable. */
const SIDE_MAX = 4000
const QUALITY = 85

/**
 * Re-encodes a picture as JPEG: upright, within the maximum size, without location, camera or other metadata. Reads the
 * header first and does not decode a picture above the limit. Runs in a child process.
 */
export async function renewPicture(bytes: Uint8Array): Promise<ChildAnswer> {
  const failed = (facts: PictureFault): ChildAnswer => ({ facts })
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MEGAPIXELS_MAX * 1_000_000)
      return failed({ fault: 'too-many-pixels', facts: { width, height, maxMegapixels: MEGAPIXELS_MAX } })
    if (Math.min(width, height) < SIDE_MIN)
      return failed({ fault: 'too-few-pixels', facts: { width, height } })
    const jpeg = await sharp(bytes, { limitInputPixels: MEGAPIXELS_MAX * 1_000_000, failOn: 'error' })
      .autoOrient()
      .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { facts: {}, bytes: jpeg }
  } catch {
    return failed({ fault: 'corrupt' })
  }
}
