/** What one bench came to: a row of the table, and of the JSON file. */
export interface Figure {
  readonly name: string
  /** Units per second; null when the run broke a promise, because then there is no figure. */
  readonly value: number | null
  readonly unit: string
  readonly p50Ms: number | null
  readonly p99Ms: number | null
  /** The reference's units per second, on the same server in windows around the bench's own. */
  readonly reference: number | null
  readonly referenceName: string
  readonly ratio: number | null
  /** The least ratio that was promised; null when nothing was. */
  readonly budget: number | null
  /** Whether every promise held: invariants, ratio, p99. Null when nothing was promised. */
  readonly ok: boolean | null
  /** What a reader should know beside the figure. */
  readonly notes: readonly string[]
}

/** What a bench is promised to reach. */
export interface Budget {
  /** Least units per second over the reference's. */
  readonly ratio: number
  /** The p99 stays below this. */
  readonly p99Ms?: number
}

export type Budgets = Readonly<Record<string, Budget>>

/** What was measured, before it is judged. */
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
  /** Said while it runs, and of no use later. */
  readonly asides: readonly string[]
}

/** Judges what was measured: a broken promise leaves no figure, a missed ratio or p99 leaves one that is not ok. */
export function judge(measured: Measured, budget: Budget | undefined): Figure {
  const { name, unit, perSecond, p50Ms, p99Ms, reference, referenceName } = measured
  if (measured.broken.length > 0) return failed(name, unit, referenceName, budget)
  // Judged as printed, so that a verdict never contradicts the figures beside it.
  const ratio = rounded(perSecond / reference, 3)
  const kept = budget !== undefined && ratio >= budget.ratio && p99Ms < (budget.p99Ms ?? Infinity)
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

/** The row of a bench that could not run, or whose invariants did not hold. */
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

/** 0 when nothing that was promised was missed; 1 otherwise. */
export const exitCodeOf = (figures: readonly Figure[]): 0 | 1 =>
  figures.some((figure) => figure.ok === false) ? 1 : 0

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
