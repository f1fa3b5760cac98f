import { isRefusal, refuse, toWireId, type DocumentScan, type Id, type Refusal } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import type { ScannerPort } from '../../partners/scanner.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { readContent } from './content.ts'
import { contentFor } from './contents.store.ts'
import { documentFor, setScan } from './documents.store.ts'

interface Inspection {
  readonly contentId: string
  readonly scan: DocumentScan
}

/** Inspects the stored file of a document with the virus scanner, outside a transaction. */
export async function inspectAgain(
  runtime: Runtime,
  actor: Actor,
  { files, scanner }: { readonly files: FilesPort; readonly scanner: ScannerPort | undefined },
  id: Id<'document'>,
): Promise<Inspection | Refusal<'not-found' | 'document-gone' | 'scanner-missing' | 'unavailable'>> {
  if (scanner === undefined) return refuse('scanner-missing')
  const content = await runtime.work(actor, async (work) => {
    const document = await documentFor(work, id)
    if (document === undefined) return refuse('not-found')
    const kept = document.contentId === undefined ? undefined : await contentFor(work, document.contentId)
    return kept ?? refuse('document-gone')
  })
  if (isRefusal(content)) return content
  const scan = await scanner.scan(readContent(files, content))
  return scan === 'away' ? refuse('unavailable', { part: 'scanner' }) : { contentId: content.id, scan }
}

/** Records what the scanner found, unless the content was deleted meanwhile. */
export async function recordInspection(
  work: Work,
  id: Id<'document'>,
  { contentId, scan }: Inspection,
): Promise<void> {
  if (!(await setScan(work, id, contentId, scan))) return
  await work.audit({ action: 'document-inspected', subject: toWireId('document', id), facts: { scan } })
}
