import PDFDocument from 'pdfkit'
import { registerFonts, writable, type Weight } from './fonts.ts'

/** In points: Letter, the usual format in Chile. */
export const page = { width: 612, height: 792, margin: 48 } as const
export const contentWidth = page.width - 2 * page.margin

export interface Colours {
  readonly primary: string
  readonly soft: string
}
/** Colours by kind of customer, as on the screens. */
export const coloursOf: Readonly<Record<'person' | 'company', Colours>> = {
  person: { primary: '#074f71', soft: '#eef3f5' },
  company: { primary: '#4e4f50', soft: '#f3f3f3' },
}
export const ink = {
  text: '#16242c',
  muted: '#54636c',
  line: '#e3e7ea',
  accent: '#F8B133',
  onPrimary: '#ffffff',
}

export type Doc = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

export interface Typed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  readonly align?: 'left' | 'right'
  readonly spacing?: number
}

/**
 * Opens an empty document in Spanish, accessible to screen readers. Its pages stay buffered until their number is
 * known.
 */
export function openDocument(title: string, author: string, at: Date): Doc {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    autoFirstPage: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-CL',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: at, ModDate: at },
  }
  // PDF/UA (ISO 14289). The library supports it, but its types do not have it.
  const doc = new PDFDocument(Object.assign({ subset: 'PDF/UA' }, options))
  registerFonts(doc)
  return doc
}

const LINE_GAP = 1.5

/**
 * Width of a text that fits on one line; undefined when it must be broken. Most texts fit, which skips the line
 * breaking.
 */
function oneLineWidth(doc: Doc, text: string, width: number, characterSpacing: number): number | undefined {
  if (text.includes('\n')) return undefined
  const needed = doc.widthOfString(text, { characterSpacing })
  return needed <= width ? needed : undefined
}

/** Writes a text, broken into lines within its width; returns its height. */
export function say(doc: Doc, text: string, how: Typed): number {
  const { x, y, width, size, weight = 'regular', colour = ink.text, align = 'left', spacing = 0 } = how
  doc.font(weight).fontSize(size).fillColor(colour)
  const said = writable(text)
  const needed = oneLineWidth(doc, said, width, spacing)
  if (needed === undefined) {
    doc.text(said, x, y, { width, align, characterSpacing: spacing, lineGap: LINE_GAP })
    return doc.y - y
  }
  doc.text(said, align === 'right' ? x + width - needed : x, y, {
    lineBreak: false,
    characterSpacing: spacing,
  })
  return doc.currentLineHeight(true) + LINE_GAP
}

/** The height of a text, without writing it. */
export function heightOf(doc: Doc, text: string, { width, size, weight = 'regular' }: Typed): number {
  doc.font(weight).fontSize(size)
  const said = writable(text)
  return oneLineWidth(doc, said, width, 0) === undefined
    ? doc.heightOfString(said, { width, lineGap: LINE_GAP })
    : doc.currentLineHeight(true) + LINE_GAP
}

/** The width of a text on one line. */
export function widthOf(doc: Doc, text: string, size: number, weight: Weight): number {
  return doc.font(weight).fontSize(size).widthOfString(writable(text))
}

/** Draws decoration, which screen readers skip. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

/** Adds a part that screen readers read, in the order of the calls. */
export function part(doc: Doc, parent: Element, type: string, draw: () => void, alt?: string): void {
  parent.add(doc.struct(type, alt === undefined ? {} : { alt }, draw))
}

/** Adds a part that consists of parts. */
export function group(doc: Doc, parent: Element, type: string, fill: (element: Element) => void): void {
  const element = doc.struct(type)
  parent.add(element)
  fill(element)
  element.end()
}

/** A horizontal hairline. */
export function hairline(doc: Doc, x: number, y: number, width: number, colour: string = ink.line): void {
  decorate(doc, () => {
    doc
      .lineWidth(0.7)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  })
}

/** Ends a document; returns its file. */
export async function bytesOf(doc: Doc, root: Element): Promise<Uint8Array> {
  root.end()
  doc.end()
  const pieces: Uint8Array[] = []
  for await (const piece of doc) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces)
}
