import { fromWireId, toWireId, type IdKind, type StaffRole, readsCompliance } from '@puente/contract'
import {
  approvalKinds,
  decidedAlone,
  decisionSubjects,
  settingKind,
  templateNames,
  textOutline,
  type CaseDecision,
  type DecisionStep,
  type ReadMessage,
} from '@puente/contract/staff'
import { decidedKinds } from '@puente/contract/staff-texts'
import { settingAt } from '../../../platform/data/settings.ts'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { approvalFor, approvalsAbout, type KeptApproval } from '../../approvals/index.ts'
import { decisionsAbout, escalationsOf, type DecisionRecord, type Escalation } from '../../decisions/index.ts'
import { kindOf } from './approval-kinds.ts'
import { actionText, mayRead, type Reader } from './approvals.ts'
import { keptCase, messagesBetween, type KeptCase } from './case-decisions.store.ts'
import { aloneOf } from './decide-alone.ts'
import { decidedFiles } from './decided-files.ts'

/** The decisions of one case that are read; older ones stay in the audit trail. */
const READ_MAX = 100
/** Messages of a decision are written by a job soon after it. */
const MESSAGES_WITHIN_MS = 10 * 60_000

/** What is decided: a case, a setting, or something of which there is one. */
export interface DecidedCase {
  readonly kind: IdKind
  readonly subject: string
}

const kinds = decidedKinds()

/** The case of an id, as its endpoint takes it; undefined when it names none. */
export function decidedCase(id: string): DecidedCase | undefined {
  if (id === 'sending' || id === 'sales' || id === 'ledger-periods')
    return { kind: id, subject: derivedId(id, 'one') }
  if (id === 'settings-import') return { kind: 'version', subject: derivedId('settings', 'import') }
  const [settingName = '', ...key] = id.split('/')
  if (key.length > 0)
    return { kind: 'version', subject: derivedId('setting', `${settingName} ${key.join('/')}`) }
  for (const kind of kinds) {
    const subject = fromWireId<IdKind>(kind, id)
    if (subject !== undefined) return { kind, subject }
  }
  return undefined
}

/** The kind of what a kept proposal or decision is about. Cases of several kinds may share the id of their customer. */
function subjectKindOf({ action }: KeptApproval): IdKind | undefined {
  const alone = aloneOf(action)
  if (alone !== undefined) return decidedAlone[alone].subject
  const kind = kindOf(action)
  return kind && approvalKinds[kind].subject
}

/** What the records of the case have, before people are named. */
interface Found {
  readonly kept: KeptCase | undefined
  readonly approvals: readonly KeptApproval[]
  readonly records: readonly DecisionRecord[]
  readonly escalations: readonly Escalation[]
}

/** One proposal as a case of its own: its page shows only its decision. */
async function proposalFound(work: Work, id: string, reader: Reader): Promise<Found> {
  const approval = await approvalFor(work, id)
  const kind = approval && subjectKindOf(approval)
  return {
    kept: approval && kind && (await keptCase(work, kind, approval.subject)),
    approvals: approval !== undefined && mayRead(approval, reader) ? [approval] : [],
    records: [],
    escalations: [],
  }
}

async function foundOf(work: Work, { kind, subject }: DecidedCase, reader: Reader): Promise<Found> {
  if (kind === 'proposal') return proposalFound(work, subject, reader)
  const about = decisionSubjects.find((one) => one === kind)
  const approvals = (await approvalsAbout(work, subject, READ_MAX)).filter(
    (one) => subjectKindOf(one) === kind && mayRead(one, reader),
  )
  const mayJudge = about !== undefined && readsCompliance(reader.role)
  return {
    kept: await keptCase(work, kind, subject),
    approvals,
    records: mayJudge ? await decisionsAbout(work, about, subject, READ_MAX) : [],
    escalations: mayJudge ? await escalationsOf(work, { about, subject }) : [],
  }
}

type Names = ReadonlyMap<string, string>

const person = (names: Names, id: string, role: StaffRole | undefined): Pick<DecisionStep, 'by'> => ({
  by: { id: toWireId('staff', id), name: names.get(id) ?? '', ...(role === undefined ? {} : { role }) },
})

const ends = {
  confirmed: 'confirmed',
  'sent-back': 'sent-back',
  withdrawn: 'withdrawn',
  alone: 'decided',
} as const

