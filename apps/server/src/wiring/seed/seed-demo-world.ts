import { isRefusal } from '@puente/contract'
import { isCurrency, rate, type Rate } from '@puente/money'
import { parseRut, type Rut } from '@puente/contract/corridors'
import {
  contactsOf,
  createStaff,
  createUser,
  hashPassword,
  markDemoDatabase,
  markEmailVerified,
  setProvenPhone,
  userIdOf,
} from '../../modules/access/index.ts'
import {
  seedCompanyDocuments,
  seedCompanyPeople,
  settleCompanyDocuments,
} from '../../modules/requirements/index.ts'
import { inSantiago } from '../../modules/corridors/index.ts'
import { confirmProfile, createCustomer, customerIdOf, profileFor } from '../../modules/customers/index.ts'
import { seedEconomicDocuments } from '../../modules/requirements/index.ts'
import { seedCompanyApplication } from '../../modules/onboarding/index.ts'
import { guardOf, hasRates, recordRates } from '../../modules/quotes/index.ts'
import { createRecipient } from '../../modules/recipients/index.ts'
import { acceptTerms, termsInForce, type Publisher } from '../../modules/terms/index.ts'
import { seedVersionSince } from '../../platform/data/versioned.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import type { FilesPort } from '../../partners/files.ts'
import { customerDocumentPdf } from './customer-document-pdf.ts'
import { companyDocumentPdf, demoDeedOwners } from './company-documents.ts'
import { castOf } from './history/cast.ts'
import { readHistory, type HistoryData } from './history/habits.ts'
import { inPast, PEOPLE_SINCE } from './history/past.ts'
import { beganAt, seedHistory, spanAt, type Span } from './history/seed-history.ts'
import { seedToday } from './history/seed-today.ts'
import { historyOfSenders } from './history/senders.ts'
import { seedOperator } from './seed-operator.ts'
import { seedPublished } from './seed-published.ts'
import { readDemoCompany, readDemoPeople, readDemoRates, type DemoPeople } from './demo-data.ts'

/** Settings that apply to prices, recipients and orders: in force since the beginning of the demo history. */
const judging = ['limits', 'corridor', 'fee', 'spread', 'quote-rules'] as const

const SEED = { kind: 'system', name: 'seed' } as const

/**
 * Seeds what is missing of the demo world, with this many days of history; 0 seeds only people. A second run on the
 * same day changes nothing; a later day adds the days between. Sandbox only.
 */
export async function seedDemoWorld(
  runtime: Runtime,
  publisher: Publisher,
  historyDays: number,
  files?: FilesPort,
): Promise<void> {
  const people = await readDemoPeople()
  // One hash for all users: the password is the same, and public.
  const password = await hashPassword(people.password)
  if (historyDays > 0) {
    const history = await readHistory()
    await runtime.work(SEED, async (work) => {
      const span = await spanAt(work, historyDays)
      await seedVersionSince(work, judging, beganAt(span), history.words.settings)
      await inPast(work, { at: beganAt(span), word: 'people', idsAt: PEOPLE_SINCE }, SEED, async (then) => {
        await seedPeople(then, people, password)
        await seedOperator(then)
      })
      await seedPublished(work)
      await seedProofs(work, people, publisher)
      await seedPapers(work, people, files)
      await confirmToday(work, people)
      await seedPapers(work, people, files)
      await seedPast(work, people, history, span)
    })
    return
  }
  const ids = await runtime.work(SEED, async (work) => {
    const seeded = await seedPeople(work, people, password)
    await seedPapers(work, people, files)
    await seedProofs(work, people, publisher)
    await confirmToday(work, people)
    await seedPapers(work, people, files)
    return seeded
  })
  await insertRecipients(runtime, people, ids)
  await openRates(runtime)
  await runtime.work(SEED, async (work) => {
    await seedOperator(work)
    await seedPublished(work)
  })
}

async function seedPeople(work: Work, people: DemoPeople, password: Password) {
  await markDemoDatabase(work)
  const customerIds = await seedCustomers(work, people)
  for (const staff of people.staff) await createStaff(work, { ...staff, password })
  const userIds = await seedUsers(work, people, customerIds, password)
  return { customerIds, userIds }
}

/** Seeds the demo customers' history until now, at the latest known rates. */
async function seedPast(work: Work, people: DemoPeople, history: HistoryData, span: Span): Promise<void> {
  const mids: Rate[] = []
  for (const [base, mid] of Object.entries((await readDemoRates()).clpPerUnit)) {
    if (!isCurrency(base)) continue
    const { lastAccepted } = await guardOf(work, base)
    mids.push(lastAccepted?.rate ?? rate(base, 'CLP', mid))
  }
  const cast = await castOf(work, people, history, beganAt(span))
  const ordered = await historyOfSenders(work, history, cast)
  const lived = await seedHistory(work, ordered, cast, mids, span)
  await seedToday(work, ordered, cast, mids, span, lived)
}

