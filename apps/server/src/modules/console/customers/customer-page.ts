import {
  refuse,
  toWireId,
  type ApplicationStatus,
  type Refusal,
  type StaffRole,
  type Id,
  readsCompliance,
} from '@puente/contract'
import type { CustomerMember, StaffCustomer } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { contactsOf, membersFor, presenceOf } from '../../access/index.ts'
import {
  addressLine,
  audiencesFor,
  confirmationOf,
  dataBlocksOf,
  noteViews,
  notesOf,
  profileFor,
  restrictionViews,
  type Customer,
} from '../../customers/index.ts'
import { recipientsFor } from '../../recipients/index.ts'
import { latestTransfers, limitsInUse } from '../../transfers/index.ts'
import { summaryOf } from './customer-list.ts'
import { customerStanding } from './customer-standing.ts'
import * as store from './customer-page.store.ts'

const SHOWN_MAX = 10
const NOTES_MAX = 50

const money = (minor: bigint, currency: string) => ({ amount: String(minor), currency })

const pace = (used: number, maximum: number | undefined) => ({
  used,
  ...(maximum === undefined ? {} : { maximum }),
})

async function limitsView(work: Work, customer: Customer): Promise<StaffCustomer['limits']> {
  const use = await limitsInUse(work, customer)
  return {
    transfer: money(use.maximumSendMinor, 'CLP'),
    day: { used: money(use.usedDayUsdCents, 'USD'), limit: money(use.dayUsdCents, 'USD') },
    month: { used: money(use.usedMonthUsdCents, 'USD'), limit: money(use.monthUsdCents, 'USD') },
    openOrders: use.openOrders,
    openOrdersMaximum: use.openOrdersMax,
    ordersInHour: pace(use.ordersInHour, use.velocity.ordersPerHour),
    ordersInDay: pace(use.ordersInDay, use.velocity.ordersPerDay),
    newRecipientsInDay: pace(use.newRecipientsInDay, use.velocity.newRecipientsPerDay),
  }
}

async function memberViews(work: Work, customerId: Id<'customer'>): Promise<CustomerMember[]> {
  const members = await membersFor(work, customerId)
  const ids = members.map(({ userId }) => userId)
  const contacts = await contactsOf(work, ids)
  const presence = await presenceOf(work, 'user', ids)
  const accepted = await store.acceptedBy(work, ids)
  const blocks = await dataBlocksOf(work, customerId)
  return members.flatMap(({ userId: id, role, since }) => {
    const contact = contacts.get(id)
    const seen = presence.get(id)
    if (contact === undefined || seen === undefined) return []
    const { lastSeenAt, ...counts } = seen
    const blockedSince = blocks.get(id)
    return [
      {
        id: toWireId('user', id),
        ...contact,
        role,
        since: since.toISOString(),
        ...counts,
        ...(blockedSince === undefined ? {} : { dataBlockedSince: blockedSince.toISOString() }),
        ...(lastSeenAt === undefined ? {} : { lastSeenAt: lastSeenAt.toISOString() }),
        accepted: accepted
          .filter(({ userId }) => userId === id)
          .map(({ kind, version, at }) => ({ kind, version, at: at.toISOString() })),
      },
    ]
  })
}

async function recipientViews(
  work: Work,
  customerId: Id<'customer'>,
): Promise<Pick<StaffCustomer, 'recipients' | 'recipientCount'>> {
  const { latest, count } = await store.recipientsKept(work, customerId, SHOWN_MAX)
  const opened = await recipientsFor(
    work,
    latest.map(({ id }) => id),
  )
  return {
    recipientCount: count,
    recipients: latest.flatMap(({ id, currency }) => {
      const recipient = opened.get(id)
      return recipient === undefined ? [] : [{ ...recipient, id: toWireId('recipient', id), currency }]
    }),
  }
}

/** A neutral status of an application. Only compliance sees why it waits or was refused. */
const fileStatus = (status: store.ApplicationRow['status']): ApplicationStatus =>
  status === 'with-staff' ? 'submitted' : status === 'refused' ? 'not-confirmed' : status

async function applicationView(
  work: Work,
  customerId: Id<'customer'>,
): Promise<Pick<StaffCustomer, 'application'>> {
  const file = await store.applicationOf(work, customerId)
  if (file === undefined) return {}
  return {
    application: {
      id: toWireId('application', file.id),
      status: fileStatus(file.status),
      ...(file.submittedAt === null ? {} : { submittedAt: file.submittedAt.toISOString() }),
    },
  }
}

/** Every hold is shown as a routine check. Only analyst and officer get the review that caused it. */
async function holdViews(
  work: Work,
  customerId: Id<'customer'>,
  role: StaffRole,
): Promise<StaffCustomer['holds']> {
  return (await store.holdsOf(work, customerId)).map((hold) => ({
    transferId: toWireId('transfer', hold.transferId),
    transferReference: hold.reference,
    class: 'routine',
    since: hold.since.toISOString(),
    dueAt: hold.dueAt.toISOString(),
    ...(readsCompliance(role) ? { reviewId: toWireId('review', hold.reviewId) } : {}),
  }))
}

/** Everything that a role may see of a customer. The view is recorded in the audit trail. */
export async function customerPage(
  work: Work,
  customerId: Id<'customer'>,
  reader: { readonly staffId: Id<'staff'>; readonly role: StaffRole },
): Promise<StaffCustomer | Refusal<'not-found'>> {
  const { role } = reader
  const customer = await profileFor(work, customerId)
  const since = await store.customerSince(work, customerId)
  if (customer === undefined || since === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-customer', subject: customerId })
  const { birthDate, address, country } = customer
  const threads = await store.threadsOf(work, customerId, SHOWN_MAX)
  const members = await memberViews(work, customerId)
  return {
    ...summaryOf(customer, since),
    standing: await customerStanding(work, customerId, {
      mayJudge: readsCompliance(role),
      members,
      lastThread: threads[0],
    }),
    country,
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(address === undefined ? {} : { address: await addressLine(work, address) }),
    confirmedAt: customer.confirmedAt.toISOString(),
    ...(readsCompliance(role) ? { confirmation: await confirmationOf(work, customer) } : {}),
    limits: await limitsView(work, customer),
    members,
    ...(await applicationView(work, customerId)),
    ...(await recipientViews(work, customerId)),
    transfers: await latestTransfers(work, customerId, SHOWN_MAX),
    threads: threads.map(({ lastAt, id, ...thread }) => ({
      ...thread,
      id: toWireId('thread', id),
      lastAt: lastAt.toISOString(),
    })),
    holds: await holdViews(work, customerId, role),
    ...(await restrictionViews(work, customerId, reader)),
    notes: await noteViews(work, await notesOf(work, customerId, audiencesFor(role), NOTES_MAX)),
  }
}
