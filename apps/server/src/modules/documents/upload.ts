import { toWireId } from '@puente/contract'
import type { UploadWire } from '@puente/contract/customer'
import type { Place } from './document.ts'

/** Pieces arrive; whoever finishes it checks; it is a document, or it came to nothing. */
export type UploadState = 'receiving' | 'checking' | 'done' | 'ended'

/** A file on its way, and what it will be. Its moments are real time. */
export interface Upload extends Place {
  readonly id: string
  readonly customerId: string
  readonly userId: string
  readonly fileName: string
  readonly sizeBytes: number
  readonly receivedBytes: number
  readonly segments: number
  readonly contentId: string
  readonly state: UploadState
  /** Whoever checks it holds it until then; who died meanwhile holds it no longer. */
  readonly leasedUntil: Date | undefined
  readonly documentId: string | undefined
  readonly beganAt: Date
}

/** What has not become a document after so long is thrown away. */
export const UPLOAD_LIFE_MS = 24 * 3_600_000
/** A longer piece may not arrive within the time that one request has on a slow line. */
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
