import { customerEndpoints } from '@puente/contract/customer'
import { door, type Door } from '../../platform/http/door.ts'
import { toCorridorWire } from './corridor.ts'
import { allCorridors } from './corridors.ts'

/** What anyone may ask about where money can go. */
export const corridorDoors: readonly Door[] = [
  door(customerEndpoints.listCorridors, async (work) => ({
    items: (await allCorridors(work)).map(toCorridorWire),
  })),
]
