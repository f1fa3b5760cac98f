import {
  isRefusal,
  type CompanyPaperRules,
  type DossierRules,
  type FieldFault,
  type Refusal,
} from '@puente/contract'
import type {
  CompanyPaperRulesWire,
  Decision,
  DecisionRefusal,
  DossierRulesWire,
} from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import {
  decidePublished,
  proposePublished,
  publishedAs,
  publishedNow,
  type Published,
} from '../approvals/index.ts'
import { companyRules } from '../onboarding/index.ts'
import { COMPANY_PAPER_RULES_NOUN } from './company-paper.ts'
import { RULES_NOUN, rulesInForce } from './dossier-rules.ts'
import { effectiveEnd } from './identity.ts'
import { endsOnFile, setEnds } from './identity.store.ts'
import { setAges } from './requirements.store.ts'
import { companyPaperRulesFaults, dossierRulesFaults } from './rules-faults.ts'

/** The actions that two people decide together. */
export const DOSSIER_RULES_ACTION = 'dossier-rules'
export const COMPANY_PAPER_RULES_ACTION = 'company-paper-rules'

const dossierRules = publishedAs(RULES_NOUN, DOSSIER_RULES_ACTION)
const companyPaperRules = publishedAs(COMPANY_PAPER_RULES_NOUN, COMPANY_PAPER_RULES_ACTION)

type Proposed = true | Refusal<'fields-wrong' | 'already-proposed'>
type Decided = true | Refusal<DecisionRefusal>

const typesOf = async (work: Work) =>
  (await companyRules(work)).types.map(({ code, name }) => ({ code, name }))

/** Proposes other rules as a whole. */
export async function proposeRules(work: Work, rules: DossierRules, note: string): Promise<Proposed> {
  return proposePublished(work, dossierRules, rules, dossierRulesFaults(rules, await typesOf(work)), note)
}

/**
 * A second person confirms the rules, which are in force at once, or sends them back. Documents on file hold as the new
 * rules say; what everybody owes by them follows with the next round of the clock.
 */
export async function decideRules(work: Work, said: Decision): Promise<Decided> {
  const decided = await decidePublished(work, dossierRules, said)
  if (isRefusal(decided)) return decided
  if (decided === 'sent-back') return true
  const { data: rules } = await rulesInForce(work)
  const ends = (await endsOnFile(work)).map(({ type, printed_end: printedEnd }) => ({
    type,
    printedEnd,
    effectiveEnd: effectiveEnd(rules.extensions, { type, printedEnd }),
  }))
  await setEnds(work, ends)
  await setAges(work, rules.maxAgeMonths)
  await work.audit({ action: 'change-dossier-rules' })
  return true
}

/** Proposes other rules for companies' papers as a whole. */
export async function proposePaperRules(
  work: Work,
  rules: CompanyPaperRules,
  note: string,
): Promise<Proposed> {
  const faults: readonly FieldFault[] = companyPaperRulesFaults(rules, await typesOf(work))
  return proposePublished(work, companyPaperRules, rules, faults, note)
}

/** A second person confirms them or sends them back; what companies owe follows with the next round of the clock. */
export async function decidePaperRules(work: Work, said: Decision): Promise<Decided> {
  const decided = await decidePublished(work, companyPaperRules, said)
  if (isRefusal(decided)) return decided
  if (decided === 'published') await work.audit({ action: 'change-company-paper-rules' })
  return true
}

/** What is in force with what is proposed to follow it; the operator always has rules, so missing ones throw. */
async function viewOf<Rules>(work: Work, published: Published) {
  const { head, data, proposal } = await publishedNow<Rules>(work, published, staffNames)
  if (data === undefined || head.inForceFrom === undefined)
    throw new Error(`no ${published.noun} are in force`)
  return {
    version: head.version,
    inForceFrom: head.inForceFrom,
    rules: data,
    companyTypes: await typesOf(work),
    ...(proposal === undefined ? {} : { proposal: { ...proposal.head, rules: proposal.data } }),
  }
}

export const rulesView = (work: Work): Promise<DossierRulesWire> => viewOf<DossierRules>(work, dossierRules)

export const paperRulesView = (work: Work): Promise<CompanyPaperRulesWire> =>
  viewOf<CompanyPaperRules>(work, companyPaperRules)
