import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { CardLine } from './card-lines.ts'

/** The size that social networks ask for. */
export const CARD = { width: 1200, height: 630 } as const

const { resolve } = createRequire(import.meta.url)
const fontFile = (face: string) => resolve(`@expo-google-fonts/montserrat/${face}/Montserrat_${face}.ttf`)

const [LEFT, TOP, WIDTH] = [80, 64, 1040]
const [ink, muted, primary] = ['#16242c', '#54636c', '#074f71']
const regular = { font: 'Montserrat', file: '400Regular' }
const semibold = { font: 'Montserrat SemiBold', file: '600SemiBold' }
const styles: Readonly<
  Record<CardLine['style'], { face: typeof regular; px: number; colour: string; after: number }>
> = {
  brand: { face: semibold, px: 34, colour: primary, after: 40 },
  title: { face: semibold, px: 60, colour: ink, after: 36 },
  'long-title': { face: semibold, px: 44, colour: ink, after: 28 },
  label: { face: regular, px: 30, colour: muted, after: 14 },
  rate: { face: semibold, px: 76, colour: primary, after: 16 },
  note: { face: regular, px: 24, colour: muted, after: 0 },
}

/** The ground of the card: the bridge below the texts. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="#ffffff"/>
<rect y="${CARD.height - 26}" width="100%" height="26" fill="#eef3f5"/>
<path d="M80 560C330 540 460 500 500 470C560 545 640 545 700 470C740 500 870 540 1120 560" fill="none" stroke="#F8B133" stroke-width="6" stroke-linecap="round"/>
<path d="M500 466v138M700 466v138M0 576h1200" fill="none" stroke="${primary}" stroke-width="7" stroke-linecap="round"/>
</svg>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A line as a picture of its own, wrapped at the width of the card. */
async function picture({ style, text }: CardLine) {
  const { face, px, colour } = styles[style]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${face.font} ${px}`,
      fontfile: fontFile(face.file),
      width: WIDTH,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height, after: styles[style].after }
}

/** Draws the card as a PNG of 1200 by 630 pixels. It needs no fonts of the system and no network. */
export async function drawCard(lines: readonly CardLine[]): Promise<Buffer> {
  const pictures = await Promise.all(lines.map(picture))
  let top = TOP
  const placed = pictures.map(({ data, height, after }) => {
    const at = { input: data, left: LEFT, top }
    top += height + after
    return at
  })
  return sharp(Buffer.from(ground)).composite(placed).png({ palette: true }).toBuffer()
}
