import { useEffect, useRef } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { RecipientValues } from './recipient-form.tsx'

/** Calls back with the form's values on every change, but not for the first render. */
export function useWatchedDraft(
  control: Control<RecipientValues>,
  onChange: (values: RecipientValues) => void,
): void {
  const values = useWatch({ control, compute: (watched: RecipientValues) => watched })
  const latest = useRef(onChange)
  const shown = useRef(values)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (shown.current === values) return
    shown.current = values
    latest.current(values)
  }, [values])
}
