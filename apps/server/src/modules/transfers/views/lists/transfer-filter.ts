import {
  fromWireId,
  isRefusal,
  publicStates,
  transferStates,
  type PublicState,
  type Refusal,
  type TransferState,
  type Id,
  type WireId,
} from '@puente/contract'
import { currencies, parseMoney, type Currency } from '@puente/money'
import { instantRangeOf, type InstantRange } from '../../../corridors/index.ts'
import { publicState } from '../../transfer.ts'

/** Filter of one customer's transfers; an absent field does not filter. */
export interface TransferFilter extends InstantRange {
  readonly customerId: Id<'customer'>
  readonly states?: readonly TransferState[]
  readonly recipientId?: Id<'recipient'>
  readonly reference?: string
  /** Any of these; an empty list matches no transfer. */
  readonly amounts?: readonly AmountMeant[]
}

export type AmountMeant =
  | { readonly side: 'send'; readonly minor: bigint }
  | { readonly side: 'receive'; readonly minor: bigint; readonly currencies: readonly Currency[] }

/** The filter as requested. */
export interface FilterRequest {
  readonly states?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly recipientId?: WireId<'recipient'> | undefined
  readonly search?: string | undefined
}

const REFERENCE = /^PU[2-9A-HJ-NP-Z]{8}$/

/** Parses a filter, or returns the fields that are invalid. */
export function filterFrom(
  customerId: Id<'customer'>,
  asked: FilterRequest,
): TransferFilter | Refusal<'fields-wrong'> {
  const days = instantRangeOf(asked)
  if (isRefusal(days)) return days
  const recipientId = asked.recipientId === undefined ? undefined : fromWireId('recipient', asked.recipientId)
  return {
    customerId,
    ...(asked.states === undefined ? {} : { states: statesFrom(asked.states) }),
    ...days,
    ...(recipientId === undefined ? {} : { recipientId }),
    ...(asked.search === undefined ? {} : searched(asked.search)),
  }
}

/** The states of a public state; several of ours may share one. */
function statesFrom(asked: string): TransferState[] {
  const meant = new Set<PublicState>(publicStates.filter((state) => asked.split(',').includes(state)))
  return transferStates.filter((state) => meant.has(publicState[state]))
}

function searched(text: string): Pick<TransferFilter, 'reference' | 'amounts'> {
  const reference = text.trim().toUpperCase()
  if (REFERENCE.test(reference)) return { reference }
  const sent = parseMoney(text.trim(), 'CLP')
  const received = new Map<bigint, Currency[]>()
  for (const currency of Object.keys(currencies) as Currency[]) {
    const amount = parseMoney(text.trim(), currency)
    if (!('fault' in amount)) received.set(amount.minor, [...(received.get(amount.minor) ?? []), currency])
  }
  return {
    amounts: [
      ...('fault' in sent ? [] : [{ side: 'send' as const, minor: sent.minor }]),
      ...[...received].map(([minor, meant]) => ({ side: 'receive' as const, minor, currencies: meant })),
    ],
  }
}
