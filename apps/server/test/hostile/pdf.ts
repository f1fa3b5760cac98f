import { deflated } from './deflated.ts'

/** One object of a PDF: its dictionary or array, and the bytes of its stream. */
export interface PdfObject {
  readonly text: string
  readonly stream?: Uint8Array
}

/** A catalog, a page tree and one page, whose content is object 4. `rest` follows from object 4 on. */
export const onePage = (rest: readonly PdfObject[], page = ''): readonly PdfObject[] => [
  { text: '<< /Type /Catalog /Pages 2 0 R >>' },
  { text: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
  { text: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${page} >>` },
  ...rest,
]

/** A stream with these filters. Each filter's input is the output of the one before. */
export const stream = (bytes: Uint8Array, text = ''): PdfObject => ({
  text: `<< /Length ${bytes.length} ${text} >>`,
  stream: bytes,
})

export const flate = (unit: string, times: number, text = ''): PdfObject =>
  stream(deflated(unit, times), `/Filter /FlateDecode ${text}`)

/** A complete file of these objects with a correct cross-reference table. Object 1 is the root. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let at = pieces[0]?.length ?? 0
  const places: number[] = []
  const put = (piece: Buffer) => {
    pieces.push(piece)
    at += piece.length
  }
  objects.forEach(({ text, stream: bytes }, index) => {
    places.push(at)
    put(Buffer.from(`${index + 1} 0 obj\n${text}\n`))
    if (bytes !== undefined) {
      put(Buffer.from('stream\n'))
      put(Buffer.from(bytes))
      put(Buffer.from('\nendstream\n'))
    }
    put(Buffer.from('endobj\n'))
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = at
  put(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}`))
  put(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(pieces)
}
