import { timingSafeEqual } from 'node:crypto'
import { refuse, toWireId, type Refusal } from '@puente/contract'
import type { DocumentLinkWire } from '@puente/contract/customer'
import { actorText, type Actor } from '../../platform/actor.ts'
import type { Streamed } from '../../platform/http/streamed.ts'
import type { FilesPort } from '../../partners/files.ts'
import type { Work } from '../../platform/work.ts'
import { readContent } from './content.ts'
import { contentFor } from './contents.store.ts'
import { documentFor } from './documents.store.ts'

/** Life of a link in real time. It is opened right after it was requested. */
const LIFE_MS = 2 * 60_000
const KEY = 'documents.link'

/** The signatures of a link with each index key, the one of new links first. */
const signaturesOf = ({ vault }: Work, actor: Actor, id: string, untilMs: number): Buffer[] =>
  vault.indexes(KEY, `${actorText(actor)} ${id} ${untilMs}`)

/** A signed link to a document's content, valid for the acting user only and for two minutes. */
export async function createLink(
  work: Work,
  id: string,
): Promise<DocumentLinkWire | Refusal<'not-found' | 'document-gone'>> {
  const document = await documentFor(work, id)
  if (document === undefined) return refuse('not-found')
  if (document.contentId === undefined) return refuse('document-gone')
  const untilMs = work.realNow.getTime() + LIFE_MS
  const [signature] = signaturesOf(work, work.actor, id, untilMs)
  if (signature === undefined) throw new Error('a link has no signature')
  const query = new URLSearchParams({ until: String(untilMs), signature: signature.toString('base64url') })
  return {
    url: `/api/documents/${toWireId('document', id)}/content?${query}`,
    endsAt: new Date(untilMs).toISOString(),
  }
}

/** The content behind a link. Refuses other actors. The view is recorded in the audit trail before any byte is sent. */
export async function openLink(
  work: Work,
  files: FilesPort,
  id: string,
  { until, signature }: { readonly until: string; readonly signature: string },
): Promise<Streamed | Refusal<'not-found' | 'link-ended' | 'document-gone'>> {
  const untilMs = Number(until)
  const shown = Buffer.from(signature, 'base64url')
  const isRight = signaturesOf(work, work.actor, id, untilMs).some(
    (right) => shown.length === right.length && timingSafeEqual(shown, right),
  )
  if (!Number.isSafeInteger(untilMs) || !isRight) return refuse('link-ended')
  if (untilMs <= work.realNow.getTime()) return refuse('link-ended')
  const document = await documentFor(work, id)
  if (document === undefined) return refuse('not-found')
  const content = document.contentId === undefined ? undefined : await contentFor(work, document.contentId)
  if (content === undefined) return refuse('document-gone')
  const subject = toWireId('document', id)
  await work.audit({
    action: 'document-looked-at',
    subject,
    facts: { sha256: document.sha256.toString('hex') },
  })
  return {
    fileName: `${document.kind}-${subject.slice(-8)}.${document.type === 'application/pdf' ? 'pdf' : 'jpg'}`,
    type: document.type,
    shown: true,
    foreign: true,
    write: () => readContent(files, content),
  }
}
