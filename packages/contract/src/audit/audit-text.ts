import { approvalKindNames } from '../approvals/kinds.ts'
import { decidedMessages } from '../decisions/messages-decided.es.ts'
import { auditActionMessages } from './messages-actions.es.ts'
import { auditActorNames, auditEndText, auditJobNames, jobText } from './messages-actors.es.ts'
import { auditEndpointMessages } from './messages-endpoints.es.ts'

type Names = Readonly<Record<string, string>>

/** The ends of proposals, by their kinds. */
const ends: Names = Object.fromEntries(
  approvalKindNames.flatMap((kind) =>
    (['decide', 'withdraw'] as const).map((verb) => [
      `${verb}-${kind}`,
      auditEndText[verb](decidedMessages.kinds[kind].toLowerCase()),
    ]),
  ),
)

const nameIn = (names: Names, code: string): string | undefined =>
  Object.hasOwn(names, code) ? names[code] : undefined

/** The name of an action of the audit trail; undefined for one without a name. */
export const auditActionName = (action: string): string | undefined =>
  nameIn(auditEndpointMessages, action) ?? nameIn(auditActionMessages, action) ?? nameIn(ends, action)

/** Whether a job that acts under this name has words. */
export const isNamedJob = (name: string): boolean => Object.hasOwn(auditJobNames, name)

/** Who acted where no person is named: a job by its name, otherwise the kind of actor. */
export function auditActorName(kind: keyof typeof auditActorNames, id?: string): string {
  return kind === 'system' && id !== undefined
    ? jobText(nameIn(auditJobNames, id) ?? id)
    : auditActorNames[kind]
}
