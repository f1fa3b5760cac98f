import { toWireId, type Id } from '@puente/contract'
import type { Found } from '@puente/contract/staff'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { Work } from '../../../platform/work.ts'
import { customersFor } from '../../customers/index.ts'
import { payersOf, type Receivable } from '../../payins/index.ts'
import { recipientsFor } from '../../recipients/index.ts'
import { customerSummaries } from '../customers/customer-list.ts'
import type { CustomerRow } from '../customers/customers.store.ts'
import type { AmountMeant } from './search-amounts.ts'
import type * as cases from './search-cases.store.ts'
import type * as store from './search.store.ts'

/** A result, and its position among those of its kind. */
export interface FoundRow {
  readonly key: Key
  readonly found: Found
}

/** The names of customers, by id. */
async function namesOf(work: Work, ids: readonly (Id<'customer'> | undefined)[]) {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  const found = await customersFor(work, known)
  return (id: Id<'customer'> | undefined): string => (id === undefined ? '' : (found.get(id)?.name ?? ''))
}

const detailOf = (detail: string | undefined) => (detail === undefined || detail === '' ? {} : { detail })

const pesos = (minor: bigint) => ({ amount: String(minor), currency: 'CLP' })

export async function customerLines(work: Work, rows: readonly CustomerRow[]): Promise<FoundRow[]> {
  return (await customerSummaries(work, rows)).map(({ id, name, rut }, at) => ({
    key: [rows[at]?.id ?? ''],
    found: { kind: 'customer', id, title: name, ...detailOf(rut) },
  }))
}

/** Transfers with the amount that was searched, else with the amount sent. */
export async function transferLines(
  work: Work,
  found: readonly store.FoundTransfer[],
  amounts: readonly AmountMeant[] = [],
): Promise<FoundRow[]> {
  const nameOf = await namesOf(
    work,
    found.map(({ customerId }) => customerId),
  )
  return found.map(({ id, reference, customerId, sendMinor, receiveMinor, currency, createdAt }) => {
    const isSent = amounts.some((one) => one.currency === 'CLP' && one.minor === sendMinor)
    const isReceived = amounts.some((one) => one.currency === currency && one.minor === receiveMinor)
    return {
      key: [id],
      found: {
        kind: 'transfer',
        id: toWireId('transfer', id),
        title: reference,
        ...detailOf(nameOf(customerId)),
        amount: isReceived && !isSent ? { amount: String(receiveMinor), currency } : pesos(sendMinor),
        at: createdAt.toISOString(),
      },
    }
  })
}

export const paymentLines = (found: readonly store.FoundPayment[]): FoundRow[] =>
  found.map(({ reference, transferId }) => ({
    key: [reference],
    found: { kind: 'payment', id: toWireId('transfer', transferId), title: reference },
  }))

/** Payments by their payer. */
export async function payinLines(work: Work, found: readonly store.FoundPayin[]): Promise<FoundRow[]> {
  const payers = await payersOf(
    work,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, amountMinor, creditedAt }) => {
    const payer = payers.get(id)?.payer
    if (payer === undefined) return []
    return [
      {
        key: [creditedAt.toISOString(), id],
        found: {
          kind: 'payment' as const,
          id: toWireId('payment', id),
          title: payer.name,
          ...detailOf(payer.rut),
          amount: pesos(amountMinor),
          at: creditedAt.toISOString(),
        },
      },
    ]
  })
}

/** Recipients link to the customer who pays them. */
export async function recipientLines(
  work: Work,
  found: readonly store.FoundRecipient[],
): Promise<FoundRow[]> {
  const opened = await recipientsFor(
    work,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id }) => {
    const recipient = opened.get(id)
    if (recipient === undefined) return []
    const { name, country, accountEnding } = recipient
    return [
      {
        key: [id],
        found: {
          kind: 'recipient' as const,
          id: toWireId('recipient', id),
          title: name,
          about: country,
          detail: accountEnding,
        },
      },
    ]
  })
}

export async function threadLines(work: Work, found: readonly store.FoundThread[]): Promise<FoundRow[]> {
  const nameOf = await namesOf(
    work,
    found.map(({ customerId }) => customerId),
  )
  return found.map(({ id, folio, kind, customerId, lastAt }) => ({
    key: [lastAt.toISOString(), id],
    found: {
      kind: 'thread',
      id: toWireId('thread', id),
      title: folio,
      ...detailOf(nameOf(customerId)),
      about: kind,
      at: lastAt.toISOString(),
    },
  }))
}

export async function suspenseLines(work: Work, found: readonly cases.FoundSuspense[]): Promise<FoundRow[]> {
  const payers = await payersOf(
    work,
    found.map(({ paymentId }) => paymentId),
  )
  return found.map(({ id, paymentId, amountMinor, waitsSince }) => ({
    key: [id],
    found: {
      kind: 'case',
      id: toWireId('suspense', id),
      title: payers.get(paymentId)?.payer.name ?? toWireId('suspense', id),
      about: 'suspense',
      amount: pesos(amountMinor),
      at: waitsSince.toISOString(),
    },
  }))
}

export const debtLine = ({ id, reference, outstandingMinor, openedAt }: Receivable): FoundRow => ({
  key: [reference],
  found: {
    kind: 'case',
    id: toWireId('receivable', id),
    title: reference,
    about: 'receivable',
    amount: pesos(outstandingMinor),
    at: openedAt.toISOString(),
  },
})

export async function documentLines(work: Work, found: readonly cases.FoundDocument[]): Promise<FoundRow[]> {
  const nameOf = await namesOf(
    work,
    found.map(({ customerId }) => customerId),
  )
  return found.map(({ id, customerId, kind, receivedAt }) => ({
    key: [receivedAt.toISOString(), id],
    found: {
      kind: 'document',
      id: toWireId('document', id),
      title: nameOf(customerId) || toWireId('document', id),
      about: kind,
      at: receivedAt.toISOString(),
    },
  }))
}
