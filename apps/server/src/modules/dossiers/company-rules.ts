import type { CompanyPaper, PendingKind } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { settle, type PendingRule } from '../pending-items/index.ts'
import { ownersOwed, papersOwed } from './company-owed.store.ts'
import { companyPaperRules, companyPaperRulesNow } from './company-paper.ts'

const today = (work: Work): string => inSantiago(work.now).day

/** Version of the rules in force. Another version requires documents of other companies. */
const rulesClock = async (work: Work): Promise<string> => `v${(await companyPaperRulesNow(work)).version}`

/** A document that is outstanding until it is accepted and does not expire. */
const lasting = <Kind extends PendingKind>(kind: Kind, paper: CompanyPaper): PendingRule<Kind> => ({
  kind,
  owed: async (work, { only }) =>
    papersOwed(paper, (await companyPaperRules(work)).neededBy[paper], undefined, only),
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
    const { neededBy, holdsDays } = await companyPaperRules(work)
    const ends = { endedOn: addDays(today(work), -holdsDays), holdsDays }
    return papersOwed('validity-certificate', neededBy['validity-certificate'], ends, only)
  },
  clock: async (work) => `${today(work)} ${await rulesClock(work)}`,
}

/** Pending while the declared owners differ from those on the company documents. */
export const shareholderCertificate: PendingRule<'shareholder-certificate'> = {
  kind: 'shareholder-certificate',
  owed: async (work, { only }) => ownersOwed((await companyPaperRules(work)).neededBy.shareholders, only),
  clock: rulesClock,
}

const companyPapersOwed: readonly PendingRule[] = [
  constitutionDeed,
  creatorPowers,
  validityCertificate,
  shareholderCertificate,
]

/** Brings the pending items of company documents up to date. */
export const settleCompanyPapers = (work: Work, customerId: string): Promise<void> =>
  settle(work, companyPapersOwed, [customerId])
