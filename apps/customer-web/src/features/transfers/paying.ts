const key = 'puente.paying'

/** Stores in this tab that the customer started a payment and how much had been received by then. */
export function beginPaying(
  transferId: string,
  receivedMinor: string,
  storage: Storage = sessionStorage,
): void {
  try {
    storage.setItem(key, `${transferId} ${receivedMinor}`)
  } catch {
    // Storage is off: coming back shows the order without the note that the bank is awaited.
  }
}

/** Whether the payment is still awaited: nothing more was received since the customer started it. */
export function isPaying(
  transferId: string,
  receivedMinor: string,
  storage: Storage = sessionStorage,
): boolean {
  try {
    return storage.getItem(key) === `${transferId} ${receivedMinor}`
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

const saidKey = 'puente.said-paid'

/** Remembers in this tab that the customer says they paid by a transfer of their own. */
export function sayPaid(transferId: string, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(saidKey, transferId)
  } catch {
    // Storage is off: a reload forgets that it was said.
  }
}

export function hasSaidPaid(transferId: string, storage: Storage = sessionStorage): boolean {
  try {
    return storage.getItem(saidKey) === transferId
  } catch {
    return false
  }
}
