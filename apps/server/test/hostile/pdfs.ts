import { deflateSync } from 'node:zlib'
import { deflated } from './deflated.ts'
import { flate, onePage, pdfOf, stream, type PdfObject } from './pdf.ts'

const nothing = stream(Buffer.from('0 0 m'))
const nested = (times: number): string => '['.repeat(times) + ']'.repeat(times)

/** A page tree of this depth. */
function deepTree(depth: number): PdfObject[] {
  const objects: PdfObject[] = [{ text: '<< /Type /Catalog /Pages 2 0 R >>' }]
  for (let at = 2; at < depth; at++)
    objects.push({ text: `<< /Type /Pages /Kids [${at + 1} 0 R] /Count 1 /Parent ${at - 1} 0 R >>` })
  return [...objects, { text: `<< /Type /Page /Parent ${depth - 1} 0 R /MediaBox [0 0 9 9] >>` }]
}

/** A page tree that lists its first child this many times; no entry is a page. */
const wideTree = (kids: number): PdfObject[] => [
  { text: '<< /Type /Catalog /Pages 2 0 R >>' },
  { text: `<< /Type /Pages /Count ${kids} /Kids [${'3 0 R '.repeat(kids)}] >>` },
  { text: '<< /Type /Pages /Kids [] /Count 0 /Parent 2 0 R >>' },
]

/** A complete file whose cross-reference stream has this dictionary. */
function tableStream(dictionary: string, bytes: Buffer): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
  const table = `9 0 obj\n<< /Type /XRef /Root 1 0 R /Length ${bytes.length} /Filter /FlateDecode ${dictionary} >>\nstream\n`
  return Buffer.concat([
    Buffer.from(head + table),
    bytes,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ])
}

const image = (side: number, bytes: Buffer, filter: string, rest = ''): PdfObject =>
  stream(
    bytes,
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter ${filter} ${rest}`,
  )
const painted = (picture: PdfObject): Buffer =>
  pdfOf(
    onePage(
      [stream(Buffer.from('100 0 0 100 0 0 cm /X Do')), picture],
      '/Resources << /XObject << /X 5 0 R >> >>',
    ),
  )
const form = (content: string, resources: string): PdfObject =>
  stream(
    Buffer.from(content),
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << ${resources} >> >>`,
  )

/** Ten forms, each of which paints the next one ten times. */
const forms = (): PdfObject[] =>
  Array.from({ length: 10 }, (_, at) => form('/X Do '.repeat(10), `/X ${Math.min(at + 6, 14)} 0 R`))

const megabytes = 1024 * 1024

/** PDFs under one megabyte that need much memory or time to open. */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  'operators repeated 18,000,000 times': () => pdfOf(onePage([flate('0 0 m 9 9 l S\n', 18_000_000)])),
  'operators with operands that are all kept': () =>
    pdfOf(onePage([flate('[(a)-9(b)9(c)]TJ\n', 12_000_000)])),
  'a content of 700 MB of blanks': () => pdfOf(onePage([flate(' ', 700 * megabytes)])),
  'a content deflated twice': () =>
    pdfOf(
      onePage([
        stream(
          deflateSync(deflated(' ', 600 * megabytes), { level: 9 }),
          '/Filter [/FlateDecode /FlateDecode]',
        ),
      ]),
    ),
  'runs repeated by run length and deflated': () =>
    pdfOf(onePage([stream(deflated('\x81 ', 10_000_000), '/Filter [/FlateDecode /RunLengthDecode]')])),
  'an array nested 400,000 deep': () => pdfOf(onePage([nothing], `/Resources ${nested(400_000)}`)),
  'an array nested 5,000,000 deep in a content': () =>
    pdfOf(onePage([stream(deflateSync(Buffer.from(nested(5_000_000))), '/Filter /FlateDecode')])),
  'a dictionary of 80,000 keys': () =>
    pdfOf(
      onePage(
        [nothing],
        `/Resources << ${Array.from({ length: 80_000 }, (_, key) => `/K${key} 1`).join(' ')} >>`,
      ),
    ),
  'a tree of pages 9,000 deep': () => pdfOf(deepTree(9000)),
  'a tree of 140,000 empty children': () => pdfOf(wideTree(140_000)),
  'a tree that says it has two thousand million pages': () =>
    pdfOf([
      { text: '<< /Type /Catalog /Pages 2 0 R >>' },
      { text: '<< /Type /Pages /Kids [2 0 R 2 0 R 2 0 R] /Count 2000000000 >>' },
    ]),
  'a page that is its own parent and child': () =>
    pdfOf([
      { text: '<< /Type /Catalog /Pages 2 0 R >>' },
      { text: '<< /Type /Pages /Kids [2 0 R] /Parent 2 0 R /Count 1 >>' },
    ]),
  'a length that refers to itself': () =>
    pdfOf(onePage([{ text: '<< /Length 4 0 R >>', stream: Buffer.from('0 0 m') }])),
  'a form that paints itself': () =>
    pdfOf(
      onePage(
        [stream(Buffer.from('/X Do')), form('/X Do /X Do', '/X 5 0 R')],
        '/Resources << /XObject << /X 5 0 R >> >>',
      ),
    ),
  'ten forms that paint each other ten times': () =>
    pdfOf(onePage([stream(Buffer.from('/X Do')), ...forms()], '/Resources << /XObject << /X 5 0 R >> >>')),
  'an object stream of 300 MB': () => {
    const objects = flate('1 0 ', 75 * megabytes, '/Type /ObjStm /N 90000000 /First 300000000')
    const packed = Buffer.from(objects.stream ?? [])
    const head = `%PDF-1.7\n4 0 obj\n${objects.text}\nstream\n`
    const entries = Buffer.from([2, 0, 4, 0, 2, 0, 4, 1, 1, 0, 9, 0])
    const table = deflateSync(entries)
    const before = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')])
    const end = `9 0 obj\n<< /Type /XRef /Root 1 0 R /Size 5 /Index [1 2 4 1] /W [1 2 1] /Filter /FlateDecode /Length ${table.length} >>\nstream\n`
    return Buffer.concat([
      before,
      Buffer.from(end),
      table,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
    ])
  },
  'a table of two thousand million entries': () =>
    tableStream(
      '/Size 2147483647 /Index [0 2147483647] /W [1 1 1]',
      deflated('\x01\x09\x00', 100 * megabytes),
    ),
  'a table with columns of two thousand million': () =>
    tableStream(
      '/Size 9 /W [1 2 1] /DecodeParms << /Predictor 12 /Columns 2000000000 >>',
      deflated('\x01', 100 * megabytes),
    ),
  'an image of 60,000 × 60,000': () =>
    painted(image(60_000, deflated('\x00', 700 * megabytes), '/FlateDecode')),
  'an image with a predictor of 500,000,000 columns': () =>
    painted(
      image(
        9000,
        deflated('\x00', 300 * megabytes),
        '/FlateDecode',
        '/DecodeParms << /Predictor 15 /Columns 500000000 >>',
      ),
    ),
  'a JPEG 2000 image of 4,000,000,000 pixels': () =>
    painted(
      image(
        60_000,
        Buffer.from(
          'ff4fff51002f0000ffffffffffffffff000000000000000000ffffff00ffffff0000000000000000000307010107010107010 1ff52000c00000001000504040001'.replaceAll(
            ' ',
            '',
          ),
          'hex',
        ),
        '/JPXDecode',
      ),
    ),
}
