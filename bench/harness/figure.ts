/** The result of one bench: a row of the table and of the JSON file. */
export interface Figure {
  readonly name: string
  /** Units per second; null when an invariant was violated. */
  readonly value: number | null
  readonly unit: string
  readonly p50Ms: number | null
  readonly p99Ms: number | null
  /** The reference's units per second, on the same server in windows between the bench's own. */
  readonly reference: number | null
  readonly referenceName: string
  readonly ratio: number | null
  /** The target ratio; null without a target. */
  readonly budget: number | null
  /** Whether every invariant, the ratio and p99 were met. Null without a target. */
  readonly ok: boolean | null
  /** Notes beside the figure. */
  readonly notes: readonly string[]
}

/** The target of a bench. */
export interface Budget {
  /** Minimum units per second divided by the reference's. */
  readonly ratio: number
  /** The bound of p99, in milliseconds. */
  readonly p99Ms?: number
  /** The bound of p99 of each question, in milliseconds. A question that was not asked misses it. */
  readonly p99MsOf?: Readonly<Record<string, number>>
}

export type Budgets = Readonly<Record<string, Budget>>

/** The measurements, before they are compared with the target. */
export interface Measured {
  readonly name: string
  readonly unit: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly reference: number
  readonly referenceName: string
  readonly broken: readonly string[]
  readonly notes: readonly string[]
  /** The p99 of each question, in milliseconds. */
  readonly p99MsOf?: Readonly<Record<string, number>>
  /** Messages for the console during the run only. */
  readonly asides: readonly string[]
}

/**
 * Compares the measurements with the target: a violated invariant leaves no figure; a missed ratio or p99
 * leaves a figure that is not ok.
 */
export function judge(measured: Measured, budget: Budget | undefined): Figure {
  const { name, unit, perSecond, p50Ms, p99Ms, reference, referenceName } = measured
  if (measured.broken.length > 0) return failed(name, unit, referenceName, budget)
  // Compared as rounded for print, so that the verdict never contradicts the printed figures.
  const ratio = rounded(perSecond / reference, 3)
  const kept =
    budget !== undefined &&
    ratio >= budget.ratio &&
    p99Ms < (budget.p99Ms ?? Infinity) &&
    Object.entries(budget.p99MsOf ?? {}).every(
      ([question, bound]) => (measured.p99MsOf?.[question] ?? Infinity) < bound,
    )
  return {
    name,
    value: rounded(perSecond, 1),
    unit,
    p50Ms: rounded(p50Ms, 3),
    p99Ms: rounded(p99Ms, 3),
    reference: rounded(reference, 1),
    referenceName,
    ratio,
    budget: budget?.ratio ?? null,
    ok: budget === undefined ? null : kept,
    notes: measured.notes,
  }
}

/** The row of a bench that could not run, or whose invariants were violated. */
export function failed(
  name: string,
  unit: string,
  referenceName: string,
  budget: Budget | undefined,
): Figure {
  return {
    name,
    value: null,
    unit,
    p50Ms: null,
    p99Ms: null,
    reference: null,
    referenceName,
    ratio: null,
    budget: budget?.ratio ?? null,
    ok: false,
    notes: [],
  }
}

/** 0 when no target was missed; 1 otherwise. */
export const exitCodeOf = (figures: readonly Figure[]): 0 | 1 =>
  figures.some((figure) => figure.ok === false) ? 1 : 0

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
