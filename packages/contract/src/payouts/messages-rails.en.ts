import type { Translated } from '../translated.ts'
import type { railNames as spanish } from './messages-rails.es.ts'

export const railNames: Translated<typeof spanish> = {
  'us-ach': 'US ACH',
  'mx-spei': 'SPEI',
  'eu-sepa': 'SEPA',
  'pe-cce': 'CCE',
  'co-ach': 'ACH Colombia',
}
