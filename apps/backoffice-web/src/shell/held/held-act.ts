import { notSending, type Sending } from '@puente/web'

/** What a form needs to submit: both a mutation and a decision with an undo window provide it. */
export interface Act<Input> extends Sending {
  readonly mutate: (input: Input, then?: { readonly onSuccess: () => void }) => void
}

/** Submits a form to the undo window instead of the server, so that it cannot fail at once. */
export const undoableAct = <Input>(hold: (input: Input) => unknown): Act<Input> => ({
  ...notSending,
  mutate: (input, then) => {
    void hold(input)
    then?.onSuccess()
  },
})
