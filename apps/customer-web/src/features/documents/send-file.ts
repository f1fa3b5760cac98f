import type { DocumentWire, UploadWire } from '@puente/contract/customer'
import { hasCode, HttpError, type ClientOf } from '@puente/web'
import type { CustomerEndpoints } from '@puente/contract/customer'
import type { customerRoutes } from '@puente/contract/customer-routes'
import { isWaitable } from './waitable.ts'

type Handlers = Pick<
  ClientOf<CustomerEndpoints, typeof customerRoutes>,
  'startUpload' | 'getUpload' | 'sendPiece' | 'finishUpload'
>
/** The slot of a file among the files of its kind. */
export type Place = Pick<UploadWire, 'kind' | 'side' | 'page'>

/** The progress of an upload. */
export type Progress =
  | { readonly step: 'sending' | 'paused'; readonly sentBytes: number; readonly bytesPerSecond: number }
  | { readonly step: 'checking' }

export interface Sending {
  readonly handlers: Handlers
  readonly file: File
  readonly place: Place
  /** One per chosen file: repeated requests open one upload. */
  readonly idempotencyKey: string
  readonly onProgress: (progress: Progress) => void
  /** An interrupted upload of this file, to be resumed. */
  readonly begun?: UploadWire | undefined
  /** Resolves when another attempt is due; later the more attempts failed in a row. */
  readonly pause: (failures: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
  /** Receives the id of the open upload, which is needed to cancel it on the server. */
  readonly onOpen?: (id: string) => void
}

const FIRST_PIECE_BYTES = 256 * 1024
const LEAST_PIECE_BYTES = 64 * 1024
/**
 * Target duration of a piece, in ms: short enough to show progress and to lose little when the connection
 * breaks.
 */
const PIECE_MS = 1500

/**
 * Uploads a file in pieces and returns the resulting document. Connection losses are retried without limit,
 * from the last byte that the server has; every other error is thrown unchanged. An interrupted upload is
 * resumed, and its metadata is sent again because a file of the same name may differ.
 */
export async function sendFile(sending: Sending): Promise<DocumentWire> {
  const { handlers, file, begun, signal } = sending
  const upload = await opened(sending)
  sending.onOpen?.(upload.id)
  await sendPieces(sending, upload)
  sending.onProgress({ step: 'checking' })
  const body = begun === undefined ? {} : { sha256: await checksumOf(file) }
  return patiently(sending, file.size, () =>
    handlers.finishUpload({ params: { id: upload.id }, body }, { signal }),
  )
}

/** Opens the upload: resumes the interrupted one, or creates a new one if it no longer exists. */
async function opened(sending: Sending): Promise<UploadWire> {
  const { handlers, file, place, idempotencyKey, signal, begun } = sending
  if (begun !== undefined) {
    const params = { id: begun.id }
    const left = await patiently(sending, begun.receivedBytes, () =>
      handlers.getUpload({ params }, { signal }),
    ).catch(unlessGone)
    if (left !== undefined) return left
  }
  const body = { ...place, fileName: announcedName(file), sizeBytes: file.size }
  return patiently(sending, 0, () => handlers.startUpload({ body, idempotencyKey }, { signal }))
}

/** The file name that is sent to the server: at most 200 characters, '-' if empty. */
export const announcedName = ({ name }: Pick<File, 'name'>): string => name.slice(0, 200) || '-'

function unlessGone(error: unknown): undefined {
  if (!hasCode(error, 'upload-ended') && !hasCode(error, 'not-found')) throw error
  return undefined
}

async function checksumOf(file: File): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sendPieces(sending: Sending, upload: UploadWire): Promise<void> {
  const { handlers, file, signal, onProgress } = sending
  const params = { id: upload.id }
  let at = upload.receivedBytes
  let pieceBytes = FIRST_PIECE_BYTES
  let bytesPerSecond = 0
  onProgress({ step: 'sending', sentBytes: at, bytesPerSecond })
  while (at < file.size) {
    const began = performance.now()
    const content = file.slice(at, at + Math.min(pieceBytes, upload.pieceMaxBytes))
    try {
      const { receivedBytes } = await handlers.sendPiece(
        { params, query: { offset: at }, content },
        { signal },
      )
      const tookMs = Math.max(1, performance.now() - began)
      const now = ((receivedBytes - at) / tookMs) * 1000
      bytesPerSecond = bytesPerSecond === 0 ? now : bytesPerSecond * 0.7 + now * 0.3
      pieceBytes = nextPiece(pieceBytes, tookMs)
      at = receivedBytes
    } catch (error) {
      const elsewhere = hasCode(error, 'upload-elsewhere')
      if (!elsewhere && !isWaitable(error)) throw error
      pieceBytes = Math.max(LEAST_PIECE_BYTES, Math.floor(pieceBytes / 2))
      // The server may have stored part of a piece whose connection broke, so its offset is queried.
      at = elsewhere
        ? receivedOf(error, at)
        : (await patiently(sending, at, () => handlers.getUpload({ params }, { signal }), 1)).receivedBytes
    }
    onProgress({ step: 'sending', sentBytes: at, bytesPerSecond })
  }
}

const nextPiece = (pieceBytes: number, tookMs: number): number =>
  tookMs < PIECE_MS / 2 ? pieceBytes * 2 : tookMs > PIECE_MS * 2 ? Math.ceil(pieceBytes / 2) : pieceBytes

function receivedOf(error: unknown, at: number): number {
  const received = error instanceof HttpError ? error.problem?.facts['receivedBytes'] : undefined
  return typeof received === 'number' ? received : at
}

/** Repeats a call until the server responds; `failures` is the number of failed attempts before. */
async function patiently<T>(
  { pause, onProgress, signal }: Sending,
  sentBytes: number,
  ask: () => Promise<T>,
  failures = 0,
): Promise<T> {
  for (let failed = failures; ; failed++) {
    if (failed > 0) {
      onProgress({ step: 'paused', sentBytes, bytesPerSecond: 0 })
      await pause(failed, signal)
    }
    try {
      return await ask()
    } catch (error) {
      if (!isWaitable(error)) throw error
    }
  }
}
