import { createOvercoming, type Overcoming } from './overcoming.ts'

/** Lets the user prove their identity again by one of these methods; resolves to whether they did. */
export type StepUpAsker = (methods: readonly string[]) => Promise<boolean>

/**
 * Connects the client, whose call is refused, with the dialog: one dialog at a time, for all waiting calls.
 */
export type StepUp = Overcoming<readonly string[]>

/** The step-up of one app; calls refused at the same time wait for the same dialog. */
export const createStepUp = (): StepUp =>
  createOvercoming('step-up-required', ({ methods }) =>
    typeof methods === 'string' && methods !== '' ? methods.split(',') : [],
  )
