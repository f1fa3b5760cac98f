import { customerEndpoints as endpoints, type UsualTimeWire } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { durationBounds, quantileOf } from './durations.ts'
import { durationsOf } from './figures.store.ts'

const DAYS = 90
/** Fewer deliveries say little about the next one. */
const DELIVERIES_MIN = 30

/** The usual times of corridors with enough deliveries in the last days; of one corridor when given. */
async function usualTimes(work: Work, corridorId?: string): Promise<UsualTimeWire[]> {
  const to = inSantiago(work.now).day
  const rows = await durationsOf(work, { from: addDays(to, 1 - DAYS), to }, corridorId)
  const byCorridor = Map.groupBy(
    rows.filter(({ kind }) => kind === 'took'),
    (row) => row.corridorId,
  )
  return [...byCorridor].flatMap(([id, counted]) => {
    const took = new Map(counted.map(({ durationClass, count }) => [durationClass, Number(count)]))
    const deliveries = [...took.values()].reduce((sum, count) => sum + count, 0)
    const halfWithinMinutes = quantileOf(took, 0.5, durationBounds)
    const mostWithinMinutes = quantileOf(took, 0.9, durationBounds)
    return deliveries < DELIVERIES_MIN || halfWithinMinutes === undefined || mostWithinMinutes === undefined
      ? []
      : [{ corridorId: id, halfWithinMinutes, mostWithinMinutes }]
  })
}

/** Handlers of figures that anyone may read. */
export const customerFiguresHandlers: readonly Handler[] = [
  handler(endpoints.getUsualTime, async (work, { params: { corridorId } }) => {
    const [found] = await usualTimes(work, corridorId)
    if (found === undefined) return {}
    const { halfWithinMinutes, mostWithinMinutes } = found
    return { usual: { halfWithinMinutes, mostWithinMinutes } }
  }),
  handler(endpoints.listUsualTimes, async (work) => ({ items: await usualTimes(work) })),
]
