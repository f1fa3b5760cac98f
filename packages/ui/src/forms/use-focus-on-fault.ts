import { useEffect, useRef, useState, type RefObject } from 'react'

interface Watched {
  form: RefObject<HTMLFormElement | null>
  summary: RefObject<HTMLElement | null>
  busy: boolean
  hasProblem: boolean
  faults: Readonly<Record<string, string>>
}

/**
 * Moves the focus once per submission, when its result is rendered: to the first field with a fault,
 * otherwise to the summary. Returns a function to call when the submission's own work is done.
 */
export function useFocusOnFault({ form, summary, busy, hasProblem, faults }: Watched): () => void {
  const [settled, setSettled] = useState(0)
  const handled = useRef(0)

  useEffect(() => {
    if (settled === handled.current || busy || !hasProblem) return
    handled.current = settled
    const target = faultyFields(form.current, faults)[0] ?? summary.current
    target?.focus()
  }, [settled, busy, hasProblem, faults, form, summary])

  // A mutation notifies its observers in the next tick; after this timeout `busy` is already true.
  return () => {
    setTimeout(() => setSettled((count) => count + 1), 0)
  }
}

/** The controls with a fault, in the order of the page. */
export function faultyFields(
  form: HTMLFormElement | null,
  faults: Readonly<Record<string, string>>,
): HTMLElement[] {
  const controls = form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? []
  return [...controls].filter((control) => (fieldName(control) ?? '') in faults)
}

/** The field name of a control; controls of the library have it in data-field. */
export function fieldName(control: HTMLElement): string | null {
  return control.dataset['field'] ?? control.getAttribute('name')
}
