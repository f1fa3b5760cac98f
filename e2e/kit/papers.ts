import type { Page } from '@playwright/test'
import { openFile } from './seen.ts'
import { sessionOf } from './session.ts'

interface Document {
  readonly id: string
  readonly state: string
}

let made = 0

/** A PDF of one page with unique content. */
export function pdfFile(): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  made += 1
  const stream = `BT /F1 14 Tf 72 760 Td (Documento de prueba ${made} ${crypto.randomUUID()}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
  const starts: number[] = []
  let file = '%PDF-1.4\n'
  for (const [index, body] of objects.entries()) {
    starts.push(file.length)
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  const tail = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return {
    name: `documento-${made}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(file + head + tail),
  }
}

/** Chooses a file in the field with this label. */
export const chooseFile = (page: Page, label: string): Promise<void> =>
  page
    .getByRole('group', { name: label, exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfFile())

/** Decides, as staff, the newest document of this kind of a customer. */
export async function decideNewest(
  customerId: string,
  kind: string,
  verdict: { readonly verdict: string; readonly reason?: string; readonly facts?: object },
): Promise<void> {
  const analista = await sessionOf('analista', 'backoffice')
  const { items } = await analista.get<{ items: Document[] }>(
    `/api/documents?kind=${kind}&customerId=${customerId}`,
  )
  const id = String(items.at(-1)?.id)
  const seen = verdict.verdict === 'accepted' ? { seen: await openFile(analista, id) } : {}
  await analista.post(`/api/documents/${id}/verdict`, { ...verdict, ...seen })
}
