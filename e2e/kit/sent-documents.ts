import type { BrowserContext } from '@playwright/test'
import { addresses } from './addresses.ts'
import type { GivenFile } from './files.ts'
import { apiOf } from './newcomers.ts'

/** The slot of a file. */
interface Sent {
  readonly kind: string
  readonly side?: string
  readonly page?: number
}

/** Sends a file as the customer of a context, without the screens; returns the document's id. */
export async function sendDocument(
  context: BrowserContext,
  { page = 1, ...sent }: Sent,
  file: GivenFile,
): Promise<string> {
  const api = apiOf(context)
  const { id } = await api.send('POST', '/api/uploads', {
    ...sent,
    page,
    fileName: file.name,
    sizeBytes: file.buffer.length,
  })
  const piece = await context.request.fetch(
    new URL(`/api/uploads/${id}/content?offset=0`, addresses().customer).href,
    { method: 'PATCH', headers: { 'content-type': 'application/octet-stream' }, data: file.buffer },
  )
  if (!piece.ok()) throw new Error(`a piece of ${file.name} was answered ${await piece.text()}`)
  return (await api.send('POST', `/api/uploads/${id}/document`, {})).id
}

/** A photo in a phone's format: a screenshot of a page. */
export async function photoFile(context: BrowserContext, name: string): Promise<GivenFile> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.setContent(`<h1 style="font:72px sans-serif">Cédula de prueba ${crypto.randomUUID()}</h1>`)
  const buffer = await page.screenshot({ type: 'jpeg', quality: 90 })
  await page.close()
  return { name, mimeType: 'image/jpeg', buffer }
}
