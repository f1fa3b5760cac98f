/** The reference of all figures: TPC-B at scale 20 with 8 clients, on the same server in the same run. */
export interface Reference {
  /** The program that measured it, for the table and the JSON file. */
  readonly name: string
  /** One window: transactions per second. */
  window(seconds: number): Promise<number>
  /** At the end: whether TPC-B's own invariant holds; one sentence per fault. */
  verify(): Promise<string[]>
}

export const SCALE = 20
export const CLIENTS = 8
