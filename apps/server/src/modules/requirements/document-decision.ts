import {
  type CustomerKind,
  type DocumentKind,
  type DocumentVerdict,
  type IdentityDocumentType,
  type LevelName,
  type MachineField,
  type RequirementCode,
} from '@puente/contract'
import { settingKind, type DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { addDays, isDay } from '../corridors/index.ts'
import { customerFor } from '../customers/index.ts'
import { recordDecision, type Check, type DecisionRule } from '../decisions/index.ts'
import { keepUntil, type Document } from '../documents/index.ts'
import { materialOf, usedDocument, withOpenings } from '../onboarding/index.ts'
import { differingFields } from './case-evidence.ts'
import { effectiveEnd } from './identity/identity.ts'
import { codeAt, monthsAfter } from './company/papers.ts'
import type { CompanyDocumentRules } from './company/company-paper.ts'
import type { RequirementRules } from './requirement-rules.ts'
import { selfieChecks, selfieSettings, type SelfieInputs } from './selfies/selfie-decision.ts'

interface Inputs {
  readonly kind: DocumentKind
  readonly customer: { readonly kind: CustomerKind; readonly level: LevelName }
  readonly isAccepted: boolean
  readonly decidedAt: string
  /** The requirement that it meets. */
  readonly code?: RequirementCode
  readonly identity?: { readonly type: IdentityDocumentType; readonly printedEnd: string }
  readonly issuedOn?: string
  readonly ceilingUsd?: number
  /** Of a selfie, which is compared and not read. */
  readonly selfie?: SelfieInputs
  /** Fields in which the machine read something else than the customer declared; absent when it read nothing. */
  readonly differing?: readonly MachineField[]
}

const levelKey = ({ customer: { kind, level } }: Inputs) => `${kind}/${level}`

/** A document rests on what was read on it: its validity and retention by the rules, and the ceiling that it proves. */
export const documentDecisionRule: DecisionRule<Inputs> = {
  about: 'document',
  settings: (inputs) =>
    inputs.selfie !== undefined
      ? selfieSettings
      : [
          { setting: settingKind.documentRule, key: inputs.kind },
          { setting: settingKind.requirementRules },
          { setting: settingKind.companyDocumentRules },
          { setting: settingKind.dueDiligence, key: levelKey(inputs) },
        ],
  checks: (inputs, read): Check[] => {
    if (inputs.selfie !== undefined) return selfieChecks(inputs.selfie, inputs.decidedAt, read)
    const { kind, isAccepted, decidedAt, differing, ceilingUsd } = inputs
    const kept = keepUntil(read(settingKind.documentRule, kind), new Date(decidedAt), isAccepted)
    const until = validUntil(inputs, {
      requirements: read(settingKind.requirementRules),
      company: read(settingKind.companyDocumentRules),
    })
    const { dayUsdCents, monthUsdCents, yearUsdCents } = read(settingKind.dueDiligence, levelKey(inputs))
    const thresholds = [dayUsdCents, monthUsdCents, yearUsdCents].flatMap((cents) =>
      cents === undefined ? [] : [BigInt(cents)],
    )
    const isAbove = thresholds.some((least) => BigInt(ceilingUsd ?? 0) * 100n > least)
    return [
      { check: 'kept-until', result: kept.toISOString().slice(0, 10) },
      ...(until === undefined ? [] : [{ check: 'valid-until' as const, result: until }]),
      ...(ceilingUsd === undefined
        ? []
        : [{ check: 'ceiling' as const, result: isAbove ? 'above' : 'not-above' }]),
      ...(differing === undefined
        ? []
        : [{ check: 'reading' as const, result: differing.length === 0 ? 'agrees' : differing.join(' ') }]),
    ]
  },
}

/** The last day on which an accepted document is valid; undefined when it has no end. */
function validUntil(
  { isAccepted, kind, code, identity, issuedOn }: Inputs,
  rules: {
    readonly requirements: RequirementRules
    readonly company: Pick<CompanyDocumentRules, 'holdsDays'>
  },
): string | undefined {
  if (!isAccepted) return undefined
  if (identity !== undefined) return effectiveEnd(rules.requirements.extensions, identity)
  if (issuedOn === undefined || !isDay(issuedOn)) return undefined
  if (kind === 'validity-certificate') return addDays(issuedOn, rules.company.holdsDays)
  const months = code === undefined || code === 'identity' ? undefined : rules.requirements.maxAgeMonths[code]
  return months === undefined ? undefined : monthsAfter(issuedOn, months)
}

const outcomes = {
  accepted: 'approved',
  refused: 'refused',
  'ask-again': 'asked-again',
} as const satisfies Record<DocumentVerdict, string>

/** Records the decision of staff about a document, with what they read on it. */
export async function documentDecisionRecorded(
  work: Work,
  document: Document,
  facts: DocumentFacts | undefined,
  verdict: DocumentVerdict,
): Promise<undefined> {
  const { id, customerId, kind, reason, remark, decidedAt = work.now } = document
  const customer = await customerFor(work, customerId)
  if (customer === undefined) throw new Error(`customer ${customerId} is not there`)
  const isAccepted = document.state === 'accepted'
  const material = await materialOf(work, customerId)
  const beside = material.documents.filter((one) => one.kind === kind && one.id !== id)
  const code = codeAt(document)
  const differing = await differingFields(work, [document])
  const { identity, issuedOn, evidence } = isAccepted ? (facts ?? {}) : {}
  await recordDecision(work, documentDecisionRule, {
    outcome: outcomes[verdict],
    remarks: {
      customerTexts:
        reason === undefined ? [] : [{ code: reason, ...(remark === undefined ? {} : { text: remark }) }],
    },
    subject: id,
    customerId,
    material: await withOpenings(work, { ...material, documents: [usedDocument(document), ...beside] }),
    inputs: {
      kind,
      customer: { kind: customer.kind, level: customer.level },
      isAccepted,
      decidedAt: decidedAt.toISOString(),
      ...(code === undefined ? {} : { code }),
      ...(identity === undefined
        ? {}
        : { identity: { type: identity.type, printedEnd: identity.printedEnd } }),
      ...(issuedOn === undefined ? {} : { issuedOn }),
      ...(evidence === undefined ? {} : { ceilingUsd: evidence.ceilingUsd }),
      ...(differing === undefined ? {} : { differing }),
    },
  })
  return undefined
}
