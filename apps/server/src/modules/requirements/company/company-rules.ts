import type { CompanyDocument, PendingKind, Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'
import { settle, type PendingRule } from '../../pending-items/index.ts'
import { outstandingOwnerDifferences, outstandingCompanyDocuments } from './company-outstanding.store.ts'
import { companyDocumentRules, companyDocumentRulesNow } from './company-paper.ts'

const today = (work: Work): string => inSantiago(work.now).day

/** Version of the rules in force. Another version requires documents of other companies. */
const rulesClock = async (work: Work): Promise<string> => `v${(await companyDocumentRulesNow(work)).version}`

/** A document that is outstanding until it is accepted and does not expire. */
const lasting = <Kind extends PendingKind>(kind: Kind, paper: CompanyDocument): PendingRule<Kind> => ({
  kind,
  owed: async (work, { only }) =>
    outstandingCompanyDocuments(paper, (await companyDocumentRules(work)).neededBy[paper], undefined, only),
  clock: rulesClock,
})

/** Pending until every file of the deed, or of what the company's register issues in its place, is accepted. */
export const constitutionDeed = lasting('constitution-deed', 'constitution-deed')

/** Pending until the company has shown the powers of the user who opened its account. */
export const creatorPowers = lasting('creator-powers', 'powers')

/** Pending until a certificate of validity is accepted, and again when it is too old. */
export const validityCertificate: PendingRule<'validity-certificate'> = {
  kind: 'validity-certificate',
  owed: async (work, { only }) => {
    const { neededBy, holdsDays } = await companyDocumentRules(work)
    const ends = { endedOn: addDays(today(work), -holdsDays), holdsDays }
    return outstandingCompanyDocuments('validity-certificate', neededBy['validity-certificate'], ends, only)
  },
  clock: async (work) => `${today(work)} ${await rulesClock(work)}`,
}

/** Pending while the declared owners differ from those on the company documents. */
export const shareholderCertificate: PendingRule<'shareholder-certificate'> = {
  kind: 'shareholder-certificate',
  owed: async (work, { only }) =>
    outstandingOwnerDifferences((await companyDocumentRules(work)).neededBy.shareholders, only),
  clock: rulesClock,
}

const outstandingCompanyPapers: readonly PendingRule[] = [
  constitutionDeed,
  creatorPowers,
  validityCertificate,
  shareholderCertificate,
]

/** Brings the pending items of company documents up to date. */
export const settleCompanyDocuments = (work: Work, customerId: Id<'customer'>): Promise<void> =>
  settle(work, outstandingCompanyPapers, [customerId])
