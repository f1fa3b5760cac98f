import { useEffect, useRef } from 'react'

const writing =
  'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select, [contenteditable], dialog, [role=dialog], [role=listbox]'

/** Does something at the press of a key by itself, unless somebody writes or a dialog is open. */
export function useKey(key: string, act: () => unknown, on = true): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.repeat || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(writing) !== null) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [key, on])
}

/** Sends a form at the press of a key, with all that sending it says about what is missing. */
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
