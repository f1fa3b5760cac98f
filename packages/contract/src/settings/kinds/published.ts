import { initialBanks } from '../../payins/messages-banks.es.ts'
import type { FieldFault } from '../../refusals.ts'
import { calendarDay, count, money, optional, rows, share, text } from '../field.ts'
import { setting } from '../setting.ts'

const SOURCE = 'https://[^\\s"<>]+'
const source = (about: string) => text(about, 300, { min: 12, pattern: SOURCE })
const validDays = (about: string) => count(about, 'days', 1, 730)

/** Reports each repeated name at the later row. */
function twice(at: string, found: readonly { readonly name: string }[]): FieldFault[] {
  const names = found.map(({ name }) => name.trim().toLowerCase())
  return names.flatMap((name, position) =>
    names.indexOf(name) < position ? [{ at: `${at}.${position}.name`, fault: 'twice' }] : [],
  )
}

const BPS = 10_000n

interface PublishedFigure {
  readonly sendMinor: string
  readonly feeMinor: string
  readonly marginBps: number
}

/** The whole cost of a figure in CLP: the fees, and the margin on what is converted, rounded up. */
export function publishedCostMinor({ sendMinor, feeMinor, marginBps }: PublishedFigure): bigint {
  const converted = BigInt(sendMinor) - BigInt(feeMinor)
  return BigInt(feeMinor) + (converted * BigInt(marginBps) + BPS - 1n) / BPS
}

export const publishedCosts = setting({
  kind: 'published-costs',
  about:
    'What other providers publish that a transfer costs, for the comparison on the public pages. Without a current figure the pages show no comparison.',
  proposes: ['treasury', 'admin'],
  decides: ['officer', 'admin'],
  fields: {
    validDays: validDays('A figure whose date is older is not shown.'),
    figures: rows(
      'One figure of one provider, for one corridor and one amount.',
      {
        name: text('The provider.', 60, { min: 2 }),
        product: text('What the provider calls the service.', 80, { min: 2 }),
        corridorId: text('The key of the setting `corridor`.', 6, { min: 6, pattern: '[a-z]{2}-[a-z]{3}' }),
        sendMinor: money('The amount that the customer pays, in CLP.', 'CLP'),
        feeMinor: money('The fees with taxes, in CLP; with a margin of 0, the whole cost.', 'CLP'),
        marginBps: share('How much worse the rate is than the mid-market rate.', 3000),
        source: source('The address of the page that publishes the figure.'),
        asOf: calendarDay('The day on which the page stated it.'),
      },
      60,
    ),
  },
  initial: () => ({ validDays: 90, figures: [] }),
  check: ({ figures }) => [
    ...figures.flatMap(({ sendMinor }, position) =>
      BigInt(sendMinor) === 0n ? [{ at: `figures.${position}.sendMinor`, fault: 'too-small' }] : [],
    ),
    ...figures.flatMap(({ feeMinor, sendMinor }, position) =>
      BigInt(feeMinor) >= BigInt(sendMinor) ? [{ at: `figures.${position}.feeMinor`, fault: 'too-big' }] : [],
    ),
  ],
})

export const payerBanks = setting({
  kind: 'payer-banks',
  about:
    'The banks that customers pay from, and the most that each allows in a first transfer to a new recipient. A bank without a current figure has the general note.',
  proposes: ['support', 'treasury'],
  decides: ['treasury', 'officer', 'admin'],
  fields: {
    validDays: validDays('A limit whose date is older is not shown.'),
    banks: rows(
      'In the order in which they are offered.',
      {
        name: text('The name that customers know.', 60, { min: 2 }),
        firstMinor: optional(money('The most in the first transfers to a new recipient, in CLP.', 'CLP')),
        firstHours: optional(count('How long that limit lasts.', 'hours', 1, 168)),
        source: optional(source('The address of the page that publishes the limit.')),
        asOf: optional(calendarDay('The day on which the page stated it.')),
      },
      60,
    ),
  },
  initial: () => ({ validDays: 180, banks: initialBanks.map((name) => ({ name })) }),
  check: ({ banks }) => [
    ...banks.flatMap((bank, position) => limitFaults(bank, `banks.${position}`)),
    ...twice('banks', banks),
  ],
})

const ofLimit = ['firstMinor', 'firstHours', 'source', 'asOf'] as const

/** A limit has all of its parts, or none. */
function limitFaults(
  bank: { readonly [Name in (typeof ofLimit)[number]]?: string | number | undefined },
  at: string,
): FieldFault[] {
  const absent = ofLimit.filter((name) => bank[name] === undefined)
  if (absent.length === ofLimit.length) return []
  return [
    ...absent.map((name) => ({ at: `${at}.${name}`, fault: 'required' })),
    ...(bank.firstMinor === '0' ? [{ at: `${at}.firstMinor`, fault: 'too-small' }] : []),
  ]
}
