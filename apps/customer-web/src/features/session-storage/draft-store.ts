import type { FundsSource, PriceSide, Purpose } from '@puente/contract'
import type { RecipientValues } from '@puente/recipient-ui'

/** The answers about one transfer so far; amounts in minor units. */
export interface SendDraft {
  readonly corridorId?: string | undefined
  readonly side?: PriceSide | undefined
  readonly amount?: string | undefined
  readonly recipientId?: string | undefined
  readonly purpose?: Purpose | undefined
  readonly fundsSource?: FundsSource | undefined
  readonly newRecipient?: RecipientDraft | undefined
  readonly quote?: QuoteDraft | undefined
  readonly order?: OrderDraft | undefined
}

/** The unsaved values of the recipient form. */
export interface RecipientDraft extends RecipientValues {
  readonly corridorId: string
}

/** The request for a firm quote, with its idempotency key, so that a reload gets the same quote. */
export interface QuoteDraft {
  readonly key: string
  /** The request's parameters: corridor, side and amount. */
  readonly asked: string
  /** The time of the request by this browser's clock, which the countdown uses. */
  readonly askedAtMs: number
}

/** The order being confirmed: the same body is sent with the same idempotency key, even after a reload. */
export interface OrderDraft {
  readonly key: string
  readonly body: string
}

const key = 'puente.send'

/** The owner of a draft: one user acting for one customer. */
export const draftOwner = (userId: string, customerId: string): string => `${userId}/${customerId}`

/** The draft of that owner; a draft of another owner is deleted unread. */
export function readDraft(storage: Storage, owner: string): SendDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (isKept(kept) && kept.owner === owner) return kept.draft
  } catch {
    // Text that cannot be parsed is treated as another owner's.
  }
  eraseDraft(storage)
  return {}
}

function isKept(value: unknown): value is { owner: string; draft: SendDraft } {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('draft' in value)) return false
  return typeof value.draft === 'object' && value.draft !== null
}

/** Stores the draft in this tab; without storage it is lost at the next reload. */
export function writeDraft(storage: Storage, owner: string, draft: SendDraft): void {
  try {
    storage.setItem(key, JSON.stringify({ owner, draft }))
  } catch {
    // Storage is full or disabled.
  }
}

export function eraseDraft(storage: Storage): void {
  try {
    storage.removeItem(key)
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
