import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { door, type Door } from '../../platform/http/door.ts'
import { toTaskWire } from './task.ts'
import { tasksOf } from './tasks-of.ts'

/** What customers see of what they can or must do. */
export const taskDoors: readonly Door[] = [
  door(endpoints.listTasks, async (work) => {
    const items = (await tasksOf(work)).map((task) => toTaskWire(task, work.now))
    return { items, count: items.filter(({ mine, deferred }) => mine && !deferred).length }
  }),
]
