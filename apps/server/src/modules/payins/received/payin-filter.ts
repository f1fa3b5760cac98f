import { fromWireId, isRefusal, type Refusal } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { PayinStatus } from '@puente/contract/staff'
import { parseMoney } from '@puente/money'
import { instantRangeOf, type InstantRange } from '../../corridors/index.ts'
import { referenceIn } from '../payin.ts'

/** Filter of payments; an absent field does not filter. */
export interface PayinFilter extends InstantRange {
  readonly status?: PayinStatus | undefined
  readonly search?: PayinSearched | undefined
  /** Bounds of the amount, in pesos. */
  readonly least?: bigint | undefined
  readonly most?: bigint | undefined
}

/** What payments are searched by. Text that is nothing else is a bank's own id, which may look like one of ours. */
export type PayinSearched =
  | { readonly by: 'id'; readonly id: string | undefined; readonly bankPaymentId: string }
  | { readonly by: 'reference'; readonly reference: string }
  | { readonly by: 'rut'; readonly rut: string }
  | { readonly by: 'amount'; readonly minor: bigint }

/** Parses a filter, or returns the fields that are invalid. */
export function payinFilter(asked: {
  readonly status?: PayinStatus | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly search?: string | undefined
  readonly least?: string | undefined
  readonly most?: string | undefined
}): PayinFilter | Refusal<'fields-wrong'> {
  const days = instantRangeOf(asked)
  if (isRefusal(days)) return days
  return {
    ...days,
    status: asked.status,
    least: asked.least === undefined ? undefined : BigInt(asked.least),
    most: asked.most === undefined ? undefined : BigInt(asked.most),
    search: asked.search === undefined ? undefined : searchedIn(asked.search.trim()),
  }
}

/** A RUT needs a hyphen before its check digit: digits without one are an amount. */
export function searchedIn(text: string): PayinSearched {
  const id = fromWireId('payment', text)
  if (id !== undefined) return { by: 'id', id, bankPaymentId: text }
  const reference = referenceIn(text)
  if (reference !== undefined) return { by: 'reference', reference }
  const rut = parseRut(text)
  if ('normalised' in rut && /[-‐‑–]/.test(text)) return { by: 'rut', rut: rut.normalised }
  const amount = parseMoney(text, 'CLP')
  return 'fault' in amount
    ? { by: 'id', id: undefined, bankPaymentId: text }
    : { by: 'amount', minor: amount.minor }
}
