import {
  readsCompliance,
  refuse,
  toWireId,
  uuidOf,
  type Id,
  type Refusal,
  type StaffRole,
} from '@puente/contract'
import type { MemberRecord } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { contactsOf, membershipsOf } from '../../access/index.ts'
import {
  companySigning,
  customersFor,
  dataBlocksOf,
  invitationsOf,
  invitationState,
  membersByRut,
  signingOf,
  type Customer,
} from '../../customers/index.ts'
import { declaredCompany } from '../../onboarding/index.ts'
import { companyPeople } from '../../requirements/index.ts'
import { hitViews, latestCheck } from '../../screening/index.ts'
import { transferSummaries } from '../../transfers/index.ts'
import * as store from './member-record.store.ts'
import { userFacts } from './user-page.ts'

const SHOWN_MAX = 10
const SIGNED_MAX = 20
const CHANGES_MAX = 50

const reference = ({ id, name, kind }: Customer) => ({ id: toWireId('customer', id), name, kind })

/** The latest invitation of an address to act for a customer. */
async function invitationView(
  work: Work,
  customerId: Id<'customer'>,
  email: string,
): Promise<Pick<MemberRecord, 'invitation'>> {
  const found = (await invitationsOf(work, customerId)).find((one) => one.email === email)
  if (found === undefined) return {}
  const names = await contactsOf(work, [found.invitedBy])
  return {
    invitation: {
      id: toWireId('member-invitation', found.id),
      role: found.role,
      state: invitationState(found, work.realNow),
      invitedBy: names.get(found.invitedBy)?.name ?? '',
      sentAt: found.sentAt.toISOString(),
      expiresAt: found.expiresAt.toISOString(),
    },
  }
}

/** How a member signs for a company; absent for a person, and while no powers are recorded. */
async function signingView(
  work: Work,
  { id, kind }: Customer,
  userId: Id<'user'>,
): Promise<Pick<MemberRecord, 'signing'>> {
  const signing = kind === 'company' ? await companySigning(work, id) : undefined
  return signing === undefined ? {} : { signing: [...signingOf(signing, userId)] }
}

/** The person whom the company has to identify by a document, who is this member by the RUT of their own account. */
async function personView(
  work: Work,
  { id, kind }: Customer,
  userId: Id<'user'>,
): Promise<Pick<MemberRecord, 'person'>> {
  const file = kind === 'company' ? await declaredCompany(work, id) : undefined
  if (file === undefined) return {}
  const people = await companyPeople(work, id, file)
  const ruts = people.flatMap(({ document, number }) => (document === 'rut' ? [number] : []))
  const members = await membersByRut(work, id, ruts)
  const person = people.find(
    ({ document, number }) => document === 'rut' && members.get(number)?.userId === userId,
  )
  if (person === undefined) return {}
  const { name, state, validUntil, documents } = person
  return {
    person: {
      name,
      state,
      ...(validUntil === undefined ? {} : { validUntil }),
      documents: documents.map((one) => toWireId('document', one.id)),
    },
  }
}

type Checks = NonNullable<MemberRecord['checks']>

/** The latest check of a subject, with the hits on one of these names. */
async function checkView(
  work: Work,
  of: Checks[number]['of'],
  subject: string,
  names: readonly string[] | undefined,
): Promise<Checks> {
  const check = await latestCheck(work, subject)
  if (check === undefined) return []
  const hits = (await hitViews(work, subject)).filter(
    ({ screenedName }) => names === undefined || names.includes(screenedName),
  )
  const verdict = hits.length > 0 ? 'hit' : 'clear'
  return [{ of, verdict, at: check.at.toISOString(), listVersion: check.listVersion, hits }]
}