function approvalSteps(approval: KeptApproval, names: Names): DecisionStep[] {
  const { proposedBy, proposedRole, proposedAt, note, decision, decidedBy, decidedRole, decidedAt } = approval
  const why = approval.decisionNote === undefined ? {} : { note: approval.decisionNote }
  const first = { at: proposedAt.toISOString(), ...person(names, proposedBy, proposedRole), note }
  if (decision === 'alone') return [{ kind: 'decided', ...first }]
  return [
    { kind: 'proposed', ...first },
    ...(decision === undefined || decidedBy === undefined || decidedAt === undefined
      ? []
      : [
          {
            kind: ends[decision],
            at: decidedAt.toISOString(),
            ...person(names, decidedBy, decidedRole),
            ...why,
          },
        ]),
  ]
}

function recordSteps({ at, decidedBy, confirmedBy, used }: DecisionRecord, names: Names): DecisionStep[] {
  const { note = '', proposedAt, decidedRole, confirmedRole } = used
  const decided = {
    note,
    ...(decidedBy === undefined ? {} : person(names, decidedBy, decidedRole)),
  }
  if (confirmedBy === undefined) return [{ kind: 'decided', at: at.toISOString(), ...decided }]
  return [
    { kind: 'proposed', at: proposedAt ?? at.toISOString(), ...decided },
    { kind: 'confirmed', at: at.toISOString(), ...person(names, confirmedBy, confirmedRole) },
  ]
}

const escalationSteps = (escalations: readonly Escalation[], names: Names): DecisionStep[] =>
  escalations.flatMap(({ at, escalatedBy, reason, outcome, endedBy, endedAt, note = '' }): DecisionStep[] => [
    { kind: 'escalated', at: at.toISOString(), ...person(names, escalatedBy, undefined), note: reason },
    ...(outcome === 'given-back' && endedBy !== undefined && endedAt !== undefined
      ? [
          {
            kind: 'given-back' as const,
            at: endedAt.toISOString(),
            ...person(names, endedBy, undefined),
            note,
          },
        ]
      : []),
  ])

function approvalMatter({ action, proposal }: KeptApproval): CaseDecision['matter'] {
  const alone = aloneOf(action)
  if (alone !== undefined) return { alone: { endpoint: alone, outcome: proposal['outcome'] ?? '' } }
  const kind = kindOf(action)
  return kind === undefined ? {} : { approval: { kind, action: actionText(kind, proposal) } }
}

type Rest = Omit<CaseDecision, 'id' | 'matter' | 'isOpen' | 'steps' | 'messages'>

const nothing: Rest = { customerTexts: [], settings: [], documents: [] }

const usedByRecord = ({ used, decidedBy, confirmedBy }: DecisionRecord, names: Names): Rest => ({
  customerTexts: [...(used.customerTexts ?? [])],
  settings: used.settings.map(({ kind, key, version }) => ({ kind, key, version })),
  documents: decidedFiles(
    { documents: used.documents, opened: used.opened ?? [] },
    [decidedBy, confirmedBy],
    names,
  ),
  ...(used.screening === undefined
    ? {}
    : { screening: { verdict: used.screening.verdict, listVersion: used.screening.listVersion } }),
})

const usedByApproval = ({ used, proposal, proposedBy, decidedBy }: KeptApproval, names: Names): Rest => ({
  ...nothing,
  customerTexts: proposal['customerReads'] === undefined ? [] : [{ text: proposal['customerReads'] }],
  settings: [...(used?.settings ?? [])],
  documents: used?.files === undefined ? [] : decidedFiles(used.files, [proposedBy, decidedBy], names),
  ...(used?.screening === undefined ? {} : { screening: used.screening }),
})

/** A decision before its messages are added. `decidedAt` is undefined while it waits. */
interface Drafted extends Omit<CaseDecision, 'messages'> {
  readonly decidedAt: Date | undefined
}

