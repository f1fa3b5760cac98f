import { toWireId, type Id } from '@puente/contract'
import type { UploadWire } from '@puente/contract/customer'
import type { Place } from '../document.ts'

/** `receiving` bytes, `checking` the complete file, `done` (a document), or `ended` without one. */
export type UploadState = 'receiving' | 'checking' | 'done' | 'ended'

/** An upload and the slot of its future document. Its times are real time. */
export interface Upload extends Place {
  readonly id: Id<'upload'>
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  readonly fileName: string
  readonly sizeBytes: number
  readonly receivedBytes: number
  readonly segments: number
  readonly contentId: string
  readonly state: UploadState
  /** End of the lease of the process that checks the file. A crashed process loses it. */
  readonly leasedUntil: Date | undefined
  readonly documentId: Id<'document'> | undefined
  readonly beganAt: Date
}

/** Life of an upload that becomes no document. */
export const UPLOAD_LIFE_MS = 24 * 3_600_000
/** A larger request would not finish within its time limit on a slow connection. */
export const PIECE_MAX_BYTES = 8 * 1024 * 1024

export const toUploadWire = (upload: Upload): UploadWire => ({
  id: toWireId('upload', upload.id),
  kind: upload.kind,
  ...(upload.side === undefined ? {} : { side: upload.side }),
  page: upload.page,
  sizeBytes: upload.sizeBytes,
  receivedBytes: upload.receivedBytes,
  pieceMaxBytes: PIECE_MAX_BYTES,
  endsAt: new Date(upload.beganAt.getTime() + UPLOAD_LIFE_MS).toISOString(),
})