type Password = Awaited<ReturnType<typeof hashPassword>>
type Ids = ReadonlyMap<string, string>

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demo data do not hold together: ${what}`)
  return value
}

function readRut(text: string): Rut {
  const rut = parseRut(text)
  if ('fault' in rut) throw new Error(`the demo data hold a RUT that is none: ${text}`)
  return rut.normalised
}

/** The customers' ids by RUT, as the data write it. */
async function seedCustomers(work: Work, people: DemoPeople): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const customer of people.customers) {
    const rut = readRut(customer.rut)
    // Looked up first, because creating one that exists leaves a data key without values.
    const known = await customerIdOf(work, rut)
    const id = known ?? found((await createCustomer(work, { ...customer, rut }))?.id, customer.rut)
    if (customer.kind === 'company') {
      const file = { ...(await readDemoCompany()), legalName: customer.name }
      await seedCompanyApplication(work, id, file, 'approved')
    }
    ids.set(customer.rut, id)
  }
  return ids
}

/** The users' ids by the RUT of their first customer. */
async function seedUsers(work: Work, people: DemoPeople, customers: Ids, password: Password): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const { email, name, actsFor, role = 'administrator' } of people.users) {
    const [first, ...more] = actsFor
    const idOf = (rut: string) => found(customers.get(rut), rut)
    const user = { email, name, password, role, customerIds: [idOf(first), ...more.map(idOf)] } as const
    const id = (await userIdOf(work, email)) ?? found(await createUser(work, user), email)
    if (!ids.has(first)) ids.set(first, id)
  }
  return ids
}

/**
 * Makes demo users accept the texts in force and marks their e-mails as verified. An existing phone is not changed.
 */
async function seedProofs(work: Work, people: DemoPeople, publisher: Publisher): Promise<void> {
  const texts = {
    'terms-of-use': (await termsInForce(work, publisher, 'terms-of-use')).version,
    'privacy-notice': (await termsInForce(work, publisher, 'privacy-notice')).version,
  }
  for (const { email, phone } of people.users) {
    const userId = found(await userIdOf(work, email), email)
    const contact = (await contactsOf(work, [userId])).get(userId)
    if (contact?.emailVerified !== true) await markEmailVerified(work, userId)
    if (contact?.phone === undefined) {
      await setProvenPhone(work, userId, phone)
    }
    const accepted = await acceptTerms(work, publisher, { userId }, texts, undefined)
    if (accepted !== true) throw new Error(`the demo user ${email} cannot accept the terms`)
  }
}

/**
 * Demo customers confirm their data on the day of the start. One with a gap in the data keeps the outstanding item.
 */
async function confirmToday(work: Work, people: DemoPeople): Promise<void> {
  const today = inSantiago(work.now).day
  for (const { rut } of people.customers) {
    const profile = await profileFor(work, found(await customerIdOf(work, readRut(rut)), rut))
    if (profile?.status !== 'active' || inSantiago(profile.confirmedAt).day >= today) continue
    const confirmed = await confirmProfile(work, profile.id, {})
    if (isRefusal(confirmed) && confirmed.refused !== 'fields-wrong')
      throw new Error(`the demo customer ${rut} cannot confirm their facts: ${confirmed.refused}`)
  }
}

/** Demo companies have supplied every required company document, and one signature is enough. */
async function seedPapers(work: Work, people: DemoPeople, files: FilesPort | undefined): Promise<void> {
  const owners = await demoDeedOwners()
  const companies = new Set(people.customers.flatMap(({ kind, rut }) => (kind === 'company' ? [rut] : [])))
  for (const { email, actsFor } of people.users)
    for (const rut of actsFor.filter((one) => companies.delete(one))) {
      const customerId = found(await customerIdOf(work, readRut(rut)), rut)
      const userId = found(await userIdOf(work, email), email)
      await seedEconomicDocuments(work, { customerId, userId, files, pdfOf: customerDocumentPdf })
      await seedCompanyDocuments(work, { customerId, userId, owners, pdfOf: companyDocumentPdf, files })
      await seedCompanyPeople(work, { customerId, userId, files, pdfOf: customerDocumentPdf })
      await settleCompanyDocuments(work, customerId)
    }
}

/** Creates each in a work of its own, as its customer. An existing one is refused and not changed. */
async function insertRecipients(
  runtime: Runtime,
  people: DemoPeople,
  ids: { readonly customerIds: Ids; readonly userIds: Ids },
): Promise<void> {
  for (const { keptBy, ...recipient } of people.recipients) {
    const actor = {
      kind: 'customer',
      customerId: found(ids.customerIds.get(keptBy), keptBy),
      userId: found(ids.userIds.get(keptBy), keptBy),
    } as const
    const kept = await runtime.work(actor, (work) => createRecipient(work, recipient))
    if ('refused' in kept && kept.refused !== 'recipient-already-kept')
      throw new Error(`the demo recipient of ${keptBy} is refused: ${kept.refused}`)
  }
}

/** Writes rates for the time before the feed's first response. */
async function openRates(runtime: Runtime): Promise<void> {
  const { source, clpPerUnit } = await readDemoRates()
  await runtime.work(SEED, async (work) => {
    if (await hasRates(work)) return
    const asOf = work.now.toISOString()
    await recordRates(
      work,
      Object.entries(clpPerUnit).map(([base, mid]) => ({ base, mid, asOf, source })),
    )
  })
}