function draftedFrom({ approvals, records }: Found, names: Names): Drafted[] {
  const ofProposal = (record: DecisionRecord): KeptApproval | undefined =>
    approvals.find(
      ({ decision, decidedAt }) => decision === 'confirmed' && decidedAt?.getTime() === record.at.getTime(),
    )
  const recorded = new Map(
    records.flatMap((record) => {
      const approval = ofProposal(record)
      return approval === undefined ? [] : [[approval.id, record] as const]
    }),
  )
  const matterOf = ({ id, about, outcome }: DecisionRecord): CaseDecision['matter'] => ({
    record: { id: toWireId('decision', id), kind: about, outcome },
  })
  const proposed = approvals.map((approval): Drafted => {
    const record = recorded.get(approval.id)
    return {
      id: toWireId('proposal', approval.id),
      matter: { ...approvalMatter(approval), ...(record === undefined ? {} : matterOf(record)) },
      isOpen: approval.decision === undefined,
      decidedAt: approval.decidedAt,
      steps: approvalSteps(approval, names),
      ...(record === undefined ? usedByApproval(approval, names) : usedByRecord(record, names)),
    }
  })
  const alone = records
    .filter((record) => ofProposal(record) === undefined)
    .map((record): Drafted => ({
      id: toWireId('decision', record.id),
      matter: matterOf(record),
      isOpen: false,
      decidedAt: record.at,
      steps: recordSteps(record, names),
      ...usedByRecord(record, names),
    }))
  const lastAt = ({ steps }: Drafted): string => steps.at(-1)?.at ?? ''
  return [...proposed, ...alone].toSorted((a, b) => (lastAt(a) < lastAt(b) ? 1 : -1))
}

/** What happened before the decision: the question, and the escalations up to it. */
function withBefore(drafted: readonly Drafted[], before: readonly DecisionStep[]): Drafted[] {
  const byTime = (steps: readonly DecisionStep[]) => steps.toSorted((a, b) => (a.at < b.at ? -1 : 1))
  return drafted.map((one, index) => {
    const earlier = drafted[index + 1]?.steps.at(-1)?.at ?? ''
    const last = one.steps.at(-1)?.at ?? ''
    const own = before.filter(({ at }) => at > earlier && (one.isOpen || at <= last))
    return { ...one, steps: byTime([...own, ...one.steps]) }
  })
}

/** The version of a template's texts at an instant (0 for the initial ones), and its subject with '…' for each value. */
export async function textsAt(
  work: Work,
  template: string,
  at: Date,
): Promise<{ readonly title: string; readonly version: number }> {
  const texts = templateNames.some((name) => name === template)
    ? await settingAt(work, settingKind.messageTemplate, template, at)
    : undefined
  return { title: textOutline(texts?.data.subject ?? template), version: texts?.version ?? 0 }
}

async function messageViews(work: Work, subjects: readonly string[], at: Date): Promise<ReadMessage[]> {
  const until = new Date(at.getTime() + MESSAGES_WITHIN_MS)
  const views: ReadMessage[] = []
  for (const { createdAt, template, ...message } of await messagesBetween(work, subjects, at, until)) {
    const texts = await textsAt(work, template, createdAt)
    views.push({ ...message, template, at: createdAt.toISOString(), ...texts })
  }
  return views
}

const peopleIn = ({ approvals, records, escalations }: Found): string[] => [
  ...new Set(
    [
      ...approvals.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
      ...records.flatMap(({ decidedBy, confirmedBy }) => [decidedBy, confirmedBy]),
      ...escalations.flatMap(({ escalatedBy, endedBy }) => [escalatedBy, endedBy]),
    ].flatMap((id) => id ?? []),
  ),
]

/** The decisions about a case that the reader may read, the newest first, and what names the case. */
export async function caseDecisions(
  work: Work,
  one: DecidedCase,
  reader: Reader,
): Promise<{ readonly items: CaseDecision[]; readonly kept: KeptCase | undefined }> {
  const found = await foundOf(work, one, reader)
  const names = await staffNames(work, peopleIn(found))
  const { kept, escalations } = found
  const asked: DecisionStep[] =
    kept?.askedAt == null ? [] : [{ kind: 'asked', at: kept.askedAt.toISOString() }]
  const drafted = withBefore(draftedFrom(found, names), [...asked, ...escalationSteps(escalations, names)])
  const subjects = [one.subject, kept?.transferId, kept?.customerId].flatMap((id) => id ?? [])
  const items: CaseDecision[] = []
  for (const { decidedAt, ...rest } of drafted)
    items.push({
      ...rest,
      messages:
        decidedAt === undefined || kept === undefined ? [] : await messageViews(work, subjects, decidedAt),
    })
  return { items, kept }
}
