/** The names of the rails of payouts. */
export const railNames = {
  'us-ach': 'ACH EE. UU.',
  'mx-spei': 'SPEI',
  'eu-sepa': 'SEPA',
  'pe-cce': 'CCE',
  'co-ach': 'ACH Colombia',
} as const
