import { randomBytes } from 'node:crypto'
import type { DocumentWire, UploadWire } from '@puente/contract/customer'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { Answer, Client } from './client.ts'

/** The announcement of an upload; default: the front of an identity card. */
export interface Announced {
  readonly kind?: string
  readonly side?: string
  readonly page?: number
  readonly fileName?: string
}

let made = 0

/** A unique picture with the metadata of a phone's camera. */
export async function photo(width = 900, height = 600): Promise<Buffer> {
  made += 1
  return sharp({ create: { width, height, channels: 3, background: { r: made % 256, g: 90, b: 120 } } })
    .withExif({
      IFD0: { Make: 'Demophone', Copyright: `Casa de Prueba ${made}` },
      IFD3: { GPSLatitude: '33/1 26/1 0/1', GPSLatitudeRef: 'S' },
    })
    .jpeg()
    .toBuffer()
}

/** A unique PDF with this many pages and additional bytes, optionally with a password. */
export async function pdf({ pages = 1, password = '', fill = 0 } = {}): Promise<Buffer> {
  made += 1
  const paper = new PDFDocument({
    compress: false,
    ...(password === '' ? {} : { userPassword: password, ownerPassword: password }),
  })
  for (let page = 1; page <= pages; page++) {
    if (page > 1) paper.addPage()
    paper.text(`Escritura de prueba ${made}, hoja ${page}`)
  }
  // Random data cannot be compressed, so the file has the requested size.
  if (fill > 0) paper.file(randomBytes(fill), { name: 'anexo.bin' })
  paper.end()
  const pieces: Buffer[] = []
  for await (const piece of paper) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Announces a file of this size. */
export const announce = (
  client: Client,
  sizeBytes: number,
  announced: Announced = {},
): Promise<Answer<UploadWire>> =>
  client.post<UploadWire>('/api/uploads', {
    kind: 'identity',
    ...(announced.kind === undefined ? { side: 'front' } : {}),
    page: 1,
    fileName: 'cédula.jpg',
    sizeBytes,
    ...announced,
  })

/** Sends bytes of an upload from an offset. */
export const sendPiece = (
  client: Client,
  id: string,
  offset: number,
  body: Uint8Array,
): Promise<Answer<UploadWire>> =>
  client.send<UploadWire>('PATCH', `/api/uploads/${id}/content?offset=${offset}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(body),
  })

export const finish = (client: Client, id: string): Promise<Answer<DocumentWire>> =>
  client.post<DocumentWire>(`/api/uploads/${id}/document`, {})

/** Uploads a whole file. Returns the first refusal, or the document. */
export async function sendFile(
  client: Client,
  bytes: Uint8Array,
  announced: Announced = {},
): Promise<Answer<DocumentWire>> {
  const upload = await announce(client, bytes.length, announced)
  if (upload.status !== 201) return upload as unknown as Answer<DocumentWire>
  const sent = await sendPiece(client, upload.body.id, 0, bytes)
  if (sent.status !== 200) return sent as unknown as Answer<DocumentWire>
  return finish(client, upload.body.id)
}
