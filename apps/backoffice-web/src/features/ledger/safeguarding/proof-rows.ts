import {
  safeguardingClasses,
  type SafeguardingClass,
  type SafeguardingCurrencyWire,
} from '@puente/contract/staff'

/** A line of the proof: the balance of one account, or a sum of the lines above it. */
export type ProofRow =
  | { readonly key: string; readonly code: string; readonly class: SafeguardingClass; readonly minor: string }
  | { readonly key: ProofSum; readonly minor: string }

export type ProofSum = SafeguardingClass | 'difference' | 'explained'

/**
 * The equation of a currency line by line: what is due, what is held and their difference; then the accounts that explain
 * it: the operator's own money less what is receivable.
 */
export function proofRows(equation: SafeguardingCurrencyWire): ProofRow[] {
  const linesOf = (wanted: SafeguardingClass): ProofRow[] =>
    equation.lines
      .filter((line) => line.class === wanted)
      .map((line) => ({ key: `line ${line.code}`, code: line.code, class: wanted, minor: line.balance }))
  const [owed, held, receivable, own] = safeguardingClasses.map((one): ProofRow[] => [
    ...linesOf(one),
    { key: one, minor: equation[one] },
  ]) as [ProofRow[], ProofRow[], ProofRow[], ProofRow[]]
  const explained = String(BigInt(equation.own) - BigInt(equation.receivable))
  return [
    ...held,
    ...owed,
    { key: 'difference', minor: equation.difference },
    ...own,
    ...receivable,
    { key: 'explained', minor: explained },
  ]
}
