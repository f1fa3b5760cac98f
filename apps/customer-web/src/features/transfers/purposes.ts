import {
  fundsSources,
  purposes,
  type CustomerKind,
  type FundsSource,
  type Purpose,
  type Relationship,
} from '@puente/contract'

const usual: Readonly<Record<CustomerKind, readonly Purpose[]>> = {
  person: ['family-support', 'own-account', 'education', 'health', 'rent', 'travel'],
  company: ['goods', 'services', 'salary', 'software', 'freight', 'own-account'],
}

const purposeOf: Readonly<Partial<Record<Relationship, Purpose>>> = {
  family: 'family-support',
  self: 'own-account',
  employee: 'salary',
}

/** The purpose that a relationship suggests, to be confirmed by the customer; undefined when there are several. */
export const usualPurpose = (relationship: Relationship): Purpose | undefined => purposeOf[relationship]

/** All purposes: first those that are usual for a kind of customer, then the others. */
export function offeredPurposes(kind: CustomerKind): { first: readonly Purpose[]; more: readonly Purpose[] } {
  return { first: usual[kind], more: purposes.filter((purpose) => !usual[kind].includes(purpose)) }
}

/** A company earns no wages and draws no pension. */
const ofPersonsOnly: ReadonlySet<FundsSource> = new Set(['salary', 'pension'])

/** The sources of funds that a kind of customer can have. */
export const offeredFunds = (kind: CustomerKind): readonly FundsSource[] =>
  fundsSources.filter((source) => kind === 'person' || !ofPersonsOnly.has(source))
