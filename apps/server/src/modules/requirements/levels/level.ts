import type {
  Id,
  LevelApplicationStatus,
  LevelDocumentState,
  LevelFact,
  RaisedLevel,
  RequirementCode,
  SelfieState,
} from '@puente/contract'
import type { LevelDeclaration } from '@puente/contract/customer'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import type { Profile } from '../../customers/index.ts'

/** A customer's application for a higher level. */
export interface LevelApplication {
  readonly id: Id<'level-application'>
  readonly customerId: Id<'customer'>
  readonly level: RaisedLevel
  readonly status: LevelApplicationStatus
  /** What staff asked the customer to correct. */
  readonly returned: string | undefined
  readonly submittedAt: Date | undefined
  /** The deadline of the operator's answer. */
  readonly answerBy: Date | undefined
}

/** What a level needs, by the setting in force. */
export type LevelRequirements = SettingData<typeof settingKind.levelRequirements>

export async function levelRequirements(
  work: Work,
  kind: Profile['kind'],
  level: RaisedLevel,
): Promise<LevelRequirements> {
  return (await settingInForce(work, settingKind.levelRequirements, `${kind}/${level}`)).data
}

/** A document that a level needs, and its state. */
export interface NeededDocument {
  readonly code: RequirementCode
  readonly state: LevelDocumentState
}

type IsGiven = (profile: Profile, declared: LevelDeclaration, lacksEmployer: boolean) => boolean

const given: Readonly<Record<LevelFact, IsGiven>> = {
  address: ({ address }) => address !== undefined,
  occupation: ({ occupation }, _, lacksEmployer) => occupation !== undefined && !lacksEmployer,
  income: (_, { income }) => income !== undefined,
  purposes: (_, { purposes = [] }) => purposes.length > 0,
  exposure: (_, { exposure, exposureText = '' }) =>
    exposure === 'none' || (exposure !== undefined && exposureText.trim() !== ''),
}

/**
 * The facts that a level needs, and whether the customer gave each. An occupation counts with the employer that it
 * requires.
 */
export const factsGiven = (
  { facts }: Pick<LevelRequirements, 'facts'>,
  profile: Profile,
  declared: LevelDeclaration,
  lacksEmployer: boolean,
): { fact: LevelFact; isGiven: boolean }[] =>
  facts.map((fact) => ({ fact, isGiven: given[fact](profile, declared, lacksEmployer) }))

/** States of a selfie with which the application can be submitted: staff do the rest. */
const enough: readonly SelfieState[] = ['waiting', 'accepted', 'other-way']

/** Whether everything is given, every document at least sent, and the selfie at least sent or refused by the customer. */
export const isComplete = (
  facts: readonly { readonly isGiven: boolean }[],
  documents: readonly NeededDocument[],
  selfie: SelfieState | undefined,
): boolean =>
  facts.every(({ isGiven }) => isGiven) &&
  documents.every(({ state }) => state === 'accepted' || state === 'waiting') &&
  (selfie === undefined || enough.includes(selfie))
