/** How long the windows of one bench are, and how many of its own it has. */
export interface Pace {
  readonly rounds: number
  readonly warmUpMs: number
  readonly measureMs: number
  /** Whole seconds, as pgbench wants them. */
  readonly referenceSeconds: number
}

export const PACE: Pace = { rounds: 2, warmUpMs: 1000, measureMs: 4000, referenceSeconds: 3 }
