import type { TimelineEntry } from '@puente/contract/staff'
import { decidedMessages } from '@puente/contract/staff-texts'
import { format, memberWords } from '@puente/web'
import { words as decisionWords } from '../../decisions/words.ts'
import { words as documentWords } from '../../documents/words.ts'
import { words as payinWords } from '../../payins/received/words.ts'
import { words as payoutWords } from '../../payouts/words.ts'
import { words as riskWords } from '../../risk/words.ts'
import { templateTitles } from '../../settings/texts/messages-templates.es.ts'
import { words as transferWords } from '../../transfers/words.ts'
import { words as restrictionWords } from '../restrictions/words.ts'
import { words as customerWords } from '../words.ts'
import { words } from './words.ts'

type Kind = TimelineEntry['kind']

/** Words of a code, by the kind of entry; a kind without an own list of codes shows the code, which is a currency. */
const codeOf: Partial<Record<Kind, (code: string) => string>> = {
  'transfer-state': (code) => transferWords(`states.${code}` as 'states.funded').toLowerCase(),
  'payment-received': (code) => payinWords(`statuses.${code}` as 'statuses.matched').toLowerCase(),
  'document-received': (code) => documentWords(`kinds.${code}` as 'kinds.powers').toLowerCase(),
  'document-decided': (code) => documentWords(`kinds.${code}` as 'kinds.powers'),
  decision: (code) => words(`decided.${code}` as 'decided.document'),
  'risk-scored': (code) => riskWords(`risks.${code}` as 'risks.normal').toLowerCase(),
  'risk-set': (code) => riskWords(`risks.${code}` as 'risks.normal').toLowerCase(),
  restriction: (code) => restrictionWords(`inForce.${code}` as 'inForce.exit'),
  'level-applied': (code) => customerWords(`levels.${code}` as 'levels.basic').toLowerCase(),
  'thread-changed': (code) => words(`threads.${code}` as 'threads.closed'),
  'debt-closed': (code) => words(`debts.${code}` as 'debts.settled'),
  'member-joined': (code) => memberWords(`roles.${code}` as 'roles.reader').toLowerCase(),
  'terms-accepted': (code) => words(`texts.${code}` as 'texts.terms-of-use'),
  note: (code) => words(`audiences.${code}` as 'audiences.everyone'),
}

const messageState = (detail: string) => decidedMessages.messageStates[detail as 'sent']
const detailOf: Partial<Record<Kind, (detail: string) => string>> = {
  'payout-made': (detail) => payoutWords(`statuses.${detail}` as 'statuses.credited').toLowerCase(),
  'mail-sent': messageState,
  'sms-sent': messageState,
  'document-decided': (detail) => documentWords(`states.${detail}` as 'states.accepted').toLowerCase(),
  decision: (detail) => decisionWords(`outcomes.${detail}` as 'outcomes.approved').toLowerCase(),
  restriction: (detail) => words(`changes.${detail}` as 'changes.set'),
}

/** The name of a message's template: its subject may have several wordings, and which one was sent is not kept. */
const titleOf = (code: string, subject: string): string =>
  (templateTitles as Readonly<Record<string, string>>)[code] ?? subject

/** An entry in words: 'Ordenó el envío PU4DDW2WDR por $54.321 a USD'. */
export function entryText({
  kind,
  reference = '',
  code = '',
  detail = '',
  amount,
  title = '',
  version = 0,
}: TimelineEntry): string {
  const values = {
    reference,
    code: codeOf[kind]?.(code) ?? code,
    detail: detailOf[kind]?.(detail) ?? detail,
    title: titleOf(code, title),
    version: format.count(version),
    amount: amount === undefined ? '' : format.money(amount),
  }
  return words(`kinds.${kind}` as 'kinds.transfer-ordered', values)
}
