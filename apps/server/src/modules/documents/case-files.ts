import { createHash } from 'node:crypto'
import { refuse, toWireId, uuidOf, type DocumentKind, type Id, type Refusal } from '@puente/contract'
import type { CaseFileWire, SeenFileWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import type { Document } from './document.ts'
import { standingDocuments } from './documents.store.ts'
import { openedByActor } from './opened-documents.store.ts'

const FILES_MAX = 200

export type SeenRefusal = Refusal<'document-changed' | 'document-not-opened' | 'document-unsafe'>

/**
 * The files on which a case of a customer rests: those that wait or were accepted, of these kinds or of all. A selfie is
 * decided beside the identity document, and is opened for that only.
 */
export async function caseFiles(
  work: Work,
  customerId: Id<'customer'>,
  kinds?: readonly DocumentKind[],
): Promise<readonly Document[]> {
  const documents = await standingDocuments(work, customerId, FILES_MAX)
  return documents.filter(
    ({ kind, contentId }) =>
      kind !== 'selfie' && contentId !== undefined && (kinds === undefined || kinds.includes(kind)),
  )
}

/** The files of a case as staff read them. */
export async function caseFileViews(work: Work, files: readonly Document[]): Promise<CaseFileWire[]> {
  const opened = await openedByActor(
    work,
    files.map(({ id }) => id),
  )
  return files.map(({ id, kind, side, page, state, receivedAt, sha256, scan }) => {
    const openedAt = opened.get(id)
    return {
      id: toWireId('document', id),
      sha256: sha256.toString('hex'),
      scan,
      kind,
      ...(side === undefined ? {} : { side }),
      page,
      state,
      receivedAt: receivedAt.toISOString(),
      ...(openedAt === undefined ? {} : { openedAt: openedAt.toISOString() }),
    }
  })
}

/**
 * Refuses an acceptance unless the acting person opened each of these files, and was shown each as it is now: with its
 * hash and what the virus scanner found.
 */
export async function filesSeen(
  work: Work,
  files: readonly Document[],
  seen: readonly SeenFileWire[] = [],
): Promise<true | SeenRefusal> {
  const shown = new Map(seen.map((one) => [uuidOf('document', one.id), one]))
  const isShown = ({ id, sha256, scan }: Document) =>
    shown.get(id)?.sha256 === sha256.toString('hex') && shown.get(id)?.scan === scan
  if (shown.size !== files.length || !files.every(isShown)) return refuse('document-changed')
  return filesOpened(work, files)
}

/** Refuses an acceptance unless the acting person opened each of these files, and while one of them is infected. */
export async function filesOpened(work: Work, files: readonly Document[]): Promise<true | SeenRefusal> {
  if (files.some(({ scan }) => scan === 'infected')) return refuse('document-unsafe')
  const opened = await openedByActor(
    work,
    files.map(({ id }) => id),
  )
  const closed = files.find(({ id }) => !opened.has(id))
  return (
    closed === undefined || refuse('document-not-opened', { documentId: toWireId('document', closed.id) })
  )
}

/** A text that changes when a file is added, replaced, removed or inspected: a proposal keeps it. */
export function filesMark(files: readonly Document[]): string {
  const lines = files.map(({ id, sha256, scan }) => `${id} ${sha256.toString('hex')} ${scan}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/**
 * Refuses a confirmation unless the files are those of the proposal, and the second person opened each. A proposal from
 * before marks were kept has none.
 */
export async function filesConfirmed(
  work: Work,
  files: readonly Document[],
  { files: mark }: Readonly<Record<string, string>>,
): Promise<true | SeenRefusal> {
  if (mark !== undefined && mark !== filesMark(files)) return refuse('document-changed')
  return filesOpened(work, files)
}
