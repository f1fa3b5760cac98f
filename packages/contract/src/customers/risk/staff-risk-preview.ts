import { z } from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { settingData } from '../../settings/shapes.ts'
import { text, wireId } from '../../shapes.ts'
import { customerRisks } from '../words.ts'

/** How many customers would change from one risk to another. */
const riskMove = z.strictObject({ from: z.enum(customerRisks), to: z.enum(customerRisks), count: z.int() })

/** A customer whose risk would change. */
const movedCustomer = z.strictObject({
  id: wireId('customer'),
  name: text(200, 0),
  from: z.enum(customerRisks),
  to: z.enum(customerRisks),
})

/** What other rules of risk would change, from the facts of each customer's latest score. */
const riskRehearsal = z.strictObject({
  /** How many customers were compared; at most `most`. */
  compared: z.int(),
  most: z.int(),
  /** How many customers have a score. More than `compared` when the comparison was bounded. */
  scored: z.int(),
  moves: z.array(riskMove),
  /** The first customers whose risk would change; only for analyst and officer. */
  customers: z.array(movedCustomer),
})
export type RiskRehearsal = z.output<typeof riskRehearsal>

export const rehearseRiskRules = endpoint({
  name: 'rehearseRiskRules',
  summary:
    'How many customers would change their risk under other rules, by the facts of their latest scores; changes nothing.',
  method: 'POST',
  path: '/api/risk-rules/rehearsal',
  who: ['analyst', 'officer', 'admin'],
  /** A version of the setting `risk-rules`. */
  body: z.strictObject({ data: settingData }),
  reply: riskRehearsal,
  refusals: ['fields-wrong'],
})
