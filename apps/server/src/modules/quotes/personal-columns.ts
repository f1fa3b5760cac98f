import type { PersonalColumn } from '../../platform/data/encryption/personal-data.ts'

/** A rate alert ends with its row, as the notification that it causes does. */
export const quotesPersonal: readonly PersonalColumn[] = [
  {
    table: 'quotes.rate_alert',
    column: 'clp_per_unit',
    dataClass: 'notices',
    of: { customer: 'customer_id', user: 'user_id' },
    at: 'coalesce(reached_at, created_at)',
    ends: 'row',
  },
]
