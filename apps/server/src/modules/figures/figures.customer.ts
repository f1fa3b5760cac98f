import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { durationBounds, quantileOf } from './durations.ts'
import { durationsOf } from './figures.store.ts'

const DAYS = 90
/** Fewer deliveries say little about the next one. */
const DELIVERIES_MIN = 30

/** Handlers of figures that anyone may read. */
export const customerFiguresHandlers: readonly Handler[] = [
  handler(endpoints.getUsualTime, async (work, { params: { corridorId } }) => {
    const to = inSantiago(work.now).day
    const rows = await durationsOf(work, { from: addDays(to, 1 - DAYS), to }, corridorId)
    const took = new Map(
      rows
        .filter(({ kind }) => kind === 'took')
        .map(({ durationClass, count }) => [durationClass, Number(count)]),
    )
    const deliveries = [...took.values()].reduce((sum, count) => sum + count, 0)
    const halfWithinMinutes = quantileOf(took, 0.5, durationBounds)
    const mostWithinMinutes = quantileOf(took, 0.9, durationBounds)
    if (deliveries < DELIVERIES_MIN || halfWithinMinutes === undefined || mostWithinMinutes === undefined)
      return {}
    return { usual: { halfWithinMinutes, mostWithinMinutes } }
  }),
]
