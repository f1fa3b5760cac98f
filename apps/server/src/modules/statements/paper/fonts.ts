import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Weight = 'regular' | 'semibold' | 'bold'

const faces: Readonly<Record<Weight, string>> = {
  regular: '400Regular',
  semibold: '600SemiBold',
  bold: '700Bold',
}
const { resolve } = createRequire(import.meta.url)
let read: readonly [string, Buffer][] | undefined

/** The brand's typeface in its weights, with all Latin, Cyrillic and Vietnamese letters; read once. */
function fontFiles(): readonly [string, Buffer][] {
  read ??= Object.entries(faces).map(([weight, face]) => [
    weight,
    withoutTables(readFileSync(resolve(`@expo-google-fonts/montserrat/${face}/Montserrat_${face}.ttf`))),
  ])
  return read
}

/**
 * Tables of ligatures, kerning and alternates: figures and short lines do not need them, and they take most of the
 * time.
 */
const unneeded: ReadonlySet<string> = new Set(['GSUB', 'GPOS', 'GDEF'])
const HEADER_BYTES = 12
const ENTRY_BYTES = 16

/** The font with the unneeded tables renamed in its directory, so that they are not read. */
function withoutTables(face: Buffer): Buffer {
  const tables = face.readUInt16BE(4)
  for (let at = HEADER_BYTES; at < HEADER_BYTES + tables * ENTRY_BYTES; at += ENTRY_BYTES)
    if (unneeded.has(face.toString('latin1', at, at + 4))) face.write('none', at, 'latin1')
  return face
}

/** Registers the fonts of a document by weight; only the letters used are embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of fontFiles()) doc.registerFont(name, file)
}

const known =
  /[\u{20}-\u{7E}\u{A0}-\u{24F}\u{400}-\u{45F}\u{1E80}-\u{1E85}\u{1E9E}\u{1EA0}-\u{1EF9}\u{2010}-\u{2027}\u{2030}-\u{203A}\u{20AC}]/u

const allKnown = new RegExp(`^(?:${known.source})*$`, 'u')

/** The text with a question mark for each letter that the font lacks. */
export function writable(text: string): string {
  const composed = text.normalize('NFC')
  return allKnown.test(composed)
    ? composed
    : [...composed].map((letter) => (known.test(letter) ? letter : '?')).join('')
}
