import { publicStates, type PublicState } from '@puente/contract'
import { isDay } from '@puente/web'

/** The filters of the list in its URL; absent ones do not filter. */
export interface TransferSearch {
  /** Public states, separated by commas. */
  readonly states?: string
  /** Calendar days in Chile, both inclusive. */
  readonly from?: string
  readonly to?: string
  readonly recipientId?: string
  /** A reference or an amount. */
  readonly search?: string
}

const recipient = /^rcp_[0-9a-f]{32}$/
const longestSearch = 40

const isState = (text: string): text is PublicState => (publicStates as readonly string[]).includes(text)

/** The valid states in a URL, without duplicates. */
export const statesOf = ({ states = '' }: TransferSearch): PublicState[] =>
  publicStates.filter((state) => states.split(',').filter(isState).includes(state))

/** Parses a URL; invalid parameters are ignored, so that an old link still shows a list. */
export function readTransferSearch(given: Readonly<Record<string, unknown>>): TransferSearch {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '')
  const states = statesOf({ states: text('states') }).join(',')
  const search = text('search').slice(0, longestSearch)
  const [from, to, recipientId] = [text('from'), text('to'), text('recipientId')]
  return {
    ...(states === '' ? {} : { states }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(recipient.test(recipientId) ? { recipientId } : {}),
    ...(search === '' ? {} : { search }),
  }
}

/** Whether a filter is set. */
export const isFiltered = (search: TransferSearch): boolean => Object.keys(search).length > 0

/** The choices of the filter, each with its states; the URL has the states. */
export const stateGroups = {
  yours: 'waiting-for-payment,on-hold,needs-correction',
  underWay: 'checking,converting,sent-to-bank,returned',
  delivered: 'delivered',
  givenBack: 'refunding,refunded',
  ended: 'expired,cancelled,stopped',
} as const satisfies Readonly<Record<string, string>>

/** The faults of the typed dates, by field. */
export function dayFaults(from: string, to: string): { from?: 'shape'; to?: 'shape' | 'order' } {
  const wrong = (typed: string) => typed !== '' && !isDay(typed)
  return {
    ...(wrong(from) ? { from: 'shape' as const } : {}),
    ...(wrong(to)
      ? { to: 'shape' as const }
      : isDay(from) && to !== '' && to < from
        ? { to: 'order' as const }
        : {}),
  }
}
