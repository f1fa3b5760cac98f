import { retentionSources as sources } from '../../retention/messages.es.ts'
import {
  retentionActions,
  retentionClasses,
  retentionEvents,
  retentionUnits,
  rowEvents,
  type RetentionAction,
  type RetentionClass,
  type RetentionEvent,
  type RetentionUnit,
} from '../../retention/words.ts'
import type { FieldFault } from '../../refusals.ts'
import { choice, count, rows, text } from '../field.ts'
import { setting } from '../setting.ts'

/** A reason to keep data for a time. */
export interface RetentionGround {
  period: number
  unit: RetentionUnit
  from: RetentionEvent
  source: string
}

interface Terms {
  action: RetentionAction
  grounds: RetentionGround[]
}

const ground = (
  period: number,
  unit: RetentionUnit,
  from: RetentionEvent,
  source: string,
): RetentionGround => ({ period, unit, from, source })

/** UAF circular 62 of 2025, e.2: at least five years from the end of the relationship or the last one-off operation. */
const laundering = ground(5, 'years', 'relationship-end', sources.laundering)
/** Documents of tax and accounting: six years (Código Tributario, arts. 17 and 200). */
const tax = ground(6, 'years', 'last-transfer', sources.tax)
const own = (period: number, unit: RetentionUnit, from: RetentionEvent) =>
  ground(period, unit, from, sources.own)

/** The first terms of each class. */
const first: Readonly<Record<RetentionClass, Terms>> = {
  identity: { action: 'erase', grounds: [laundering] },
  'tax-identity': { action: 'pseudonymise', grounds: [laundering, tax] },
  contact: { action: 'erase', grounds: [laundering] },
  recipients: { action: 'pseudonymise', grounds: [laundering] },
  transfers: { action: 'pseudonymise', grounds: [laundering] },
  'due-diligence': { action: 'erase', grounds: [laundering] },
  biometrics: { action: 'erase', grounds: [ground(90, 'days', 'verdict', sources.biometrics)] },
  decisions: {
    action: 'erase',
    grounds: [laundering, ground(5, 'years', 'decision', sources.cases)],
  },
  messages: { action: 'erase', grounds: [own(5, 'years', 'relationship-end')] },
  consents: {
    action: 'erase',
    grounds: [ground(5, 'years', 'relationship-end', sources.consent)],
  },
  ratings: { action: 'erase', grounds: [own(24, 'months', 'creation')] },
  notices: { action: 'erase', grounds: [own(12, 'months', 'creation')] },
  visitors: { action: 'erase', grounds: [own(24, 'months', 'creation')] },
  'unmatched-payments': {
    action: 'pseudonymise',
    grounds: [ground(5, 'years', 'creation', sources.laundering)],
  },
  'partner-messages': { action: 'erase', grounds: [own(24, 'months', 'creation')] },
  'partner-calls': { action: 'erase', grounds: [own(6, 'years', 'creation')] },
  books: {
    action: 'keep',
    grounds: [ground(6, 'years', 'creation', sources.books)],
  },
}

/** The classes whose rows end one by one, by an event of each row. All others end together for a customer. */
export const agedClasses: readonly RetentionClass[] = retentionClasses.filter((one) =>
  first[one].grounds.some(({ from }) => rowEvents.includes(from)),
)

/** What the law obliges to keep, or `drop_partner_calls` keeps: no ground with the same event may be shorter. */
const minimums: Readonly<Partial<Record<RetentionClass, readonly RetentionGround[]>>> = {
  identity: [laundering],
  'tax-identity': [laundering, tax],
  contact: [laundering],
  recipients: [laundering],
  transfers: [laundering],
  'due-diligence': [laundering],
  decisions: [laundering],
  'unmatched-payments': first['unmatched-payments'].grounds,
  'partner-calls': [own(24, 'months', 'creation')],
}

const unitMonths: Readonly<Record<RetentionUnit, number>> = { years: 12, months: 1, days: 1 / 31 }
/** A period in months; days count as months of 31 days, so that a minimum is never missed. */
const monthsOf = ({ period, unit }: Pick<RetentionGround, 'period' | 'unit'>): number =>
  period * unitMonths[unit]

function minimumFaults(key: RetentionClass, grounds: readonly RetentionGround[]): FieldFault[] {
  return (minimums[key] ?? []).flatMap((least) => {
    const counted = grounds.flatMap((one, row) => (one.from === least.from ? [{ ...one, row }] : []))
    if (counted.some((one) => monthsOf(one) >= monthsOf(least))) return []
    const [shortest] = counted
    return [
      shortest === undefined
        ? { at: 'grounds', fault: 'required' }
        : { at: `grounds.${shortest.row}.period`, fault: 'too-small' },
    ]
  })
}

/** What the privacy notice and the consent promise about pictures of faces: one period, in days, and no longer. */
const BIOMETRICS_DAYS_MAX = 90

function biometricsFaults(grounds: readonly RetentionGround[]): FieldFault[] {
  const [only, ...others] = grounds
  if (only === undefined) return []
  if (others.length > 0) return [{ at: 'grounds', fault: 'too-long' }]
  if (only.unit !== 'days') return [{ at: 'grounds.0.unit', fault: 'choice' }]
  return only.period > BIOMETRICS_DAYS_MAX ? [{ at: 'grounds.0.period', fault: 'too-big' }] : []
}

const isClass = (key: string): key is RetentionClass => retentionClasses.some((one) => one === key)

export const retention = setting({
  kind: 'retention',
  about: 'How long each class of personal data is kept, from what, by which law, and what happens then.',
  keys: retentionClasses,
  reads: ['analyst', 'officer', 'admin'],
  proposes: ['analyst', 'officer'],
  decides: ['officer', 'admin'],
  fields: {
    action: choice('What happens at the end: that of the class, or `keep`.', retentionActions),
    grounds: rows(
      'The data is kept until the last of these periods has ended.',
      {
        period: count('How long.', 'times', 1, 3650),
        unit: choice('The unit.', retentionUnits),
        from: choice('The event from which it counts.', retentionEvents),
        source: text('The law, or own policy.', 200, { min: 3 }),
      },
      5,
    ),
  },
  initial: (key) => (isClass(key) ? first[key] : undefined),
  check: ({ action, grounds }, key) => {
    if (!isClass(key)) return []
    const own = first[key].grounds.find(({ from }) => rowEvents.includes(from))?.from
    return [
      ...(action === first[key].action || (action === 'keep' && key !== 'biometrics')
        ? []
        : [{ at: 'action', fault: 'choice' }]),
      ...(grounds.length === 0 ? [{ at: 'grounds', fault: 'too-short' }] : []),
      ...grounds.flatMap(({ from }, row) =>
        (own === undefined ? !rowEvents.includes(from) : from === own)
          ? []
          : [{ at: `grounds.${row}.from`, fault: 'choice' }],
      ),
      ...(key === 'biometrics' ? biometricsFaults(grounds) : []),
      ...minimumFaults(key, grounds),
    ]
  },
})
