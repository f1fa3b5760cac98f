import { goodsActivities } from './messages-activities-goods.es.ts'
import { servicesActivities } from './messages-activities-services.es.ts'
import { tradeActivities } from './messages-activities-trade.es.ts'

/**
 * The activities before staff change them, by code: all codes of the tax service (CIIU4.CL), which companies find in
 * their registration.
 */
export const initialActivities: { code: string; name: string }[] = [
  goodsActivities,
  tradeActivities,
  servicesActivities,
].flatMap((lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ code: line.slice(0, 6), name: line.slice(7) })),
)
