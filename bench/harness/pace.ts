/** The length of a bench's windows, and their number. */
export interface Pace {
  readonly rounds: number
  readonly warmUpMs: number
  readonly measureMs: number
  /** Whole seconds, as pgbench requires. */
  readonly referenceSeconds: number
}

export const PACE: Pace = { rounds: 2, warmUpMs: 1000, measureMs: 4000, referenceSeconds: 3 }
