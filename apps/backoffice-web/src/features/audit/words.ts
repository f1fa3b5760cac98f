import { approvalKindNames } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { words as consoleWords } from '../console/words.ts'
import { auditEndpointMessages } from './messages-endpoints.es.ts'
import { auditDetailMessages } from './messages-details.es.ts'
import { auditMessages } from './messages.es.ts'

export const words = createWords(auditMessages)
export const detailWords = createWords(auditDetailMessages)

/** The outcomes of a proposal, by its kind. */
const ends = Object.fromEntries(
  approvalKindNames.flatMap((kind) =>
    (['decide', 'withdraw'] as const).map((verb) => [
      `${verb}-${kind}`,
      words(`ended.${verb}`, { kind: consoleWords(`proposals.kinds.${kind}`).toLowerCase() }),
    ]),
  ),
)

const endpointWords = createWords(auditEndpointMessages)

/** Whether an action has a name. */
export const isNamedAction = (action: string): boolean =>
  [auditMessages.actions, auditEndpointMessages, ends].some((one) => Object.hasOwn(one, action))

/** The name of an action; a general one when the catalogue has no name for it. */
export function actionText(action: string): string {
  if (Object.hasOwn(auditEndpointMessages, action))
    return endpointWords(action as keyof typeof auditEndpointMessages)
  return Object.hasOwn(auditMessages.actions, action)
    ? words(`actions.${action as keyof typeof auditMessages.actions}`)
    : (ends[action] ?? words('otherAction'))
}
