import { toWireId } from '@puente/contract'
import type { Found } from '@puente/contract/staff'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { Work } from '../../../platform/work.ts'
import { contactsOf, normalEmail, userIdOf } from '../../access/index.ts'
import { customersFor } from '../../customers/index.ts'
import { payersOf } from '../../payins/index.ts'
import type { FoundRow } from './search-lines.ts'
import type { Meaning } from './search-meaning.ts'
import * as records from './search-records.store.ts'

/** Accounts that payments came from, by their whole number. */
export async function readAccounts(
  work: Work,
  { accountIndexes }: Meaning,
  after: Key | undefined,
  limit: number,
): Promise<FoundRow[]> {
  if (accountIndexes === undefined) return []
  const found = await records.accountsNumbered(work, accountIndexes, after, limit)
  const payers = await payersOf(
    work,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, creditedAt }) => {
    const payer = payers.get(id)?.payer
    if (payer === undefined) return []
    return [
      {
        key: [creditedAt.toISOString(), id],
        found: {
          kind: 'account' as const,
          id: toWireId('payment', id),
          title: payer.name,
          detail: `${payer.bank} ···${payer.account.replaceAll('-', '').slice(-4)}`,
          at: creditedAt.toISOString(),
        },
      },
    ]
  })
}

/** Members of companies, named as results. */
export async function memberLines(work: Work, found: readonly records.FoundMember[]): Promise<FoundRow[]> {
  const contacts = await contactsOf(
    work,
    found.map(({ userId }) => userId),
  )
  const customers = await customersFor(work, [...new Set(found.map(({ customerId }) => customerId))])
  return found.flatMap(({ userId, customerId }) => {
    const name = contacts.get(userId)?.name
    const company = customers.get(customerId)?.name
    if (name === undefined || company === undefined) return []
    return [
      {
        key: [userId, customerId],
        found: {
          kind: 'member' as const,
          id: toWireId('user', userId),
          customerId: toWireId('customer', customerId),
          title: name,
          detail: company,
        },
      },
    ]
  })
}

/** Members of companies, by their e-mail and by the names and RUTs of their own accounts. */
export async function readMembers(
  work: Work,
  { text, customerIds }: Meaning,
  after: Key | undefined,
  limit: number,
): Promise<FoundRow[]> {
  const userId = text.includes('@') ? await userIdOf(work, normalEmail(text)) : undefined
  if (userId === undefined && customerIds.length === 0) return []
  return memberLines(work, await records.membersOfCompanies(work, customerIds, userId, after, limit))
}

const closeLine = ({ id, scope, fromDay, day, madeAt }: records.FoundClose): FoundRow => ({
  key: [madeAt.toISOString(), id],
  found: {
    kind: 'close',
    id: toWireId('close-record', id),
    title: day,
    about: scope,
    ...(scope === 'day' ? {} : { detail: fromDay }),
    at: madeAt.toISOString(),
  },
})

/** Records of closes that include a day. */
export async function readCloses(
  work: Work,
  { day }: Meaning,
  after: Key | undefined,
  limit: number,
): Promise<FoundRow[]> {
  return day === undefined ? [] : (await records.closesOfDay(work, day, after, limit)).map(closeLine)
}

/** The record of a close with this id. */
export const closeNamed = async (work: Work, id: string): Promise<Found[]> =>
  (await records.closeWithId(work, id)).map((row) => closeLine(row).found)

/** The reading of a rate with this id. */
export async function rateNamed(work: Work, id: string): Promise<Found[]> {
  const rate = await records.rateWithId(work, id)
  if (rate === undefined) return []
  const { currency, asOf } = rate
  return [{ kind: 'price', id: toWireId('rate', id), title: currency, about: 'rate', at: asOf.toISOString() }]
}

/** The quote with this id. */
export async function quoteNamed(work: Work, id: string): Promise<Found[]> {
  const quote = await records.quoteWithId(work, id)
  if (quote === undefined) return []
  const { customerId, sendMinor, createdAt } = quote
  const name = (await customersFor(work, [customerId])).get(customerId)?.name
  const wire = toWireId('quote', id)
  return [
    {
      kind: 'price',
      id: wire,
      title: name ?? wire,
      about: 'quote',
      amount: { amount: String(sendMinor), currency: 'CLP' },
      at: createdAt.toISOString(),
    },
  ]
}
