import { approvalKindNames } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { words as consoleWords } from '../console/words.ts'
import { auditMessages } from './messages.es.ts'

export const words = createWords(auditMessages)

/** The outcomes of a proposal, by its kind. */
const ends = Object.fromEntries(
  approvalKindNames.flatMap((kind) =>
    (['decide', 'withdraw'] as const).map((verb) => [
      `${verb}-${kind}`,
      words(`ended.${verb}`, { kind: consoleWords(`proposals.kinds.${kind}`).toLowerCase() }),
    ]),
  ),
)

/** The name of an action; its code when the catalogue has no name for it. */
export function actionText(action: string): string {
  return Object.hasOwn(auditMessages.actions, action)
    ? words(`actions.${action as keyof typeof auditMessages.actions}`)
    : (ends[action] ?? action)
}
