const key = 'puente.paying'

/** Remembers in this tab that a payment was begun, for when the customer comes back from the bank. */
export function beginPaying(transferId: string, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(key, transferId)
  } catch {
    // Storage is off: coming back shows the order without the note that the bank is awaited.
  }
}

export function isPaying(transferId: string, storage: Storage = sessionStorage): boolean {
  try {
    return storage.getItem(key) === transferId
  } catch {
    return false
  }
}

export function endPaying(storage: Storage = sessionStorage): void {
  try {
    storage.removeItem(key)
  } catch {
    // Storage is off: nothing was kept.
  }
}
