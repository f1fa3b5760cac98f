import { useEffect, useRef } from 'react'
import { isFreeKey } from './character-keys.ts'

/** The actions of the keys on the page; of several for one key, the last one counts. */
const actions = new Map<string, (() => unknown)[]>()

/** Runs the action of a key, for a button that does the same. */
export const runKey = (key: string): unknown => actions.get(key)?.at(-1)?.()

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
    const run = () => latest.current()
    actions.set(key, [...(actions.get(key) ?? []), run])
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !isFreeKey(event)) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      actions.set(
        key,
        (actions.get(key) ?? []).filter((one) => one !== run),
      )
    }
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
