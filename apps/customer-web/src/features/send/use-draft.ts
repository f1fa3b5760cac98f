import { useCallback, useEffect, useRef, useState } from 'react'
import { useSignedIn } from '../access/session.ts'
import { draftOwner, readDraft, writeDraft, type SendDraft } from './draft-store.ts'

/** The pause in typing before a draft is stored, in ms. */
export const draftPauseMs = 1_500

export interface DraftHandle {
  /** The answers stored when the step was opened, with later changes. */
  readonly draft: SendDraft
  /** Changes answers; they are stored after a pause, or when the step or the page is left. */
  readonly note: (answers: SendDraft) => void
  /** Stores the answers now and returns the whole draft, before a step continues. */
  readonly keep: (answers: SendDraft) => SendDraft
}

/** The draft of the signed-in user, for one step. */
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
