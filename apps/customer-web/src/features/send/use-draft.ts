import { useCallback, useEffect, useRef, useState } from 'react'
import { useSignedIn } from '../access/session.ts'
import { draftOwner, readDraft, writeDraft, type SendDraft } from './draft-store.ts'

/** Quiet typing before a draft is kept. */
export const draftPauseMs = 1_500

export interface DraftHandle {
  /** The answers as they stood when the step was opened, with what has been answered since. */
  readonly draft: SendDraft
  /** Notes an answer; it is kept after a pause, and at the latest on leaving the step or the page. */
  readonly note: (answers: SendDraft) => void
  /** Keeps the answers now and returns the whole draft: what a step does before it goes on. */
  readonly keep: (answers: SendDraft) => SendDraft
}

/** The draft of whoever is signed in, for as long as one step stands. */
export function useDraft(): DraftHandle {
  const { user, actingAs } = useSignedIn()
  const owner = draftOwner(user.id, actingAs.id)
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, owner))
  const latest = useRef(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    writeDraft(sessionStorage, owner, latest.current)
  }, [owner])

  const note = useCallback(
    (answers: SendDraft) => {
      latest.current = { ...latest.current, ...answers }
      clearTimeout(timer.current)
      timer.current = setTimeout(save, draftPauseMs)
    },
    [save],
  )

  const keep = useCallback(
    (answers: SendDraft) => {
      note(answers)
      save()
      setDraft(latest.current)
      return latest.current
    },
    [note, save],
  )

  useEffect(() => {
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save])

  return { draft, note, keep }
}
