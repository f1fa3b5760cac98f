import { caseKinds } from '../assignments/words.ts'
import { approvalKinds } from '../approvals/kinds.ts'
import type { IdKind } from '../ids.ts'
import { kindNames } from '../settings/messages-names.es.ts'
import { decidedMessages as words } from './messages-decided.es.ts'
import { decidedAlone } from './staff-alone.ts'
import type { CaseDecision, DecidedMatter } from './staff-case-decisions.ts'

/**
 * Every kind of thing that is decided: cases, subjects of proposals, and what one person decides. The decisions about
 * each are found by its id.
 */
export const decidedKinds = (): readonly IdKind[] => [
  ...new Set<IdKind>([
    ...caseKinds,
    ...Object.values(approvalKinds).map(({ subject }) => subject),
    ...Object.values(decidedAlone).map(({ subject }) => subject),
  ]),
]

/** The word of a code; the code itself when there is none. */
const wordOf = (catalogue: Readonly<Record<string, string>>, code: string): string => catalogue[code] ?? code

/** The name of a kind of setting: 'Comisión'; the kind itself when it is unknown. */
export const settingKindText = (kind: string): string =>
  Object.hasOwn(kindNames, kind) ? kindNames[kind as keyof typeof kindNames].name : kind

function approvalText({ kind, action }: NonNullable<DecidedMatter['approval']>): string {
  if (kind === 'setting') return `${words.kinds.setting}: ${settingKindText(action.split('/')[0] ?? '')}`
  return Object.hasOwn(words.actions, action)
    ? `${words.kinds[kind]}: ${wordOf(words.actions, action)}`
    : words.kinds[kind]
}

/** What was decided, in words: 'Revisión: Liberar'. */
export function matterText({ approval, alone, record }: DecidedMatter): string {
  if (approval !== undefined) return approvalText(approval)
  if (record !== undefined) return `${words.records[record.kind]}: ${words.recordOutcomes[record.outcome]}`
  if (alone === undefined) return ''
  const { endpoint, outcome } = alone
  return outcome === ''
    ? words.alone[endpoint]
    : `${words.alone[endpoint]}: ${wordOf(words.outcomes, outcome)}`
}

/** The name of a document: 'Documento de identidad, frente'. */
export function decidedDocumentText({
  kind,
  side,
  page,
}: Pick<CaseDecision['documents'][number], 'kind' | 'side' | 'page'>): string {
  const more = side === undefined ? (page > 1 ? ` ${page}` : '') : `, ${words.sides[side]}`
  return `${words.documents[kind]}${more}`
}

/** What the customer read, in words: the name of a part or of a reason, and the text beside it. */
export const customerReadText = ({ code, text }: CaseDecision['customerTexts'][number]): string =>
  [
    code === undefined
      ? undefined
      : wordOf({ ...words.sections, ...words.asks, ...words.documentReasons }, code),
    text,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(': ')
