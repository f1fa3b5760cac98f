import type { SettingWire } from '@puente/contract/staff'
import { useEffect, useRef, useState } from 'react'
import type { Data } from './fields/control.ts'
import { fromOfDraft, instantOf, type FromWhen } from './versions/from-when.ts'
import { useSaveDraft, type Named } from './queries.ts'

const REST_MS = 1200
const LONGEST_NOTE = 1000
/** Longer texts for a day or a time are kept up to here. */
const LONGEST_INSTANT = 24

/** The form values of the next version. */
export interface Written {
  readonly data: Data
  readonly note: string
  readonly from: FromWhen
}

export type SaveState = 'saving' | 'failed' | { readonly at: string } | undefined

const begin = ({ current, draft, noticeDays }: SettingWire, start: Data): Written => ({
  data: draft?.data ?? current?.data ?? start,
  note: draft?.note ?? '',
  from: fromOfDraft(draft, noticeDays > 0),
})

const kept = ({ isLater, day, time }: FromWhen): FromWhen => ({
  isLater,
  day: day.slice(0, LONGEST_INSTANT),
  time: time.slice(0, LONGEST_INSTANT),
})

/**
 * The form values, saved to the server when typing pauses, when the screen is left, and when the page is. `start` is
 * the data of a key without version.
 */
export function useWriting(named: Named, wire: SettingWire, start: Data) {
  const [written, setWritten] = useState(() => begin(wire, start))
  const [isDirty, setDirty] = useState(false)
  const [basedOn] = useState(wire.draft?.basedOn ?? wire.current?.version ?? 0)
  const save = useSaveDraft(named)
  const unsaved = useRef<Written>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<unknown>>(Promise.resolve())

  function send(outlivesPage = false): void {
    clearTimeout(timer.current)
    const now = unsaved.current
    unsaved.current = undefined
    setDirty(false)
    if (now === undefined || now.note.length > LONGEST_NOTE) return
    const inForceFrom = instantOf(now.from)
    const instants = { from: kept(now.from), ...(inForceFrom === undefined ? {} : { inForceFrom }) }
    const draft = { data: { ...now.data }, note: now.note, basedOn, ...instants }
    running.current = save.mutateAsync({ draft, outlivesPage }).catch(() => undefined)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const leave = () => latest.current(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      latest.current()
    }
  }, [])

  function write(part: Partial<Written>) {
    const next = { ...written, ...part }
    setWritten(next)
    setDirty(true)
    unsaved.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), REST_MS)
  }
  /** Saves unsaved values and waits until no request is running. */
  async function settle(): Promise<void> {
    send()
    await running.current
  }
  const state: SaveState =
    isDirty || save.isPending
      ? 'saving'
      : save.isError
        ? 'failed'
        : wire.draft === undefined
          ? undefined
          : { at: wire.draft.updatedAt }
  return { written, write, settle, basedOn, state }
}
