import { approvalKinds, caseKinds, type ApprovalWire } from '@puente/contract/staff'
import { shortId } from '../../../shell/copy-id.tsx'
import { keyText, kindText } from '../../settings/texts/key-text.ts'
import { addressOf, IMPORT_OF_SETTINGS } from '../../../shell/navigation/address-of.ts'
import { consoleMessages } from '../messages.es.ts'
import { words } from '../words.ts'

type Proposed = Pick<ApprovalWire, 'kind' | 'action' | 'subjectId' | 'subjectName' | 'transferReference'>

/** Subjects of which there is one, or that nothing but the proposal describes. */
const unnamed: readonly string[] = ['ledger-periods', 'capital-movement', 'sending', 'sales']

/** The proposed action; for a setting, the name of its kind. */
export function actionText({ kind, action }: Proposed): string {
  if (kind === 'settings-import') return words('proposals.kinds.settings-import')
  if (kind === 'setting') return kindText(action.split('/')[0] ?? action)
  return Object.hasOwn(consoleMessages.proposals.actions, action)
    ? words(`proposals.actions.${action as 'match'}`)
    : action
}

/**
 * The subject of a proposal: the key of a setting, the reference of a transfer, a name, otherwise the id of the case.
 */
export function aboutText(proposed: Proposed): string | undefined {
  const { kind, action, transferReference, subjectName, subjectId } = proposed
  if (kind === 'setting') {
    const [setting = '', ...key] = action.split('/')
    return keyText(setting, key.join('/')) || undefined
  }
  if (kind === 'settings-import') return undefined
  if (unnamed.includes(approvalKinds[kind].subject)) return undefined
  return transferReference ?? subjectName ?? shortId(subjectId)
}

/** The id of the case that waits: what the proposal is about, or the proposal itself. */
export const caseIdOf = ({ id, kind, subjectId }: Pick<ApprovalWire, 'id' | 'kind' | 'subjectId'>): string =>
  caseKinds.some((one) => one === approvalKinds[kind].subject) ? subjectId : id

/** The screen that shows the proposal together with the facts for deciding it. */
export function caseOf({
  kind,
  action,
  subjectId,
}: Pick<Proposed, 'action' | 'subjectId'> & { readonly kind: string | undefined }): string | undefined {
  if (kind === 'setting') return addressOf(action)
  return addressOf(kind === 'settings-import' ? IMPORT_OF_SETTINGS : subjectId)
}
