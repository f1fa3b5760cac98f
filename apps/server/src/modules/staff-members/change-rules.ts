import { isRefusal, type FieldFault, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, StaffRules, StaffRulesWire } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { STAFF_RULES_NOUN, staffNames } from '../access/index.ts'
import { decidePublished, proposePublished, publishedAs, publishedNow } from '../approvals/index.ts'

/** The action that two people decide. */
export const STAFF_RULES_ACTION = 'staff-rules'

const published = publishedAs(STAFF_RULES_NOUN, STAFF_RULES_ACTION)

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

function faultsOf({ mailDomains }: StaffRules): FieldFault[] {
  const wrong = mailDomains.findIndex((domain) => !DOMAIN.test(domain))
  return wrong < 0 ? [] : [{ at: `rules.mailDomains.${wrong}`, fault: 'wrong-format' }]
}

/** Proposes new staff rules, which replace all rules in force. */
export const proposeStaffRules = (
  work: Work,
  rules: StaffRules,
  note: string,
): Promise<true | Refusal<'fields-wrong' | 'already-proposed'>> =>
  proposePublished(work, published, rules, faultsOf(rules), note)

/** Confirms the rules, which take effect immediately, or sends them back. */
export async function decideStaffRules(work: Work, said: Decision): Promise<true | Refusal<DecisionRefusal>> {
  const decided = await decidePublished(work, published, said)
  if (isRefusal(decided)) return decided
  if (decided === 'published') await work.audit({ action: 'change-staff-rules' })
  return true
}

/** The rules in force and the waiting proposal. */
export async function staffRulesView(work: Work): Promise<StaffRulesWire> {
  const { head, data, proposal } = await publishedNow<StaffRules>(work, published, staffNames)
  if (data === undefined || head.inForceFrom === undefined) throw new Error('no staff rules are in force')
  return {
    version: head.version,
    inForceFrom: head.inForceFrom,
    rules: data,
    ...(proposal === undefined ? {} : { proposal: { ...proposal.head, rules: proposal.data } }),
  }
}
