import { mayCall, refuse, toWireId, type Refusal } from '@puente/contract'
import {
  caseRoles,
  kindOfCase,
  staffEndpoints,
  type CaseDecision,
  type DecisionStep,
} from '@puente/contract/staff'
import {
  customerReadText,
  decidedDocumentText,
  decidedMessages,
  matterText,
  settingKindText,
} from '@puente/contract/staff-texts'
import { formatDateTime, formatMoney, fromWire } from '@puente/money'
import type { Streamed } from '../../../platform/http/streamed.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { commentsOf } from '../../assignments/index.ts'
import { customerFor, type Customer } from '../../customers/index.ts'
import { conversationAbout } from '../../support/index.ts'
import { pdfOf, type DataDocument, type DataTable, type Letterhead } from '../../statements/index.ts'
import type { Reader } from './approvals.ts'
import { caseDecisions, decidedCase, type DecidedCase } from './case-decisions.ts'
import type { KeptCase } from './case-decisions.store.ts'
import { caseFileMessages as words } from './messages-case.es.ts'

type Rows = DataTable['rows']
type Row = Rows[number]

const at = (iso: string): string => formatDateTime(new Date(iso))
const cell = (label: string, value: string | undefined): Row =>
  value === undefined || value === '' ? [] : [{ label, value }]
const table = (title: string, rows: Rows): DataTable[] => (rows.length === 0 ? [] : [{ title, rows }])

function whoOf({ by, kind }: DecisionStep): string {
  if (by === undefined) return kind === 'asked' ? words.customerAsked : words.rules
  return by.role === undefined ? by.name : `${by.name} (${decidedMessages.roles[by.role]})`
}

const stepRow = (step: DecisionStep): Row => [
  { label: words.when, value: at(step.at) },
  { label: words.step, value: decidedMessages.steps[step.kind] },
  { label: words.who, value: whoOf(step) },
  ...cell(words.note, step.note),
]

const versionText = (version: number): string => (version === 0 ? words.initial : String(version))

function tablesOf({ steps, customerTexts, messages, documents, settings, screening }: CaseDecision) {
  const read: Rows = [
    ...customerTexts.map((one) => cell(words.text, customerReadText(one))),
    ...messages.map((one): Row => {
      const state = decidedMessages.messageStates[one.state]
      return [
        { label: words.when, value: at(one.at) },
        { label: words.text, value: words.message(decidedMessages.channels[one.channel], one.title) },
        { label: words.version, value: words.messageDetail(state, versionText(one.version)) },
      ]
    }),
  ]
  const counted: Rows = [
    ...settings.map(({ kind, key, version }): Row => [
      {
        label: words.setting,
        value: key === 'default' ? settingKindText(kind) : `${settingKindText(kind)} (${key})`,
      },
      { label: words.version, value: versionText(version) },
    ]),
    ...(screening === undefined
      ? []
      : [
          cell(
            words.lists,
            words.listsText(decidedMessages.verdicts[screening.verdict], screening.listVersion),
          ),
        ]),
  ]
  return [
    ...table(words.steps, steps.map(stepRow)),
    ...table(words.read, read),
    ...table(
      words.evidence,
      documents.map((one): Row => [
        { label: words.document, value: decidedDocumentText(one) },
        { label: words.hash, value: one.hash },
        ...cell(words.scan, one.scan && decidedMessages.scans[one.scan]),
        ...one.opened.map(({ by, at: openedAt }) => ({
          label: words.opened,
          value: words.openedBy(by.name, at(openedAt)),
        })),
      ]),
    ),
    ...table(words.counted, counted),
  ]
}

const titleOf = ({ matter, isOpen }: CaseDecision): string =>
  isOpen ? words.waiting(matterText(matter)) : matterText(matter)

function factsRow(items: readonly CaseDecision[], kept: KeptCase | undefined): Row {
  const [latest] = items
  return [
    ...cell(words.what, latest && matterText(latest.matter)),
    ...cell(words.reference, kept?.reference ?? undefined),
    ...cell(
      words.amount,
      kept?.amountMinor == null
        ? undefined
        : formatMoney(fromWire({ amount: String(kept.amountMinor), currency: 'CLP' }), { code: true }),
    ),
    ...cell(words.askedAt, kept?.askedAt == null ? undefined : formatDateTime(kept.askedAt)),
  ]
}

