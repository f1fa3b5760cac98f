import { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { toCorridorWire, toTariffWire } from './corridor.ts'
import { allCorridors, tariffsInForce } from './corridors.ts'
import { publishedCosts } from './published-costs.ts'

/** Public handlers of corridors. */
export const corridorHandlers: readonly Handler[] = [
  handler(customerEndpoints.listCorridors, async (work) => ({
    items: (await allCorridors(work)).map(toCorridorWire),
  })),
  handler(customerEndpoints.listTariffs, async (work) => ({
    items: (await tariffsInForce(work)).map(toTariffWire),
  })),
  handler(customerEndpoints.listPublishedCosts, async (work) => ({ items: await publishedCosts(work) })),
]
