import {
  companyDocuments,
  pendingKinds,
  type CompanyDocument,
  type PendingKind,
  type Id,
} from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import {
  createUser,
  customerIdsOf,
  hashPassword,
  markEmailVerified,
  setEmail,
  setProvenPhone,
  userIdOf,
  type PasswordHash,
} from '../../../modules/access/index.ts'
import { createCustomer, customerIdOf } from '../../../modules/customers/index.ts'
import { seedCompanyDocuments } from '../../../modules/requirements/index.ts'
import { seedCompanyApplication } from '../../../modules/onboarding/index.ts'
import { owedBy, settle } from '../../../modules/pending-items/index.ts'
import { acceptTerms, seedNewerTerms, termsInForce, type Publisher } from '../../../modules/terms/index.ts'
import type { FilesPort } from '../../../partners/files.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { pendingRules } from '../../rules/pending-rules.ts'
import { companyDocumentPdf, demoDeedOwners } from '../company-documents.ts'
import { readDemoCompany, readDemoPeople, readTermsChanges } from '../demo-data.ts'
import { demoEmail, demoCustomerOf, readDebtorNames } from './debtors.ts'
import { owing } from './index.ts'
import type { Debtor, Owe } from './owing.ts'

const SEED = { kind: 'system', name: 'seed' } as const
const ADDRESS = { street: 'Calle de Prueba', number: '321', comuna: '13101', region: '13' }

/** Seeds the newer texts, which make accepting them outstanding. */
export async function seedTexts(runtime: Runtime): Promise<void> {
  const changes = await readTermsChanges()
  await runtime.work(SEED, (work) => seedNewerTerms(work, changes))
}

/**
 * Seeds one customer for each kind of pending item, with that item only. Each start restores them: a customer who has
 * settled the item gets another e-mail, and a new one the mailbox. Twins have the same item under names of their own.
 * Sandbox only.
 */
export async function seedOutstanding(
  runtime: Runtime,
  publisher: Publisher,
  { files, twins = [''] }: { readonly files?: FilesPort; readonly twins?: readonly string[] } = {},
): Promise<void> {
  const password = await hashPassword((await readDemoPeople()).password)
  const names = await readDebtorNames()
  for (const kind of pendingKinds) {
    const owe = owing(publisher)[kind]
    for (const twin of twins)
      await runtime.work(SEED, (work) =>
        seedDebtor(work, { kind, twin, owe, name: names[kind], password, publisher, files }),
      )
  }
}

interface Part {
  readonly kind: PendingKind
  readonly twin: string
  readonly owe: Owe
  readonly name: string
  readonly password: PasswordHash
  readonly publisher: Publisher
  readonly files: FilesPort | undefined
}

async function seedDebtor(work: Work, part: Part): Promise<void> {
  const { kind, twin, owe } = part
  const email = demoEmail(kind, twin)
  const present = await userIdOf(work, email)
  if (present !== undefined) {
    if ((await owedBy(work, [present, ...(await customerIdsOf(work, present))])).includes(kind)) return
    await setEmail(work, present, `${kind}.${present}@demo.puente.test`)
  }
  const debtor = await seedWhole(work, part)
  await owe(work, debtor)
  const subjects = [debtor.userId, debtor.customerId]
  await settle(work, pendingRules, subjects)
  const owed = await owedBy(work, subjects)
  if (owed.join() !== kind) throw new Error(`${email} owes ${owed.join(', ') || 'nothing'} and not ${kind}`)
}

/** Customers with an outstanding application have no identity yet; that of a company is created by its `Owe`. */
const withoutIdentity: readonly PendingKind[] = ['person-info', 'person-review']
/** Customers with higher limits, who have to supply more. */
const moreKnown: readonly PendingKind[] = ['company-documents']
const ownFile: readonly PendingKind[] = ['company-info', 'company-review']

/** Customers with one missing company document have supplied the others. */
const lackingPaper: Partial<Record<PendingKind, CompanyDocument>> = {
  'constitution-deed': 'constitution-deed',
  'creator-powers': 'powers',
  'validity-certificate': 'validity-certificate',
}

/** Creates a customer without outstanding items. */
async function seedWhole(
  work: Work,
  { kind, twin, name, password, publisher, files }: Part,
): Promise<Debtor> {
  for (let generation = 0; ; generation += 1) {
    const who = demoCustomerOf(kind, name, generation, twin)
    const rut = parseRut(who.rut)
    if ('fault' in rut) throw new Error(`no RUT: ${who.rut}`)
    if ((await customerIdOf(work, rut.normalised)) !== undefined) continue
    const customer = await createCustomer(work, {
      kind: who.kind,
      name,
      country: 'CL',
      ...(withoutIdentity.includes(kind)
        ? { status: 'quote-only', level: 'basic' }
        : {
            rut: rut.normalised,
            status: 'active',
            level: moreKnown.includes(kind) ? 'enhanced' : 'standard',
            address: ADDRESS,
            ...(who.kind === 'person' ? { birthDate: '1988-03-14' } : {}),
          }),
    })
    if (customer === undefined) continue
    if (who.kind === 'company' && !ownFile.includes(kind))
      await seedCompanyApplication(
        work,
        customer.id,
        { ...(await readDemoCompany()), legalName: name },
        'approved',
      )
    const user = { email: who.email, name, password, customerIds: [customer.id] } as const
    const userId = await createUser(work, user)
    if (userId === undefined) throw new Error(`${who.email} is taken`)
    await markEmailVerified(work, userId)
    await setProvenPhone(work, userId, who.phone)
    if (kind !== 'terms-update') await acceptAll(work, publisher, userId)
    const debtor = { ...who, customerId: customer.id, userId, files }
    if (who.kind === 'company') await seedPapersOf(work, kind, debtor)
    return debtor
  }
}

/** Seeds the company documents; the missing or contradicting one is the part of its `Owe`. */
async function seedPapersOf(work: Work, kind: PendingKind, debtor: Debtor): Promise<void> {
  const lacking = lackingPaper[kind]
  const { customerId, userId, files } = debtor
  await seedCompanyDocuments(work, {
    customerId,
    userId,
    papers: companyDocuments.filter((paper) => paper !== lacking && paper !== 'shareholders'),
    owners: ownFile.includes(kind) ? undefined : await demoDeedOwners(),
    pdfOf: companyDocumentPdf,
    files,
  })
}

async function acceptAll(work: Work, publisher: Publisher, userId: Id<'user'>): Promise<void> {
  const [terms, privacy] = await Promise.all([
    termsInForce(work, publisher, 'terms-of-use'),
    termsInForce(work, publisher, 'privacy-notice'),
  ])
  const texts = { 'terms-of-use': terms.version, 'privacy-notice': privacy.version }
  if ((await acceptTerms(work, publisher, { userId }, texts, undefined)) !== true)
    throw new Error('demo customers cannot accept the texts in force')
}
