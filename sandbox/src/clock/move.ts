import type { World } from '../world.ts'

/** The farthest the clock may stand from real time, either way: ten years. */
export const farthestOffsetMs = 10 * 365 * 86_400_000

/** Puts the business clock at `offsetMs` from real time and tells Puente by webhook; what falls due happens at once. */
export function moveClock(world: World, offsetMs: number): void {
  world.db.transact(() => {
    world.clock.setOffset(offsetMs)
    world.webhooks.emit({ sender: 'control', type: 'clock.moved', subject: 'clock', data: { offsetMs } })
  })
  world.scheduler.wake()
}
