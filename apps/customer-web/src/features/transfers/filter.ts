import { publicStates, type PublicState } from '@puente/contract'

/** Which transfers the list shows, as its address says it; what is absent means all. */
export interface TransferSearch {
  /** Public states, separated by commas. */
  readonly states?: string
  /** Days of Chile's calendar, both included. */
  readonly from?: string
  readonly to?: string
  readonly recipientId?: string
  /** A reference or an amount. */
  readonly search?: string
}

const day = /^\d{4}-\d{2}-\d{2}$/
const recipient = /^rcp_[0-9a-f]{32}$/
const longestSearch = 40

const isDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return day.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
const isState = (text: string): text is PublicState => (publicStates as readonly string[]).includes(text)

/** The states an address names, each once and only those there are. */
export const statesOf = ({ states = '' }: TransferSearch): PublicState[] =>
  publicStates.filter((state) => states.split(',').filter(isState).includes(state))

/** Reads an address; a part that means nothing is left out, so that an old link still shows a list. */
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

/** Whether anything is filtered at all. */
export const isFiltered = (search: TransferSearch): boolean => Object.keys(search).length > 0

/** What people look for, in one choice each; the states behind them are the address's own. */
export const stateGroups = {
  yours: 'waiting-for-payment,on-hold,needs-correction',
  underWay: 'checking,converting,sent-to-bank,returned',
  delivered: 'delivered',
  givenBack: 'refunding,refunded',
  ended: 'expired,cancelled,stopped',
} as const satisfies Readonly<Record<string, string>>

/** What is wrong with the days as they were typed, by field. */
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
