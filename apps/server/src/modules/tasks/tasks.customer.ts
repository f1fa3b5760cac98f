import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { toTaskWire } from './task.ts'
import { tasksOf } from './tasks-of.ts'

/** Customer handlers of tasks. */
export const taskHandlers: readonly Handler[] = [
  handler(endpoints.listTasks, async (work) => {
    const items = (await tasksOf(work)).map((task) => toTaskWire(task, work.now))
    return { items, count: items.filter(({ mine, deferred }) => mine && !deferred).length }
  }),
]
