import { createHash } from 'node:crypto'
import type { DocumentKind, DocumentReason, DocumentSide, Id } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import type { Work } from '../../platform/work.ts'
import { putContent } from './content.ts'
import { insertContent, insertSegments } from './contents.store.ts'
import type { Document } from './document.ts'
import { insertDocument, lockInSlot } from './documents.store.ts'
import { replace } from './record-document.ts'
import { keepUntil, ruleOf } from './rules.ts'

/** A PDF of one page for the demo data, and its slot. */
export interface SeededDocument {
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  readonly kind: DocumentKind
  readonly side?: DocumentSide
  /** Default 1. */
  readonly page?: number
  /** With a reason, the document was accepted once and is requested again. */
  readonly refused?: DocumentReason
  readonly fileName: string
  readonly bytes: Uint8Array
  /** File store for the bytes. Without it only the rows are stored. */
  readonly files: FilesPort | undefined
}

/** Seeds a decided document of a customer, replacing the accepted one in its slot. For seeds only. */
export async function seedDocument(
  work: Work,
  { customerId, userId, kind, side, page = 1, refused, fileName, bytes, files }: SeededDocument,
): Promise<Document> {
  const place = { kind, side, page }
  for (const old of await lockInSlot(work, customerId, place, ['accepted'])) await replace(work, old)
  const document: Document = {
    ...place,
    id: work.id(),
    customerId,
    userId,
    fileName,
    type: 'application/pdf',
    sizeBytes: bytes.length,
    pages: 1,
    sha256: createHash('sha256').update(bytes).digest(),
    scan: 'not-scanned',
    contentId: files && (await keepContent(work, customerId, files, bytes)),
    state: refused === undefined ? 'accepted' : 'refused',
    reason: refused,
    remark: undefined,
    receivedAt: work.now,
    takenBy: undefined,
    decidedBy: undefined,
    decidedAt: work.now,
    keepUntil: keepUntil(await ruleOf(work, kind), work.now, refused === undefined),
    legalHold: false,
  }
  await insertDocument(work, document)
  return document
}

/** Writes files inside the transaction, which only a seed may do because no user is served meanwhile. */
async function keepContent(
  work: Work,
  customerId: Id<'customer'>,
  files: FilesPort,
  bytes: Uint8Array,
): Promise<string> {
  const content = await insertContent(work, customerId)
  await insertSegments(work, content.id, await putContent(files, content, bytes, () => work.id()))
  return content.id
}
