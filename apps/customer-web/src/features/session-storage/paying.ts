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
    // Storage is disabled: after returning, the note that the bank is awaited is missing.
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
    // Storage is disabled: nothing was stored.
  }
}

const saidKey = 'puente.said-paid'

/** Stores in this tab that the customer reports having paid by manual transfer. */
export function reportPaid(transferId: string, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(saidKey, transferId)
  } catch {
    // Storage is disabled: a reload loses the report.
  }
}

export function hasSaidPaid(transferId: string, storage: Storage = sessionStorage): boolean {
  try {
    return storage.getItem(saidKey) === transferId
  } catch {
    return false
  }
}
