import {
  factCorrections,
  reopenedBy,
  type CorrectableFact,
  type Correction,
  type CorrectionPlace,
  type CustomerKind,
} from '@puente/contract'
import { words } from './words.ts'

/** A fact of a customer, where it is corrected, and what that re-opens. */
export interface CorrectionOf {
  readonly fact: CorrectableFact
  readonly at: CorrectionPlace
  readonly reopens: readonly Correction[]
}

/** Every fact of a kind of customer, in the order in which the profile shows them. */
export const correctionsOf = (kind: CustomerKind): readonly CorrectionOf[] =>
  Object.entries(factCorrections[kind]).map(([fact, { at, reopens }]) => ({
    fact: fact as CorrectableFact,
    at,
    reopens,
  }))

/** What correcting these facts re-opens, in sentences. */
export const reopensText = (kind: CustomerKind, facts: readonly CorrectableFact[]): string =>
  reopenedBy(correctionsOf(kind).filter(({ fact }) => facts.includes(fact)))
    .map((one) => words(`corrections.reopens.${one}`))
    .join(' ')
