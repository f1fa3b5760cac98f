import { useEffect, useRef } from 'react'
import { isFreeKey } from './character-keys.ts'

/**
 * Runs an action when a key is pressed without modifiers, unless the user is typing, a dialog is open, or such
 * keys are off.
 */
export function useKey(key: string, act: () => unknown, on = true): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !isFreeKey(event)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [key, on])
}

/** Submits a form by a key, including its validation. */
export function useSubmitKey(key: string, formId: string, on = true): void {
  useKey(
    key,
    () => {
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement) form.requestSubmit()
    },
    on,
  )
}
