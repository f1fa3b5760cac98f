import { useCallback, useEffect, useRef, useState } from 'react'
import { useSignedIn } from '../access/signed-in.ts'
import { draftOwner, readDraft, writeDraft, type SendDraft } from '../session-storage/draft-store.ts'

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
  // Only what this step changed: guards and later steps store answers of their own.
  const changed = useRef<SendDraft>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(() => {
    clearTimeout(timer.current)
    if (Object.keys(changed.current).length === 0) return
    writeDraft(sessionStorage, owner, { ...readDraft(sessionStorage, owner), ...changed.current })
    changed.current = {}
  }, [owner])

  const note = useCallback(
    (answers: SendDraft) => {
      changed.current = { ...changed.current, ...answers }
      clearTimeout(timer.current)
      timer.current = setTimeout(save, draftPauseMs)
    },
    [save],
  )

  const keep = useCallback(
    (answers: SendDraft) => {
      const saved = { ...readDraft(sessionStorage, owner), ...changed.current, ...answers }
      changed.current = {}
      clearTimeout(timer.current)
      writeDraft(sessionStorage, owner, saved)
      setDraft(saved)
      return saved
    },
    [owner],
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
