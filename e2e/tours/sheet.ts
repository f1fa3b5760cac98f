import type { Page } from '@playwright/test'

/** Widths of the pictures of a screen, in px. */
export const pictureWidths = [390, 769, 1366, 1920] as const

/** The schemes of a screen, a row of its sheet each. */
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** How many px of a screen become one px of its sheet, on each side. */
const SHRINK = 16
/** What of a longer screen is in its picture, in px. */
const TALLEST = 3200
/** Between two pictures of a sheet, in px of the sheet. */
const GAP = 2
/** Colours of a sheet differ by at least this much, so that its file is small. */
const COLOUR_STEP = 16
/** A greater difference of a colour, of 255, is one that is seen. */
const NOISE = 24

/** How many times smaller Chromium draws a picture. Drawing whole screens would take most of the time. */
const DRAWN = 4

/** One picture of a screen: a PNG as base64. */
interface Picture {
  readonly width: number
  readonly row: number
  readonly data: string
}

/**
 * The pictures of the page that is open: one row for each scheme, one column for each width. `settled` waits until the
 * page has its layout of a new width.
 */
export async function picturesOf(page: Page, settled: () => Promise<void>): Promise<Picture[]> {
  const pictures: Picture[] = []
  const chromium = await page.context().newCDPSession(page)
  for (const width of pictureWidths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 768 })
    for (const [row, colorScheme] of schemes.entries()) {
      await page.emulateMedia({ colorScheme })
      await settled()
      const height = Math.min(TALLEST, await page.evaluate(holdStill))
      const { data } = await chromium.send('Page.captureScreenshot', {
        format: 'png',
        clip: { x: 0, y: 0, width, height, scale: 1 / DRAWN },
        captureBeyondViewport: true,
        optimizeForSpeed: true,
      })
      pictures.push({ width, row, data })
    }
  }
  await chromium.detach()
  await page.emulateMedia({ colorScheme: 'light' })
  return pictures
}

/** A sheet, and what of it differs from its reference. */
export interface Compared {
  readonly sheet: Buffer
  /** The sheet with what differs in red. */
  readonly difference: Buffer
  /** For each picture: how many of its px in the sheet differ. */
  readonly differing: readonly { readonly width: number; readonly scheme: Scheme; readonly px: number }[]
}

/**
 * Shrinks the pictures and lays them onto one sheet, in an empty page of the browser. A px differs from the reference when
 * one of its colours differs by more than `NOISE`; without a reference every px does.
 */
export async function sheetOf(
  empty: Page,
  pictures: readonly Picture[],
  reference: Buffer | undefined,
): Promise<Compared> {
  const sizes = {
    widths: [...pictureWidths],
    shrink: SHRINK,
    drawn: DRAWN,
    tallest: TALLEST,
    gap: GAP,
    step: COLOUR_STEP,
  }
  const before = reference?.toString('base64')
  const result = await empty.evaluate(drawSheet, { pictures, ...sizes, noise: NOISE, before })
  return {
    sheet: Buffer.from(result.sheet, 'base64'),
    difference: Buffer.from(result.difference, 'base64'),
    differing: result.differing.map(({ row, ...rest }) => ({
      ...rest,
      scheme: row === 0 ? 'light' : 'dark',
    })),
  }
}

interface Drawing {
  readonly pictures: readonly Picture[]
  readonly widths: readonly number[]
  readonly shrink: number
  readonly drawn: number
  readonly tallest: number
  readonly gap: number
  readonly step: number
  readonly noise: number
  readonly before: string | undefined
}

/** Runs in the browser. */
async function drawSheet({ pictures, widths, shrink, drawn, tallest, gap, step, noise, before }: Drawing) {
  const small = (px: number) => Math.ceil(px / shrink)
  const left = (width: number) =>
    widths.slice(0, widths.indexOf(width)).reduce((sum, other) => sum + small(other) + gap, 0)
  const rowHeight = small(tallest) + gap
  const width = widths.reduce((sum, other) => sum + small(other) + gap, 0)
  const height = (Math.max(...pictures.map(({ row }) => row)) + 1) * rowHeight
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('the browser draws nothing')
  const bitmapOf = async (data: string, size: ImageBitmapOptions = {}) =>
    createImageBitmap(await (await fetch(data)).blob(), size)
  const fileOf = async () => {
    const file = await context.canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const bytes = new Uint8Array(await file.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  }
  context.fillStyle = 'rgb(128 128 128)'
  context.fillRect(0, 0, width, height)
  for (const picture of pictures) {
    const full = await bitmapOf(`data:image/png;base64,${picture.data}`)
    const size = { resizeWidth: small(picture.width), resizeHeight: small(full.height * drawn) }
    const shrunk = await createImageBitmap(full, { ...size, resizeQuality: 'high' })
    context.drawImage(shrunk, left(picture.width), picture.row * rowHeight)
  }
  const now = context.getImageData(0, 0, width, height)
  for (let at = 0; at < now.data.length; at += 1)
    if (at % 4 !== 3) now.data[at] = Math.min(255, Math.round((now.data[at] ?? 0) / step) * step)
  context.putImageData(now, 0, 0)
  const sheet = await fileOf()
  context.clearRect(0, 0, width, height)
  if (before !== undefined) context.drawImage(await bitmapOf(`data:image/webp;base64,${before}`), 0, 0)
  const then = context.getImageData(0, 0, width, height)
  const differs = (at: number) =>
    [0, 1, 2].some((part) => Math.abs((now.data[at + part] ?? 0) - (then.data[at + part] ?? 0)) > noise)
  const differing = pictures.map(({ width: of, row }) => {
    let px = 0
    for (let y = row * rowHeight; y < (row + 1) * rowHeight; y += 1)
      for (let x = left(of); x < left(of) + small(of); x += 1) if (differs((y * width + x) * 4)) px += 1
    return { width: of, row, px }
  })
  for (let at = 0; at < now.data.length; at += 4) if (differs(at)) now.data.set([255, 0, 0], at)
  context.putImageData(now, 0, 0)
  return { sheet, differing, difference: await fileOf() }
}

/**
 * Replaces what differs from run to run by one value: instants, names of days and months, digits, ids, and plots of rates
 * and times. Returns the height of the page. Runs in the browser.
 */
function holdStill(): number {
  const ID = 'still-pictures'
  if (document.getElementById(ID) === null) {
    const style = document.createElement('style')
    style.id = ID
    style.textContent = 'figure svg *, .MuiChartsSurface-root * { visibility: hidden !important }'
    document.head.append(style)
  }
  const days = /\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|ayer|mañana)(?!\p{L})/giu
  const months =
    /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/gi
  const ago = /\b(?:hace|en) (?:un|una|unos|unas|\d+) (?:s|min|h|d|segundos?|minutos?|horas?|días?)\b/gi
  const ids = /(?<![\p{L}\p{N}_-])(?=[\w-]*\d)[\w-]{8,}/gu
  const still = (text: string) =>
    text
      .replaceAll(ago, 'hace 0 min')
      .replaceAll(days, 'jueves')
      .replaceAll(months, 'enero')
      .replaceAll(ids, (id) => id.replaceAll(/[a-z0-9]/gi, '0'))
      .replaceAll(/\d/g, '0')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement
    if (around === null || around.closest('script, style') !== null) continue
    const text = node.nodeValue ?? ''
    const isInstant = around.closest('time') !== null
    const stilled = isInstant && text.trim() !== '' ? '00/00/0000' : still(text)
    if (stilled !== text) node.nodeValue = stilled
  }
  return document.documentElement.scrollHeight
}
