import { fromWireId, mayCall, toWireId, type Endpoint, type StaffRole } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import { staffEndpoints, type Found } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { customersFor } from '../customers/index.ts'
import { recipientsFor } from '../recipients/index.ts'
import { customersMatching, customerSummaries } from './customer-list.ts'
import { customerRows } from './customers.store.ts'
import * as store from './search.store.ts'

/** Results per kind. A user who needs others types more letters. */
const SHOWN_MAX = 5
/** Shorter beginnings match too many transfers. */
const REFERENCE = /^PU[2-9A-HJ-NP-Z]{2,8}$/
const FOLIO = /^(EN|RE)[2-9A-HJ-NP-Z]{6}$/
const ACCOUNT = /^[0-9A-Z]{4,34}$/
const ENDING = 4

const cases: Readonly<Record<store.CaseKind, Endpoint>> = {
  suspense: staffEndpoints.getSuspense,
  refund: staffEndpoints.getRefund,
  receivable: staffEndpoints.listReceivables,
  review: staffEndpoints.getReview,
  application: staffEndpoints.getApplication,
}
const caseKinds = Object.keys(cases) as store.CaseKind[]

async function customersFound(work: Work, typed: string): Promise<Found[]> {
  const meant = await customersMatching(work, typed)
  const rows = await customerRows(work, meant, undefined, SHOWN_MAX)
  if (rows.length > 0) await work.audit({ action: 'find-customers', facts: { found: rows.length } })
  return (await customerSummaries(work, rows)).map(({ id, name, rut }) => ({
    kind: 'customer',
    id,
    title: name,
    ...(rut === undefined ? {} : { detail: rut }),
  }))
}

async function transferLines(work: Work, found: readonly store.FoundTransfer[]): Promise<Found[]> {
  const names = await customersFor(work, [...new Set(found.map(({ customerId }) => customerId))])
  return found.map(({ id, reference, customerId }) => ({
    kind: 'transfer',
    id: toWireId('transfer', id),
    title: reference,
    detail: names.get(customerId)?.name ?? '',
  }))
}

const paymentLines = (found: readonly store.FoundPayment[]): Found[] =>
  found.map(({ reference, transferId }) => ({
    kind: 'payment',
    id: toWireId('transfer', transferId),
    title: reference,
  }))

/** A recipient links to the customer who pays them. */
async function recipientLines(work: Work, found: readonly store.FoundRecipient[]): Promise<Found[]> {
  const opened = await recipientsFor(
    work,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, customerId }) => {
    const recipient = opened.get(id)
    if (recipient === undefined) return []
    const { name, country, accountEnding } = recipient
    return [
      {
        kind: 'recipient' as const,
        id: toWireId('customer', customerId),
        title: name,
        detail: `${country} · ${accountEnding}`,
      },
    ]
  })
}

const threadLines = (found: readonly store.FoundThread[]): Found[] =>
  found.map(({ id, folio }) => ({ kind: 'thread', id: toWireId('thread', id), title: folio }))

/** The object with this public id, if the role may open it. */
async function namedBy(work: Work, role: StaffRole, typed: string): Promise<Found[]> {
  const transferId = fromWireId('transfer', typed)
  if (transferId !== undefined) return transferLines(work, await store.transferWithId(work, transferId))
  const paymentId = fromWireId('payment', typed)
  // References of the bank may have the format of our ids.
  if (paymentId !== undefined)
    return paymentLines([
      ...(await store.paymentWithId(work, paymentId)),
      ...(await store.paymentsReferred(work, typed)),
    ])
  const recipientId = fromWireId('recipient', typed)
  if (recipientId !== undefined) return recipientLines(work, await store.recipientWithId(work, recipientId))
  const threadId = fromWireId('thread', typed)
  if (threadId !== undefined)
    return mayReadThreads(role) ? threadLines(await store.threadsReferred(work, { id: threadId })) : []
  const found: Found[] = []
  for (const kind of caseKinds) {
    const id = fromWireId(kind, typed)
    const one =
      id === undefined || !mayCall(cases[kind], role) ? undefined : await store.caseWithId(work, kind, id)
    if (one !== undefined)
      found.push({
        kind: 'case',
        id: typed,
        title: one.reference ?? typed,
      })
  }
  return found
}

const mayReadThreads = (role: StaffRole): boolean => mayCall(staffEndpoints.getThread, role)

/** Searches by every meaning the typed text can have. Each is one query on an index. */
export async function searchFor(work: Work, role: StaffRole, typed: string): Promise<Found[]> {
  const text = typed.trim()
  if (/^[a-z]{3}_[0-9a-f]{32}$/.test(text))
    return text.startsWith('cus_') ? customersFound(work, text) : namedBy(work, role, text)
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const isRut = 'normalised' in parseRut(text)
  // One in eleven texts of four digits is also a valid RUT, so it is searched as an account ending too.
  const isAccount = (!isRut || code.length === ENDING) && ACCOUNT.test(code) && /[0-9]{2}$/.test(code)
  return [
    ...(await customersFound(work, text)),
    ...(REFERENCE.test(code)
      ? await transferLines(work, await store.transfersReferred(work, code, SHOWN_MAX))
      : []),
    ...(/\s/.test(text) ? [] : paymentLines(await store.paymentsReferred(work, text))),
    ...(FOLIO.test(code) && mayReadThreads(role)
      ? threadLines(await store.threadsReferred(work, { folio: code }))
      : []),
    ...(isAccount
      ? await recipientLines(work, await store.recipientsEnding(work, code.slice(-ENDING), SHOWN_MAX))
      : []),
  ]
}
