import { priceQuery } from '../quotes/price/price-queries.ts'

/** The sample amounts in CLP minor units: small, typical, large. */
export const exampleSendMinors = ['50000', '200000', '1000000'] as const

/** The current prices of the three sample amounts over a corridor, in their order. */
export const examplePrices = (corridorId: string) =>
  exampleSendMinors.map((amount) => priceQuery({ corridorId, side: 'send', amount }))
