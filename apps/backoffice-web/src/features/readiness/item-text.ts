import type { StaffRole } from '@puente/contract'
import type { ReadinessItemWire, ReadinessKey } from '@puente/contract/staff'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { shellWords } from '../../shell/words.ts'
import { words } from './words.ts'

const either = new Intl.ListFormat('es-CL', { style: 'short', type: 'conjunction' })
const listed = (value: string, text: (one: string) => string): string =>
  either.format(value.split(',').map(text))

const outcomes = ['refused', 'unreachable', 'unknown'] as const
const texts = ['terms-of-use', 'privacy-notice'] as const

/** How the value of each fact is shown. */
const shown = {
  roles: (value: string) => listed(value, (role) => shellWords(`roles.${role as StaffRole}`)),
  corridors: (value: string) => listed(value, (id) => id.toUpperCase()),
  currencies: (value: string) => listed(value, (code) => code),
  texts: (value: string) =>
    listed(value, (key) => texts.filter((one) => one === key).map((one) => words(`texts.${one}`))[0] ?? key),
  outcome: (value: string) =>
    outcomes.filter((one) => one === value).map((one) => words(`outcomes.${one}`))[0] ?? value,
  code: (value: string) => value,
  differenceMs: (value: string) => value,
  archivedAt: (value: string) => format.dateTime(value),
  backedUpAt: (value: string) => format.dateTime(value),
  elsewhere: (value: string) => value,
  failed: (value: string) => value,
} as const

type Fact = keyof typeof shown
const isFact = (name: string): name is Fact => name in shown

/** The facts of an item as sentences. That a partner answered well is its state already. */
export const factTexts = ({ facts }: ReadinessItemWire): string[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    isFact(name) && !(name === 'outcome' && value === 'ok')
      ? [words(`facts.${name}`, { value: shown[name](value) })]
      : [],
  )

/** Where staff settle an item; undefined for what the server's configuration settles. */
export const placeOf: Readonly<Partial<Record<ReadinessKey, string>>> = {
  mail: paths.staffMembers(),
  staff: paths.staffMembers(),
  terms: paths.settings(),
  'payin-account': paths.setting('payin-account/default'),
  prices: paths.settings(),
  funds: paths.capital(),
  sending: paths.sending(),
}
