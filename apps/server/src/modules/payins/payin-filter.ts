import { fromWireId, isRefusal, type Refusal } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { PayinStatus } from '@puente/contract/staff'
import { parseMoney } from '@puente/money'
import { daysMeant, type DaysMeant } from '../corridors/index.ts'
import { referenceIn } from './payin.ts'

/** Which payments staff mean; what is absent means all. */
export interface PayinFilter extends DaysMeant {
  readonly status?: PayinStatus | undefined
  readonly search?: PayinSearched | undefined
}

/** One thing by which payments are found; a bank's own id may look like one of ours, and is what fits nothing else. */
export type PayinSearched =
  | { readonly by: 'id'; readonly id: string | undefined; readonly bankPaymentId: string }
  | { readonly by: 'reference'; readonly reference: string }
  | { readonly by: 'rut'; readonly rut: string }
  | { readonly by: 'amount'; readonly minor: bigint }

/** Reads what was asked for, or names the fields that mean nothing. */
export function payinFilter(asked: {
  readonly status?: PayinStatus | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly search?: string | undefined
}): PayinFilter | Refusal<'fields-wrong'> {
  const days = daysMeant(asked)
  if (isRefusal(days)) return days
  return {
    ...days,
    status: asked.status,
    search: asked.search === undefined ? undefined : searchedIn(asked.search.trim()),
  }
}

/** A RUT shows its check digit behind a hyphen: without one, figures are an amount. */
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
