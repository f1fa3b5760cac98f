import { randomBytes } from 'node:crypto'
import { openFile } from './seen.ts'
import { sessionOf } from './session.ts'

/** A file as a browser's file dialog provides it. */
export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A PDF of one page with unique content and at least this size. */
export function pdfFile(name: string, atLeastBytes = 0): GivenFile {
  const shown = randomBytes(8).toString('hex')
  const stream = `BT /F1 14 Tf 72 760 Td (Documento de prueba ${shown}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    // The padding is not drawn.
    `<< /Length ${atLeastBytes} >>\nstream\n${'0'.repeat(atLeastBytes)}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const root = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  const whole = `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${root}`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(whole, 'latin1') }
}

/** A day this many years from now, in ISO format. */
export const isoInYears = (years: number): string => `${new Date().getFullYear() + years}-06-15`

/** Today in Santiago, in ISO format. */
export const inSantiagoToday = (): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Santiago' })

interface Waiting {
  readonly id: string
  readonly kind: string
  readonly side?: string
  readonly page: number
}

/** The documents of a customer that wait for review, by slot: 'identity front', 'economics 2'. */
export async function waitingOf(customerId: string): Promise<ReadonlyMap<string, string>> {
  const staff = await sessionOf('analista', 'backoffice')
  const { items } = await staff.get<{ items: Waiting[] }>(`/api/documents?customerId=${customerId}`)
  return new Map(items.map(({ id, kind, side, page }) => [`${kind} ${side ?? page}`, id]))
}

/** Decides a document as staff, who open it before they accept it. */
export async function decide(
  id: string | undefined,
  body: { readonly verdict: string; readonly reason?: string; readonly facts?: object },
): Promise<void> {
  const staff = await sessionOf('analista', 'backoffice')
  const seen = body.verdict === 'accepted' ? { seen: await openFile(staff, String(id)) } : {}
  await staff.post(`/api/documents/${id}/verdict`, { ...body, ...seen })
}
