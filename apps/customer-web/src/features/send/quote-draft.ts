import type { QuoteWire } from '@puente/contract/customer'
import { newKey } from '@puente/web'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import type { Asked } from '../quotes/price/price-queries.ts'
import type { QuoteDraft, SendDraft } from '../session-storage/draft-store.ts'

/** The parameters of the firm price for a draft; undefined while its amount is incomplete. */
export function askedOf({ corridorId, side, amount }: SendDraft): Asked | undefined {
  if (corridorId === undefined || side === undefined || amount === undefined) return undefined
  return { corridorId, side, amount }
}

const textOf = ({ corridorId, side, amount }: Asked) => `${corridorId} ${side} ${amount}`

/** A new request for a firm price, with its own idempotency key. */
export function newQuoteDraft(asked: Asked, nowMs: number): QuoteDraft {
  return { key: newKey(), asked: textOf(asked), askedAtMs: nowMs }
}

/** The draft's request if its parameters are the same, otherwise a new one. */
export function quoteDraftFor(draft: SendDraft, asked: Asked, nowMs: number): QuoteDraft {
  return draft.quote?.asked === textOf(asked) ? draft.quote : newQuoteDraft(asked, nowMs)
}

/** The firm price of a request: repeating it with the same key returns the same quote. */
export const quoteQuery = (wish: QuoteDraft, asked: Asked) =>
  queryOptions({
    queryKey: ['quote', wish.key],
    queryFn: () => api.createQuote({ body: asked, idempotencyKey: wish.key }),
    staleTime: Infinity,
    gcTime: 45 * 60_000,
  })

/** When the price expires by this browser's clock, which may differ from the server's. */
export function endsAtMs(
  wish: QuoteDraft,
  { createdAt, expiresAt }: Pick<QuoteWire, 'createdAt' | 'expiresAt'>,
): number {
  return wish.askedAtMs + (Date.parse(expiresAt) - Date.parse(createdAt))
}