async function historyView(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  since: Date | undefined,
): Promise<MemberRecord['history']> {
  const changes = await store.membershipChangesOf(work, customerId, userId, CHANGES_MAX)
  const actors = changes.map(({ actor }) => /^customer:(.+)$/.exec(actor)?.[1])
  const names = await contactsOf(work, [...new Set(actors.flatMap((one) => one ?? []))])
  const kept = changes.map(({ at, action, fromRole, toRole }, nth) => {
    const by = names.get(actors[nth] ?? '')?.name
    return {
      change: action === 'remove-member' ? ('removed' as const) : ('role-changed' as const),
      at: at.toISOString(),
      ...(fromRole === null ? {} : { from: fromRole }),
      ...(toRole === null ? {} : { to: toRole }),
      ...(by === undefined ? {} : { by }),
    }
  })
  const joined = since === undefined ? [] : [{ change: 'joined' as const, at: since.toISOString() }]
  return [...kept, ...joined].toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

/** What only compliance reads: the document of the person, and the checks of their names. */
async function judgedView(
  work: Work,
  customer: Customer,
  { id, name }: Pick<MemberRecord, 'id' | 'name'>,
  own: Customer | undefined,
): Promise<Pick<MemberRecord, 'person' | 'checks'>> {
  const person = await personView(work, customer, uuidOf('user', id))
  const names = [name, ...(person.person === undefined ? [] : [person.person.name])]
  return {
    ...person,
    checks: [
      ...(own === undefined ? [] : await checkView(work, 'own-account', own.id, undefined)),
      ...(customer.kind === 'company' ? await checkView(work, 'company', customer.id, names) : []),
    ],
  }
}

const signatureView = ({
  id,
  did,
  at,
  state,
  sendMinor,
  transferId,
}: store.SignedOrder): MemberRecord['signatures'][number] => ({
  id: toWireId('signature-request', id),
  did,
  at: at.toISOString(),
  state,
  send: { amount: String(sendMinor), currency: 'CLP' },
  ...(transferId === null ? {} : { transferId: toWireId('transfer', transferId) }),
})

/**
 * A person who acts for a customer, or did: role, powers, identity, browsers, and what they ordered and signed. The view is
 * recorded in the audit trail.
 */
export async function memberRecord(
  work: Work,
  customerId: Id<'customer'>,
  userId: Id<'user'>,
  role: StaffRole,
): Promise<MemberRecord | Refusal<'not-found'>> {
  const customer = (await customersFor(work, [customerId])).get(customerId)
  if (customer === undefined) return refuse('not-found')
  const memberships = await membershipsOf(work, userId)
  const membership = memberships.find((one) => one.customerId === customerId)
  const history = await historyView(work, customerId, userId, membership?.since)
  const orderedIds = await store.orderedBy(work, customerId, userId, SHOWN_MAX)
  const signed = await store.signedBy(work, customerId, userId, SIGNED_MAX)
  // Whoever never acted for the customer is no member of it.
  if (history.length + orderedIds.length + signed.length === 0) return refuse('not-found')
  const user = await userFacts(work, userId)
  if (user === undefined) return refuse('not-found')
  await work.audit({
    action: 'look-at-company-member',
    subject: userId,
    facts: { customerId: toWireId('customer', customerId) },
  })
  const mine = await customersFor(
    work,
    memberships.map((one) => one.customerId),
  )
  const own = [...mine.values()].find(({ kind }) => kind === 'person')
  const blockedSince = (await dataBlocksOf(work, customerId)).get(userId)
  const { memberships: _all, devices, ...facts } = user
  return {
    ...facts,
    devices: devices.length,
    browsers: devices,
    ...(blockedSince === undefined ? {} : { dataBlockedSince: blockedSince.toISOString() }),
    customer: reference(customer),
    ...(membership === undefined
      ? {}
      : { membership: { role: membership.role, since: membership.since.toISOString() } }),
    ...(await signingView(work, customer, userId)),
    ...(await invitationView(work, customerId, user.email)),
    ...(own === undefined || own.id === customerId
      ? {}
      : { ownAccount: { customer: reference(own), identity: own.identity } }),
    ...(readsCompliance(role) ? await judgedView(work, customer, user, own) : {}),
    ordered: await transferSummaries(work, orderedIds),
    signatures: signed.map(signatureView),
    history,
  }
}
