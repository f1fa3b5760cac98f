import type { DocumentWire, OpenUploadWire } from '@puente/contract/customer'
import { newKey, signInAgain } from '@puente/web'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { pause } from './pause.ts'
import { usePreview } from './use-preview.ts'
import { announcedName, sendFile, type Place, type Progress } from './send-file.ts'
import { useInterruptedUpload } from './use-begun.ts'

/** The state of one file, from the moment it is chosen. */
export type Standing =
  | { readonly step: 'empty' }
  | (Progress & { readonly file: File })
  | { readonly step: 'done'; readonly document: DocumentWire; readonly file?: File }
  | { readonly step: 'failed'; readonly error: unknown; readonly file: File }

export interface Upload {
  readonly standing: Standing
  /** A preview of the chosen file, if the browser can render it. */
  readonly previewUrl: string | undefined
  /** An interrupted upload for this slot; choosing the same file resumes it. */
  readonly begun: OpenUploadWire | undefined
  /** Uploads a file; cancels the current upload. */
  readonly choose: (file: File) => void
  /** Retries now: a paused upload continues at once, and a failed one starts again from the beginning. */
  readonly retry: () => void
  /** Cancels the current upload. */
  readonly cancel: () => void
  /** Discards the interrupted upload. */
  readonly beginAnew: () => void
  /** Removes the document before its review begins; rejects when it is too late. */
  readonly remove: () => Promise<void>
}

interface Running {
  readonly file: File
  readonly key: string
  readonly stopping: AbortController
  /** Receives an event when the user asks to retry now. */
  readonly hurry: EventTarget
  readonly begun: OpenUploadWire | undefined
  uploadId?: string
}

/** Uploads a file with progress; returns the document, or undefined if there is none. */
async function sent(
  next: Running,
  place: Place,
  report: (now: Standing) => void,
): Promise<DocumentWire | undefined> {
  const { file, key, stopping, hurry, begun } = next
  try {
    const document = await sendFile({
      handlers: api,
      file,
      place,
      idempotencyKey: key,
      begun,
      pause: (failures, signal) => pause(failures, signal, hurry),
      signal: stopping.signal,
      onOpen: (id) => (next.uploadId = id),
      onProgress: (progress) => report({ ...progress, file }),
    })
    report({ step: 'done', document, file })
    return document
  } catch (error) {
    if (!stopping.signal.aborted) report({ step: 'failed', error, file })
    signInAgain(error)
    return undefined
  }
}

/**
 * Follows changes from outside to the document of this slot: decisions of staff, uploads and removals in
 * other tabs.
 */
function useAdopted(
  known: DocumentWire | undefined,
  setStanding: (next: (before: Standing) => Standing) => void,
): void {
  const [last, setLast] = useState(known)
  if (known === last) return
  setLast(known)
  setStanding((before) => {
    if (before.step !== 'empty' && before.step !== 'done') return before
    const shown = before.step === 'done' ? before : undefined
    if (known === undefined) return shown?.document.id === last?.id ? { step: 'empty' } : before
    // Keeps the newer document until the refetched query includes it.
    if (shown !== undefined && known.receivedAt < shown.document.receivedAt) return before
    return { ...(shown?.document.id === known.id ? shown : {}), step: 'done', document: known }
  })
}

interface Runs {
  readonly place: Place
  readonly setStanding: (now: Standing) => void
  readonly giveUp: (id: string) => void
  readonly onDone: ((document: DocumentWire) => void) | undefined
}

/** The current upload: starts it, cancels it, and aborts it when the component unmounts. */
function useRunning({ place, setStanding, giveUp, onDone }: Runs) {
  const running = useRef<Running>(undefined)
  useEffect(() => () => running.current?.stopping.abort(), [])

  async function run(next: Running) {
    running.current = next
    const report = (now: Standing) => {
      if (running.current === next) setStanding(now)
    }
    const document = await sent(next, place, report)
    if (running.current === next && document !== undefined) onDone?.(document)
  }

  const begin = (file: File, key: string, from?: OpenUploadWire) => {
    setStanding({ step: 'sending', sentBytes: from?.receivedBytes ?? 0, bytesPerSecond: 0, file })
    const fresh = { stopping: new AbortController(), hurry: new EventTarget() }
    const opened = from === undefined ? {} : { uploadId: from.id }
    run({ file, key, begun: from, ...fresh, ...opened }).catch(() => undefined)
  }
  const stop = () => {
    const { current } = running
    running.current = undefined
    current?.stopping.abort()
    if (current?.uploadId !== undefined) giveUp(current.uploadId)
  }
  return { running, begin, stop }
}

/**
 * Uploads one document of a customer to a slot, with progress. `known` is the document already stored there.
 */
export function useUpload(
  place: Place,
  known?: DocumentWire,
  onDone?: (document: DocumentWire) => void,
): Upload {
  const [standing, setStanding] = useState<Standing>(
    known === undefined ? { step: 'empty' } : { step: 'done', document: known },
  )
  useAdopted(known, setStanding)
  const [touched, setTouched] = useState(false)
  const { begun, giveUp } = useInterruptedUpload(place)
  const previewUrl = usePreview('file' in standing ? standing.file : undefined)

  const { running, begin, stop } = useRunning({ place, setStanding, giveUp, onDone })
  const left = touched ? undefined : begun
  return {
    standing,
    previewUrl,
    begun: left,
    choose: (file) => {
      if (standing.step !== 'done') stop()
      setTouched(true)
      const isSame = left?.fileName === announcedName(file) && left.sizeBytes === file.size
      if (left !== undefined && !isSame) giveUp(left.id)
      begin(file, newKey(), isSame ? left : undefined)
    },
    retry: () => {
      const { current } = running
      if (standing.step === 'paused') current?.hurry.dispatchEvent(new Event('now'))
      else if (current !== undefined) begin(current.file, current.key, current.begun)
    },
    beginAnew: () => {
      setTouched(true)
      if (left !== undefined) giveUp(left.id)
    },
    cancel: () => {
      stop()
      setStanding(known === undefined ? { step: 'empty' } : { step: 'done', document: known })
    },
    remove: async () => {
      if (standing.step !== 'done') return
      await api.removeDocument({ params: { id: standing.document.id } })
      setStanding({ step: 'empty' })
    },
  }
}
