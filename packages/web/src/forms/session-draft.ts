import { useState } from 'react'
import type { FormDraft } from './use-endpoint-form.ts'

/** A form's draft in this tab's session storage, under a key that names the user, the address and the form. */
export function useSessionDraft<Values>(key: string): FormDraft<Values> {
  // The address, and with it the key, changes before the screen unmounts.
  const [draft] = useState((): FormDraft<Values> => ({
    kept: kept(key),
    keep: (values) => keep(key, values),
  }))
  return draft
}

function kept<Values>(key: string): Partial<Values> | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Partial<Values>)
  } catch {
    return undefined
  }
}

function keep(key: string, values: unknown): void {
  try {
    if (values === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage is full or disabled: the draft lasts as long as the screen.
  }
}
