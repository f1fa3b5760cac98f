import { customerFor, requestEvidence, diligenceTerms } from '../../../modules/customers/index.ts'
import type { Owe } from './owing.ts'

/** Requested an order one tenth above the daily limit without evidence of funds. */
export const oweDueDiligence: Owe = async (work, { customerId }) => {
  const customer = await customerFor(work, customerId)
  if (customer === undefined) throw new Error(`no customer ${customerId}`)
  const { thresholds } = await diligenceTerms(work, customer)
  const thresholdUsdCents = thresholds.day
  if (thresholdUsdCents === undefined) throw new Error(`no threshold of a day for ${customer.level}`)
  const reachedUsdCents = (thresholdUsdCents * 11n) / 10n
  await requestEvidence(work, customer, { window: 'day', thresholdUsdCents, reachedUsdCents })
}
