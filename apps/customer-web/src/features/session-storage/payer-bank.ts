const KEY = 'puente.payer-bank'

/** The name of the bank that the customer paid from last in this browser; undefined without one. */
export function keptBank(storage: Storage = localStorage): string | undefined {
  try {
    return storage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the bank; an empty name removes it. */
export function keepBank(name: string, storage: Storage = localStorage): void {
  try {
    if (name === '') storage.removeItem(KEY)
    else storage.setItem(KEY, name)
  } catch {
    // Storage is disabled: the customer chooses their bank again.
  }
}
