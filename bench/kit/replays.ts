import { snapshotsOf } from '@puente/ledger'
import { verifyBooks } from '../../apps/server/src/modules/evidence/index.ts'
import type { BlockBuilding } from './keep-building-blocks.ts'

/** Runs the replays of a bench, and counts the faults that they find and the time of each check. */
export class Replays {
  readonly #spent = new Map<string, number>()
  #rounds = 0
  faults = 0

  /** Runs one replay, from this start or from the beginning. */
  async run({ runtime, keys }: BlockBuilding, start?: Start): Promise<number> {
    let [check, began] = ['', performance.now()]
    const received = (next: string) => {
      if (check !== '') this.#spent.set(check, (this.#spent.get(check) ?? 0) + performance.now() - began)
      ;[check, began] = [next, performance.now()]
    }
    const onProgress = ({ check: next = '' }) => received(next)
    const { faults } = await verifyBooks(snapshotsOf(runtime.pool), keys, { ...start, onProgress })
    received('')
    this.faults += faults.length
    this.#rounds += 1
    return 1
  }

  /** The mean time of each check, the longest first. */
  notes(): string[] {
    return [...this.#spent]
      .toSorted((one, other) => other[1] - one[1])
      .map(([check, ms]) => `${check}: ${(ms / Math.max(1, this.#rounds)).toFixed(0)} ms`)
  }
}

/** Where a replay begins. */
export type Start = Pick<NonNullable<Parameters<typeof verifyBooks>[2]>, 'start'>
