import type { TransferState } from '@puente/contract'
import { formatRut, parseRut } from '@puente/contract/corridors'
import type { Tone } from '@puente/ui'
import { createWords } from '@puente/web'
import { transferMessages } from './messages.es.ts'

export const words = createWords(transferMessages)

/** Colour marks only what is late, dangerous or waits for staff; everything else is quiet. */
export const stateTones: Readonly<Record<TransferState, Tone>> = {
  'awaiting-payin': 'neutral',
  'in-review': 'warn',
  funded: 'neutral',
  held: 'warn',
  converting: 'neutral',
  'payout-submitted': 'neutral',
  'payout-unknown': 'bad',
  delivered: 'neutral',
  returned: 'bad',
  correcting: 'warn',
  rejected: 'bad',
  refunding: 'warn',
  refunded: 'neutral',
  frozen: 'bad',
  expired: 'neutral',
  cancelled: 'neutral',
}

/** The states that nothing leaves by itself: their timeline has no "now". */
export const endStates: ReadonlySet<TransferState> = new Set([
  'delivered',
  'refunded',
  'expired',
  'cancelled',
])

type Named = 'events' | 'statuses' | 'partners' | 'actors'

/** The name of a technical code; undefined for one that has none, which is then shown as it is. */
export function nameOf(group: Named, code: string): string | undefined {
  if (!Object.hasOwn(transferMessages[group], code)) return undefined
  return words(`${group}.${code}` as 'events.ordered')
}

/** Who caused a change, from what the history keeps: 'system:transfers', 'staff:<id>'. */
export function actorName(actor: string): string {
  const [kind = '', id = ''] = actor.split(':')
  if (kind === 'staff') return words('history.byStaff', { id: id.slice(0, 8) })
  return nameOf('actors', kind) ?? nameOf('actors', id) ?? actor
}

/** A country's name; its code where there is no name for it yet. */
export function countryName(code: string): string {
  const known = Object.hasOwn(transferMessages.countries, code)
  return known ? words(`countries.${code as keyof typeof transferMessages.countries}`) : code
}

export function customerKind(kind: string): string {
  return words(`kinds.${kind === 'person' || kind === 'company' ? kind : 'other'}`)
}

/** '12.345.678-5'; what is no RUT stays as it is. */
export function rutText(rut: string): string {
  const read = parseRut(rut)
  return 'normalised' in read ? formatRut(read.normalised) : rut
}
