import sharp from 'sharp'
import type { ChildAnswer } from '../../../platform/isolated/child-main.ts'
import { findZones } from './find-zone.ts'
import { loadGlyphs } from './glyphs.ts'
import { isChecked, textOf, type ZoneText } from './zone-text.ts'

/** Longest side at which a picture is read: characters of a card that fills it are about 55 pixels apart. */
const SIDE_MAX = 1800

/**
 * The text of the machine-readable zone in a picture, or null. Of several candidates the first one whose check digits
 * all agree counts, otherwise the best one. Runs in a child process.
 */
export async function readPicture(bytes: Uint8Array): Promise<ChildAnswer> {
  const { data, info } = await sharp(bytes)
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const gray = { width: info.width, height: info.height, data }
  const texts: readonly ZoneText[] = findZones(gray, await loadGlyphs()).map(({ shape, cells }) =>
    textOf(shape, cells),
  )
  return { facts: texts.find(({ lines }) => isChecked(lines)) ?? texts[0] ?? null }
}
