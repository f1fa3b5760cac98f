import type { FundsSource, PriceSide, Purpose, RecipientKind, Relationship } from '@puente/contract'

/** What has been answered so far about one transfer; amounts in minor units. */
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

/** The recipient form as it was left. */
export interface RecipientDraft {
  readonly corridorId: string
  readonly kind: RecipientKind
  readonly name: string
  readonly relationship: Relationship | ''
  readonly details: Readonly<Record<string, string>>
}

/** The firm price asked for: its idempotency key, so that a reload is answered with the same quote. */
export interface QuoteDraft {
  readonly key: string
  /** The question that was asked with the key: corridor, side and amount. */
  readonly asked: string
  /** When this browser asked, by its own clock: the countdown runs on it. */
  readonly askedAtMs: number
}

/** The order being confirmed: the same body is sent with the same idempotency key, even after a reload. */
export interface OrderDraft {
  readonly key: string
  readonly body: string
}

const key = 'puente.send'

/** Whose draft it is: one user acting for one customer. */
export const draftOwner = (userId: string, customerId: string): string => `${userId}/${customerId}`

/** The draft of that owner; another owner's draft is erased unread. */
export function readDraft(storage: Storage, owner: string): SendDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (isKept(kept) && kept.owner === owner) return kept.draft
  } catch {
    // Text that is not ours to read is treated as another owner's.
  }
  eraseDraft(storage)
  return {}
}

function isKept(value: unknown): value is { owner: string; draft: SendDraft } {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('draft' in value)) return false
  return typeof value.draft === 'object' && value.draft !== null
}

/** Keeps the draft in this tab; a browser that keeps nothing loses it at the next reload and no sooner. */
export function writeDraft(storage: Storage, owner: string, draft: SendDraft): void {
  try {
    storage.setItem(key, JSON.stringify({ owner, draft }))
  } catch {
    // Storage is full or off.
  }
}

export function eraseDraft(storage: Storage): void {
  try {
    storage.removeItem(key)
  } catch {
    // Storage is off: nothing was kept.
  }
}
