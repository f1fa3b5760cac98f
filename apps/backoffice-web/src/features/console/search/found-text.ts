import type { Found } from '@puente/contract/staff'
import { format } from '@puente/web'
import { shellMessages } from '../../../shell/messages.es.ts'
import { documentReviewMessages } from '../../documents/messages.es.ts'
import { supportMessages } from '../../support/messages.es.ts'
import { countryName, rutText } from '../../transfers/words.ts'
import { consoleMessages } from '../messages.es.ts'
import { words as consoleWords } from '../words.ts'

type Names = Readonly<Record<string, string>>

/** The names of what each kind of result may be. */
const namesOf: Readonly<Partial<Record<Found['kind'], Names>>> = {
  case: consoleMessages.search.cases,
  thread: supportMessages.kinds,
  document: documentReviewMessages.kinds,
  proposal: consoleMessages.proposals.kinds,
  decision: consoleMessages.search.decisions,
  staff: shellMessages.roles,
  close: consoleMessages.search.closes,
  price: consoleMessages.search.prices,
}

/** The name of the own kind of a result: 'Reclamo', of a recipient the country; undefined when it has none. */
export function aboutText({ kind, about }: Pick<Found, 'kind' | 'about'>): string | undefined {
  if (about === undefined) return undefined
  return kind === 'recipient' ? countryName(about) : namesOf[kind]?.[about]
}

const amountText = ({ amount }: Pick<Found, 'amount'>): string | undefined =>
  amount === undefined ? undefined : format.money(amount)

const hasRut = (kind: Found['kind']): boolean => kind === 'customer' || kind === 'payment'

function ownText(kind: Found['kind'], detail: string): string {
  if (kind === 'close') return consoleWords('search.closeFrom', { day: format.date(detail) })
  if (kind === 'recipient') return consoleWords('search.account', { ending: detail })
  return hasRut(kind) ? rutText(detail) : detail
}

/** The name of a result; the day of a close as a date. */
export const titleText = ({ kind, title }: Pick<Found, 'kind' | 'title'>): string =>
  kind === 'close' ? format.date(title) : title

/** What distinguishes a result from others, without its amount and date. */
export function detailText({ kind, about, detail }: Pick<Found, 'kind' | 'about' | 'detail'>): string {
  const own = detail === undefined ? undefined : ownText(kind, detail)
  return [aboutText({ kind, about }), own].filter((part) => part !== undefined).join(' · ')
}

/** Everything that distinguishes a result, in one line; empty when nothing does. */
export const lineText = (found: Found): string =>
  [detailText(found), amountText(found), found.at === undefined ? undefined : format.date(found.at)]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
