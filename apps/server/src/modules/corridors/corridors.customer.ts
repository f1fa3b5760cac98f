import { customerEndpoints } from '@puente/contract/customer'
import { door, type Door } from '../../platform/http/door.ts'
import { toCorridorWire, toTariffWire } from './corridor.ts'
import { allCorridors, tariffsInForce } from './corridors.ts'

/** What anyone may ask about where money can go. */
export const corridorDoors: readonly Door[] = [
  door(customerEndpoints.listCorridors, async (work) => ({
    items: (await allCorridors(work)).map(toCorridorWire),
  })),
  door(customerEndpoints.listTariffs, async (work) => ({
    items: (await tariffsInForce(work)).map(toTariffWire),
  })),
]
