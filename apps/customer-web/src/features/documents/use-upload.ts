import type { DocumentWire, OpenUploadWire } from '@puente/contract/customer'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { pause } from './pause.ts'
import { usePreview } from './use-preview.ts'
import { announcedName, sendFile, type Place, type Progress } from './send-file.ts'
import { useBegun } from './use-begun.ts'

/** Where one file stands, from the moment it is chosen. */
export type Standing =
  | { readonly step: 'empty' }
  | (Progress & { readonly file: File })
  | { readonly step: 'done'; readonly document: DocumentWire; readonly file?: File }
  | { readonly step: 'failed'; readonly error: unknown; readonly file: File }

export interface Upload {
  readonly standing: Standing
  /** A picture of what was chosen, where the browser can draw it. */
  readonly previewUrl: string | undefined
  /** What arrived of a file for this place before whoever sent it left; it is gone on with by choosing the same file. */
  readonly begun: OpenUploadWire | undefined
  /** Sends a file; one that is on its way is given up for it. */
  readonly choose: (file: File) => void
  /** Goes on now: what waits for a connection tries again, and what failed is sent once more without what had arrived. */
  readonly retry: () => void
  /** Gives up what is on its way. */
  readonly cancel: () => void
  /** Throws away what was begun. */
  readonly beginAnew: () => void
  /** Takes back the document, while nobody has begun to review it; throws when it is too late. */
  readonly remove: () => Promise<void>
}

interface Running {
  readonly file: File
  readonly key: string
  readonly stopping: AbortController
  /** Told when somebody does not want to wait for the next try. */
  readonly hurry: EventTarget
  readonly begun: OpenUploadWire | undefined
  uploadId?: string
}

/** Sends a file and tells how far it is; answers the document, or nothing where none came of it. */
async function sent(
  next: Running,
  place: Place,
  tell: (now: Standing) => void,
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
      onProgress: (progress) => tell({ ...progress, file }),
    })
    tell({ step: 'done', document, file })
    return document
  } catch (error) {
    if (!stopping.signal.aborted) tell({ step: 'failed', error, file })
    return undefined
  }
}

/** What stands in the place follows what others do about it: staff decide, another tab sends or removes. */
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
    // What was there before is told for a moment more, while not all that is read anew has come.
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

/** The file that is on its way: how one begins, and how it is given up. It ends with the screen. */
function useRunning({ place, setStanding, giveUp, onDone }: Runs) {
  const running = useRef<Running>(undefined)
  useEffect(() => () => running.current?.stopping.abort(), [])

  async function run(next: Running) {
    running.current = next
    const tell = (now: Standing) => {
      if (running.current === next) setStanding(now)
    }
    const document = await sent(next, place, tell)
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

/** Sends one document of a customer to its place, and tells how far it is. `known` is the one that already stands there. */
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
  const { begun, giveUp } = useBegun(place)
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
      begin(file, crypto.randomUUID(), isSame ? left : undefined)
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
