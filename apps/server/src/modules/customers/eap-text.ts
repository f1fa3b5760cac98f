import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import { actorText } from '../../platform/actor.ts'
import { writeVersion } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { decide, openApprovals, propose, type Approval } from '../approvals/index.ts'
import { eapInForce, type EapText } from './eap.ts'

/** The action that two people decide together. */
export const EAP_TEXT_ACTION = 'eap-text'
/** There is one text; proposals about it name this. */
const SUBJECT = '00000000-0000-4000-8000-0000000000ea'

/** The text of a proposal, as its noun writes it. */
const textOf = ({ proposal }: Pick<Approval, 'proposal'>): EapText =>
  JSON.parse(proposal['text'] ?? '{}') as EapText

/** The text that waits for a second person, if one does. */
export async function proposedEapText(
  work: Work,
): Promise<{ readonly approval: Approval; readonly text: EapText } | undefined> {
  const approval = (await openApprovals(work, EAP_TEXT_ACTION, [SUBJECT])).get(SUBJECT)
  return approval && { approval, text: textOf(approval) }
}

/** Proposes another text. Each question has a code of its own. */
export async function proposeEapText(
  work: Work,
  text: EapText,
  note: string,
): Promise<true | Refusal<'fields-wrong' | 'already-proposed'>> {
  const codes = text.questions.map(({ code }) => code)
  const twice = codes.findIndex((code, index) => codes.indexOf(code) !== index)
  if (twice >= 0) return refuse('fields-wrong', {}, [{ at: `questions.${twice}.code`, fault: 'twice' }])
  const proposal = { outcome: 'eap-text', text: JSON.stringify(text) }
  const proposed = await propose(work, EAP_TEXT_ACTION, SUBJECT, proposal, note)
  return isRefusal(proposed) ? proposed : true
}

/** A second person confirms the text, which is in force at once, or sends it back. */
export async function decideEapText(work: Work, said: Decision): Promise<true | Refusal<DecisionRefusal>> {
  const decided = await decide(work, EAP_TEXT_ACTION, SUBJECT, said)
  if (isRefusal(decided)) return decided
  if (said.decision === 'send-back') return true
  const { version } = await eapInForce(work)
  await writeVersion(work, 'eap', 'default', {
    data: textOf(decided),
    writtenBy: decided.proposedBy,
    approvedBy: actorText(work.actor),
  })
  await work.audit({ action: 'change-eap-text', facts: { from: version } })
  return true
}
