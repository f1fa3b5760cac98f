import type { World } from '../world.ts'

/** The maximum offset from real time in either direction: ten years. */
export const farthestOffsetMs = 10 * 365 * 86_400_000

/**
 * Sets the business clock to `offsetMs` from real time and notifies Puente by webhook; everything due happens
 * at once.
 */
export function moveClock(world: World, offsetMs: number): void {
  world.db.transact(() => {
    world.clock.setOffset(offsetMs)
    world.webhooks.emit({ sender: 'control', type: 'clock.moved', subject: 'clock', data: { offsetMs } })
  })
  world.scheduler.wake()
}
