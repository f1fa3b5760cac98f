import {
  refuse,
  requirementCodes,
  requirementSlots,
  type Refusal,
  type RequirementCode,
} from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { inSantiago, isDay, type Day } from '../../corridors/index.ts'
import type { Document } from '../../documents/index.ts'
import { rulesInForce } from '../requirement-rules.ts'
import { closeRequest, insertRequirementDocument } from '../requirements.store.ts'

/** The requirement that a document meets, if any. Identity documents have their own rules. */
export const codeAt = ({ kind, page }: Pick<Document, 'kind' | 'page'>): RequirementCode | undefined =>
  requirementCodes.find(
    (code) =>
      code !== 'identity' && requirementSlots[code].kind === kind && requirementSlots[code].page === page,
  )

/** The same day this many months later, at most the last day of that month. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return last.toISOString().slice(0, 8) + String(Math.min(date, last.getUTCDate())).padStart(2, '0')
}

/** Staff accepted a required file. It counts from its date of issue until its maximum age. */
export async function acceptRequirementDocument(
  work: Work,
  document: Document,
  code: RequirementCode,
  { issuedOn }: Pick<DocumentFacts, 'issuedOn'>,
): Promise<undefined | Refusal<'fields-wrong'>> {
  const { maxAgeMonths } = (await rulesInForce(work)).data
  const months = code === 'identity' ? undefined : maxAgeMonths[code]
  const today = inSantiago(work.now).day
  const holdsUntil =
    months === undefined || issuedOn === undefined || !isDay(issuedOn)
      ? undefined
      : monthsAfter(issuedOn, months)
  const fault =
    issuedOn === undefined
      ? months === undefined
        ? undefined
        : 'missing'
      : !isDay(issuedOn)
        ? 'not-a-date'
        : issuedOn > today
          ? 'not-yet'
          : holdsUntil !== undefined && holdsUntil < today
            ? 'already-past'
            : undefined
  if (fault !== undefined) return refuse('fields-wrong', {}, [{ at: 'facts.issuedOn', fault }])
  const { id: documentId, customerId } = document
  await insertRequirementDocument(work, { documentId, customerId, code, issuedOn, holdsUntil })
  await closeRequest(work, customerId, code, 'accepted')
  return undefined
}