/** What staff wrote to each other about the case; only for roles that work on its kind. */
async function commentRows(
  work: Work,
  wireId: string,
  { subject }: DecidedCase,
  reader: Reader,
): Promise<Rows> {
  const kind = kindOfCase(wireId)
  if (kind === undefined || !caseRoles(kind).includes(reader.role)) return []
  const comments = await commentsOf(work, { kind, subject })
  const names = await staffNames(work, [...new Set(comments.map(({ writtenBy }) => writtenBy))])
  return comments.map((one): Row => [
    { label: words.when, value: formatDateTime(one.at) },
    { label: words.by, value: names.get(one.writtenBy) ?? '' },
    { label: words.text, value: one.text },
  ])
}

/** What the customer and staff wrote to each other about the case; only for roles that read conversations. */
async function conversationTables(
  work: Work,
  { kind, subject }: DecidedCase,
  kept: KeptCase | undefined,
  { role }: Reader,
): Promise<DataTable[]> {
  if (!mayCall(staffEndpoints.getThread, role)) return []
  const found = await conversationAbout(work, {
    threadId: kind === 'thread' ? subject : undefined,
    transferId: kept?.transferId ?? undefined,
    customerId: kept?.customerId ?? undefined,
  })
  if (found === undefined) return []
  const names = await staffNames(work, [
    ...new Set(
      found.messages.flatMap(({ author, authorId }) =>
        author === 'staff' && authorId !== undefined ? [authorId] : [],
      ),
    ),
  ])
  const rows = found.messages.map(({ author, authorId, text, event, at: writtenAt }): Row => [
    { label: words.when, value: formatDateTime(writtenAt) },
    {
      label: words.by,
      value: author === 'staff' ? (names.get(authorId ?? '') ?? '') : words.writers[author],
    },
    { label: words.text, value: event === undefined ? (text ?? '') : words.threadEvents[event] },
  ])
  return table(words.conversationOf(found.thread.folio), rows)
}

const identifiers = (wireId: string, items: readonly CaseDecision[], kept: KeptCase | undefined): Row => [
  { label: words.caseId, value: wireId },
  ...cell(words.customer, kept?.customerId == null ? undefined : toWireId('customer', kept.customerId)),
  ...items.flatMap(({ id, matter: { record } }) => [
    { label: words.decisionId, value: id },
    ...(record === undefined || record.id === id ? [] : [{ label: words.decisionId, value: record.id }]),
  ]),
]

/** The decisions about a case as a PDF. Refuses a case without a decision that the reader may read. */
export async function caseFile(
  work: Work,
  wireId: string,
  reader: Reader,
  { brandName }: Letterhead,
): Promise<Streamed | Refusal<'not-found'>> {
  const one = decidedCase(wireId)
  if (one === undefined) return refuse('not-found')
  const { items, kept } = await caseDecisions(work, one, reader)
  if (items.length === 0) return refuse('not-found')
  const customer: Customer | undefined =
    kept?.customerId == null ? undefined : await customerFor(work, kept.customerId)
  const comments = await commentRows(work, wireId, one, reader)
  const conversation = await conversationTables(work, one, kept, reader)
  await work.audit({ action: 'export-case-decisions', subject: wireId })
  const paper: DataDocument = {
    brand: brandName,
    kind: customer?.kind ?? 'person',
    title: words.title,
    issuedAt: formatDateTime(work.now),
    issuedAtDate: work.now,
    holderLabel: words.customer,
    holder: customer?.name ?? words.nobody,
    notes: words.notes,
    none: words.none,
    groups: [
      { title: words.facts, tables: table(words.data, [factsRow(items, kept)]) },
      ...items.map((item) => ({ title: titleOf(item), tables: tablesOf(item) })),
      { title: words.conversation, tables: conversation },
      { title: words.comments, tables: table(words.data, comments) },
      { title: words.identifiers, tables: table(words.data, [identifiers(wireId, items, kept)]) },
    ],
  }
  const name = wireId.replaceAll(/[^a-z0-9-]+/g, '-')
  return {
    fileName: `${words.fileName}-${name}.pdf`,
    shown: true,
    write: () => pdfOf({ form: 'personal-data', paper }),
  }
}
