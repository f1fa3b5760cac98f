import { useEffect, useState } from 'react'
import { doubtsOf, type PhotoDoubt } from './photo-quality.ts'

/**
 * The size in pixels to which images are scaled down: enough to detect dark or blurred photographs, and fast
 * on phones.
 */
const LOOKED_AT_PIXELS = 400

/** The possible faults of a photograph; empty for other files and when the browser cannot decode it. */
export function usePhotoDoubts(file: File | undefined): readonly PhotoDoubt[] {
  const [doubts, setDoubts] = useState<{ readonly of: File; readonly found: readonly PhotoDoubt[] }>()
  useEffect(() => {
    if (file === undefined || !file.type.startsWith('image/')) return
    look(file)
      .then((found) => setDoubts({ of: file, found }))
      .catch(() => undefined)
  }, [file])
  return doubts !== undefined && doubts.of === file ? doubts.found : []
}

async function look(file: File): Promise<PhotoDoubt[]> {
  const picture = await createImageBitmap(file)
  const longerSide = Math.max(picture.width, picture.height)
  const scale = Math.min(1, LOOKED_AT_PIXELS / longerSide)
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return []
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const { data } = context.getImageData(0, 0, width, height)
  const grey = Uint8Array.from(
    { length: width * height },
    (_none, at) => ((data[at * 4] ?? 0) * 3 + (data[at * 4 + 1] ?? 0) * 6 + (data[at * 4 + 2] ?? 0)) / 10,
  )
  return doubtsOf(grey, width, { longerSide })
}
