import { priceQuery } from '../quotes/price-queries.ts'

/** What the examples send, in CLP: little, usual, much. */
export const exampleSendMinors = ['50000', '200000', '1000000'] as const

/** What the three examples over a corridor would cost now, in their order. */
export const examplePrices = (corridorId: string) =>
  exampleSendMinors.map((amount) => priceQuery({ corridorId, side: 'send', amount }))
