/** What a form needs of what it sends with: a mutation has it, and so has a decision that is held. */
export interface Act<Input> {
  readonly isPending: boolean
  readonly error: Error | null
  readonly mutate: (input: Input) => void
  readonly reset: () => void
}

/** A form whose answer is held for its seconds instead of being sent: nothing can go wrong while it is. */
export const heldAct = <Input>(hold: (input: Input) => unknown): Act<Input> => ({
  isPending: false,
  error: null,
  mutate: (input) => void hold(input),
  reset: () => undefined,
})
