import { z } from 'zod/mini'
import { customerKinds } from '../access/words.ts'
import { endpoint } from '../endpoint.ts'
import { moneyShape, text } from '../shapes.ts'

/** The fee and spread of a corridor for one kind of customer. */
export const tariffShape = z.strictObject({
  corridorId: text(20),
  kind: z.enum(customerKinds),
  fee: z.strictObject({
    /** In CLP, including IVA; the proportional part includes IVA too. */
    fixed: moneyShape,
    bps: z.number(),
    ivaPercent: z.number(),
  }),
  /** How far the customer's rate is above the mid-market rate, in basis points. */
  spreadBps: z.number(),
})
export type TariffWire = z.output<typeof tariffShape>

export const listTariffs = endpoint({
  name: 'listTariffs',
  summary: 'What a transfer costs by corridor and kind of customer, as it is in force today.',
  method: 'GET',
  path: '/api/tariffs',
  who: 'anyone',
  reply: z.strictObject({ items: z.array(tariffShape) }),
  refusals: [],
})
