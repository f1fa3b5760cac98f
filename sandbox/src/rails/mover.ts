import type { World } from '../world.ts'
import { outcomeNamed, type PayoutStatus } from './outcomes.ts'
import { historyOf, nextStepOf } from './payout.ts'
import type { Payout, PayoutsStore } from './payouts.store.ts'
import { speedIn, speeds } from './speeds.ts'

/** The only code that changes payouts: each change is stored, added to the history and sent to Puente. */
export type Mover = {
  /**
   * When the next step of a payout happens at the current speed; null when it waits for a manual action, or
   * no step is left.
   */
  dueAtOf(payout: Payout): number | null
  /** Executes the next step of a payout now; returns null when there is none. */
  stepNow(payout: Payout): Payout | null
  /** Sets the status of a payout by hand; with `goesOn` it continues its steps from there. */
  put(payout: Payout, to: PayoutStatus, code: string | null, goesOn: boolean): Payout
  /** Stops a payout until a manual action. */
  halt(payout: Payout): Payout
  /** Notifies Puente of a status, in the manner that the payout's magic word selects. */
  notify(payout: Payout, status: PayoutStatus): void
}

/** Changes payouts in `store`; call it inside a transaction. */
export function createMover({ clock, settings, webhooks }: World, store: PayoutsStore): Mover {
  const dueAtOf = (payout: Payout): number | null => {
    const step = nextStepOf(payout)
    if (step === undefined) return null
    const wait = typeof step.after === 'number' ? step.after : speeds[speedIn(settings)][step.after]
    return wait === null ? null : clock.now() + wait
  }
  const notify = (payout: Payout, status: PayoutStatus) => {
    const manner = outcomeNamed(payout.outcome)?.manner
    webhooks.emit({
      sender: 'rails',
      type: `payout.${status}`,
      subject: payout.id,
      data: { payoutId: payout.id, clientReference: payout.clientReference },
      ...(manner !== undefined && { manner }),
    })
    if (manner === 'held' && status !== 'accepted' && status !== 'sent') webhooks.release(payout.id)
  }
  const change = (payout: Payout, reports: PayoutStatus): Payout => {
    const history = [...historyOf(payout), { status: payout.status, at: new Date(clock.now()).toISOString() }]
    const changed = { ...payout, history: JSON.stringify(history) }
    store.update(changed)
    notify(changed, reports)
    return changed
  }
  return {
    dueAtOf,
    notify,
    stepNow(payout) {
      const step = nextStepOf(payout)
      if (step === undefined) return null
      const moved = { ...payout, status: step.to, code: step.code ?? null, step: payout.step + 1, halted: 0 }
      return change({ ...moved, dueAt: dueAtOf(moved) }, step.reports ?? step.to)
    },
    put(payout, to, code, goesOn) {
      const moved = {
        ...payout,
        status: to,
        code,
        step: payout.step + (goesOn ? 1 : 0),
        halted: goesOn ? 0 : 1,
      }
      return change({ ...moved, dueAt: goesOn ? dueAtOf(moved) : null }, to)
    },
    halt(payout) {
      const halted = { ...payout, dueAt: null, halted: 1 }
      store.update(halted)
      return halted
    },
  }
}
