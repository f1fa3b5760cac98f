import { fromWireId, refuse, toWireId, type Id, type IdKind, type Refusal } from '@puente/contract'
import type { DecisionHead, DecisionRecordWire, DecisionSubject, ReplayedCheck } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { customerFor } from '../../customers/index.ts'
import {
  decisionFor,
  HASH_SHOWN,
  replayDecision,
  type DecisionRecord,
  type DecisionRow,
} from '../../decisions/index.ts'
import { documentFor } from '../../documents/index.ts'
import { applicationDecisionRule, companyDecisionRule } from '../../onboarding/index.ts'
import { documentDecisionRule, levelDecisionRule } from '../../requirements/index.ts'
import { replayScore, type ReplayedScore } from '../../risk/index.ts'
import { checkFor } from '../../screening/index.ts'

type Replay = (work: Work, record: DecisionRecord) => Promise<ReplayedCheck[]>

/** How each kind of decision is computed again. */
const replays: Readonly<Record<DecisionSubject, Replay>> = {
  application: (work, record) => replayDecision(work, applicationDecisionRule, record),
  'company-file': (work, record) => replayDecision(work, companyDecisionRule, record),
  'level-application': (work, record) => replayDecision(work, levelDecisionRule, record),
  document: (work, record) => replayDecision(work, documentDecisionRule, record),
}

/** Decisions in the format of the API. Names are one query for all. */
export async function decisionHeads(work: Work, rows: readonly DecisionRow[]): Promise<DecisionHead[]> {
  const people = rows.flatMap(({ decidedBy, confirmedBy }) => [decidedBy ?? [], confirmedBy ?? []].flat())
  const names = await staffNames(work, [...new Set(people)])
  return rows.map(({ id, about, subject, customerId, outcome, decidedBy, confirmedBy, at }) => ({
    id: toWireId('decision', id),
    subject: { kind: about, id: toWireId<IdKind>(about, subject) },
    customerId: toWireId('customer', customerId),
    outcome,
    ...(decidedBy === undefined ? {} : { by: names.get(decidedBy) ?? '' }),
    ...(confirmedBy === undefined ? {} : { confirmedBy: names.get(confirmedBy) ?? '' }),
    at: at.toISOString(),
  }))
}

/** The id of a subject; the empty text for an id of another kind. */
export const subjectOf = (kind: DecisionSubject | undefined, id: string | undefined): string | undefined =>
  id === undefined ? undefined : (fromWireId<IdKind>(kind ?? 'document', id) ?? NOBODY)

const NOBODY: Id<IdKind> = '00000000-0000-0000-0000-000000000000'

/** Whether the files are those of the decision. */
async function replayFiles(work: Work, { used }: DecisionRecord): Promise<ReplayedCheck[]> {
  const checks: ReplayedCheck[] = []
  for (const { id, sha256 } of used.documents)
    checks.push({
      check: 'file',
      of: toWireId('document', id),
      recorded: sha256.slice(0, HASH_SHOWN),
      again: (await documentFor(work, id))?.sha256.toString('hex').slice(0, HASH_SHOWN) ?? '',
    })
  return checks
}

async function replayScreening(
  work: Work,
  { used: { screening } }: DecisionRecord,
): Promise<ReplayedCheck[]> {
  if (screening === undefined) return []
  const again = (await checkFor(work, screening.id))?.verdict ?? ''
  return [{ check: 'screening', recorded: screening.verdict, again }]
}

/** Whether the score follows again; a score that is gone has no new result. */
const replayedScore = (
  { used: { risk } }: DecisionRecord,
  found: ReplayedScore | undefined,
): ReplayedCheck[] => {
  if (risk?.assessmentId === undefined) return []
  const { recorded, again } = found ?? {}
  return [{ check: 'score', recorded: String(recorded?.score ?? '?'), again: String(again?.score ?? '') }]
}

const riskOf = (
  { used: { risk } }: DecisionRecord,
  score: ReplayedScore | undefined,
): Pick<DecisionRecordWire, 'risk'> =>
  risk === undefined
    ? {}
    : {
        risk: {
          risk: risk.risk,
          ...(score === undefined ? {} : { score: score.recorded.score }),
          contributions: [...(score?.recorded.contributions ?? [])],
        },
      }

const usedOf = ({
  used,
}: DecisionRecord): Pick<
  DecisionRecordWire,
  'note' | 'proposedAt' | 'customerTexts' | 'settings' | 'documents' | 'screening'
> => ({
  ...(used.note === undefined ? {} : { note: used.note }),
  ...(used.proposedAt === undefined ? {} : { proposedAt: used.proposedAt }),
  customerTexts: [...(used.customerTexts ?? [])],
  settings: used.settings.map(({ kind, key, version }) => ({ kind, key, version })),
  documents: used.documents.map(({ id, sha256, ...document }) => ({
    ...document,
    id: toWireId('document', id),
    hash: sha256.slice(0, HASH_SHOWN),
  })),
  ...(used.screening === undefined
    ? {}
    : { screening: { verdict: used.screening.verdict, listVersion: used.screening.listVersion } }),
})

/**
 * One decision with what it used, computed again. The score by rules is computed again from its own version. The view is
 * recorded in the audit trail.
 */
export async function decisionView(
  work: Work,
  id: string,
): Promise<DecisionRecordWire | Refusal<'not-found'>> {
  const record = await decisionFor(work, id)
  if (record === undefined) return refuse('not-found')
  const [head] = await decisionHeads(work, [record])
  if (head === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-decision', subject: record.id })
  const { assessmentId } = record.used.risk ?? {}
  const score = assessmentId === undefined ? undefined : await replayScore(work, assessmentId)
  const checks = [
    ...(await replays[record.about](work, record)),
    ...(await replayScreening(work, record)),
    ...replayedScore(record, score),
    ...(await replayFiles(work, record)),
  ]
  return {
    ...head,
    customerName: (await customerFor(work, record.customerId))?.name ?? '',
    ...usedOf(record),
    ...riskOf(record, score),
    replay: { isSame: checks.every(({ recorded, again }) => recorded === again), checks },
  }
}
