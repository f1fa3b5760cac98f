import type { CompanyPaper, PendingKind } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { settle, type PendingRule } from '../pending-items/index.ts'
import { ownersOwed, papersOwed } from './company-owed.store.ts'
import { companyPaperRules, companyPaperRulesNow } from './company-paper.ts'

const today = (work: Work): string => inSantiago(work.now).day

/** Which rules are in force: others ask other companies. */
const rulesClock = async (work: Work): Promise<string> => `v${(await companyPaperRulesNow(work)).version}`

/** A paper that is owed until it is accepted, and that holds for good. */
const lasting = <Kind extends PendingKind>(kind: Kind, paper: CompanyPaper): PendingRule<Kind> => ({
  kind,
  owed: async (work, { only }) =>
    papersOwed(paper, (await companyPaperRules(work)).neededBy[paper], undefined, only),
  clock: rulesClock,
})

/** A company owes its deed, or what its register gives in its place, until every file of it is accepted. */
export const constitutionDeed = lasting('constitution-deed', 'constitution-deed')

/** A company owes showing that whoever opened its account has powers. */
export const creatorPowers = lasting('creator-powers', 'powers')

/** A company owes a certificate that it still exists, and another one when the last is too old. */
export const validityCertificate: PendingRule<'validity-certificate'> = {
  kind: 'validity-certificate',
  owed: async (work, { only }) => {
    const { neededBy, holdsDays } = await companyPaperRules(work)
    const ends = { endedOn: addDays(today(work), -holdsDays), holdsDays }
    return papersOwed('validity-certificate', neededBy['validity-certificate'], ends, only)
  },
  clock: async (work) => `${today(work)} ${await rulesClock(work)}`,
}

/** A company owes putting its owners right while it declared others than its papers name. */
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

/** Whatever changed about the papers of a company, what it owes follows. */
export const settleCompanyPapers = (work: Work, customerId: string): Promise<void> =>
  settle(work, companyPapersOwed, [customerId])
