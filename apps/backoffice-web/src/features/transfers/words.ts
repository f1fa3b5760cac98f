import { endStates, type TransferState } from '@puente/contract'
import { formatRut, parseRut } from '@puente/contract/corridors'
import type { Tone } from '@puente/ui'
import { createWords } from '@puente/web'
import { transferMessages } from './messages.es.ts'

export const words = createWords(transferMessages)

/** Coloured tones mark only what is late, dangerous or awaits staff. */
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

/** Whether a transfer has ended: its timeline has no "now". */
export const hasEnded = (state: TransferState): boolean => endStates.some((one) => one === state)

type Named = 'events' | 'statuses' | 'partners' | 'operations' | 'callOutcomes' | 'actors'

/** The name of a technical code; undefined for one without a name, for which the code is shown. */
export function nameOf(group: Named, code: string): string | undefined {
  if (!Object.hasOwn(transferMessages[group], code)) return undefined
  return words(`${group}.${code}` as 'events.ordered')
}

/** The outcome of a call to a partner; a refusal is followed by the partner's code. */
export function callOutcomeText(outcome: string): string | undefined {
  const [kind = '', ...codes] = outcome.split(':')
  const name = nameOf('callOutcomes', kind)
  if (name === undefined || codes.length === 0) return name
  return words('withCode', { name, code: codes.join(':') })
}

/** The actor of a change in a history: the name of a member of staff, or of what acts in 'system:transfers'. */
export function actorText({
  actor,
  actorName,
}: {
  readonly actor: string
  readonly actorName?: string | undefined
}): string {
  if (actorName !== undefined) return actorName
  const [kind = '', id = ''] = actor.split(':')
  // Ids begin with their time, so the beginnings of two ids may be equal.
  if (kind === 'staff') return words('history.byStaff', { id: id.slice(-8) })
  return nameOf('actors', kind) ?? nameOf('actors', id) ?? actor
}

const regions = new Intl.DisplayNames('es-CL', { type: 'region', fallback: 'code' })

/** A country's name; its code when it has no name. */
export function countryName(code: string): string {
  if (Object.hasOwn(transferMessages.countries, code))
    return words(`countries.${code as keyof typeof transferMessages.countries}`)
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code
}

export function customerKind(kind: string): string {
  return words(`kinds.${kind === 'person' || kind === 'company' ? kind : 'other'}`)
}

/** Formats a RUT as '12.345.678-5'; anything else stays as it is. */
export function rutText(rut: string): string {
  const read = parseRut(rut)
  return 'normalised' in read ? formatRut(read.normalised) : rut
}
