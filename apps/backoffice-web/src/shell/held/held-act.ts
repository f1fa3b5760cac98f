/** What a form needs to submit: both a mutation and a decision with an undo window provide it. */
export interface Act<Input> {
  readonly isPending: boolean
  readonly error: Error | null
  readonly mutate: (input: Input) => void
  readonly reset: () => void
}

/** Submits a form to the undo window instead of the server, so that it cannot fail at once. */
export const heldAct = <Input>(hold: (input: Input) => unknown): Act<Input> => ({
  isPending: false,
  error: null,
  mutate: (input) => void hold(input),
  reset: () => undefined,
})
