import type { StaffRole } from '@puente/contract'
import { useEffect, useRef } from 'react'
import { isFreeKey } from './character-keys.ts'
import { nounOfKey } from './go-keys.ts'
import type { Noun } from '../navigation/nouns.ts'

/** How long G waits for its letter. */
const waitMs = 1500

/**
 * Opens a section by G and its letter, unless the user is typing or a dialog is open. It listens before the keys of a
 * screen, so that the letter after G is not one of those.
 */
export function useGoKeys(role: StaffRole, go: (noun: Noun) => void): void {
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    let begun: number | undefined
    const onKey = (event: KeyboardEvent) => {
      if (!isFreeKey(event)) {
        begun = undefined
        return
      }
      const isLetter = begun !== undefined && event.timeStamp - begun <= waitMs
      begun = undefined
      if (!isLetter) {
        if (event.key.toLowerCase() === 'g') begun = event.timeStamp
        return
      }
      const noun = nounOfKey(event.key, role)
      if (noun === undefined) return
      event.preventDefault()
      latest.current(noun)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [role])
}
