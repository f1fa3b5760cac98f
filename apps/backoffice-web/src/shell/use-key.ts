import { useEffect, useRef } from 'react'

const writing =
  'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select, [contenteditable], dialog, [role=dialog], [role=listbox]'

/** Runs an action when a key is pressed without modifiers, unless the user is typing or a dialog is open. */
export function useKey(key: string, act: () => unknown, on = true): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.repeat || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(writing) !== null) return
      if (document.querySelector('dialog[open]') !== null) return
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
