import type { Translated } from '@puente/contract'
import type { pricingMessages as spanish } from './messages.es.ts'

export const pricingMessages: Translated<typeof spanish> = {
  title: 'Prices',
  lead: 'Here you see everything a transfer costs. You also see it in each quote, before you pay.',
  description:
    'How the price of sending money from Chile is made up: fee, difference from the mid-market rate, limits and refunds.',
  how: {
    title: 'How the price is made up',
    inside:
      'The fee is included in what you send: you pay the amount you enter and nothing else. We convert the rest and deliver it.',
    fee: 'Fee: {fixed} plus {percent} of what you send, with IVA (VAT) of {iva} % included.',
    spread:
      'Exchange rate: the mid-market rate plus a difference of {percent}. We show both, with the time and the source.',
    forPersons: 'Individuals',
    forCompanies: 'Companies',
    forCorridor: '{kind}, transfers to {country}',
    total:
      'The total cost is the fee plus the difference from the mid-market rate, in pesos and as a percentage.',
    failed: 'We could not load the fee. The price of each transfer is in the calculator.',
  },
  examples: {
    title: 'Examples at the current price',
    country: 'Destination country',
  },
  never: {
    title: 'What we never charge for',
    text: `- Opening, having or closing your account.
- Receiving: your recipient pays us nothing.
- Paying for a transfer in several bank transfers.
- Cancelling before we start converting your money.
- Correcting a recipient’s details.
- Receipts, tracking and help.`,
    others:
      'Your bank and your recipient’s bank may charge fees and have limits of their own. They do not depend on us and we receive nothing from them.',
  },
  refunds: {
    title: 'What we refund and when',
    text: `- **If you cancel before conversion.** We refund everything you paid, with the fee and the IVA.
- **If the transfer cannot be delivered.** We refund everything you paid, with the fee and the IVA. If the exchange rate changed, we pay the difference.
- **If you pay too much, twice or after cancelling.** We refund the excess on the same working day.
- **If money is missing when the time to pay ends.** You choose: we send what arrived at the fixed exchange rate, or we refund it. If you do not answer, we will refund it on the next working day.
- **If the payment comes from another RUT.** We do not use it: we return it to the account it came from on the next working day.
- **The exception.** If the destination bank returns a transfer for the second time in 12 months because of details you corrected, or returns it after delivery, we convert the money to pesos at that day’s exchange rate and deduct what the returning bank charges. We tell you before you confirm.

Every refund goes to the account you paid from, or to another with the same RUT. Never to another person’s.`,
  },
  limits: {
    title: 'Limits by level',
    text: 'You start at the basic level when you confirm your identity. To go up, we ask you for more details and documents.',
    person: 'Individuals',
    company: 'Companies',
    level: 'Level',
    transfer: 'Per transfer',
    day: 'In 24 hours',
    month: 'In 30 days',
    levels: { basic: 'Basic', standard: 'Standard', enhanced: 'Enhanced' },
    evidence: 'Above these amounts we ask you to show where the money comes from:',
    evidenceLine: '{level}: {amounts}',
    above: {
      day: '{amount} in 24 hours',
      month: '{amount} in 30 days',
      year: '{amount} in 12 months',
    },
    numbers: 'Number of transfers, without counting cancelled or expired ones:',
    numbersLine: '{level}: {hour} in one hour, {day} in 24 hours and {recipients} new recipients in 24 hours',
    usd: 'The limits in dollars are calculated at the reference exchange rate of each day. Each country also has its own minimum and maximum per transfer.',
    failed: 'We could not load the limits',
  },
}
