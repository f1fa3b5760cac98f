import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { settingData } from '../settings/shapes.ts'
import { day } from '../shapes.ts'

/** The same number of banking days, in order. */
const bankingDays = z.array(day)

/** Banking days of a country before and after a change of its holidays. */
export const bankingDaysShape = z.strictObject({
  /** With the holidays in force. */
  before: bankingDays,
  /** With the changed holidays. */
  after: bankingDays,
})
export type BankingDaysWire = z.output<typeof bankingDaysShape>

export const rehearseHolidays = endpoint({
  name: 'rehearseHolidays',
  summary:
    'The next ten banking days with the holidays in force and with changed ones, around the first day that differs; changes nothing.',
  method: 'POST',
  path: '/api/holidays/:country/rehearsal',
  who: staffRoles,
  params: z.strictObject({
    /** ISO 3166-1 alpha-2. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
  /** A version of the setting `holidays`. */
  body: z.strictObject({ data: settingData }),
  reply: bankingDaysShape,
  refusals: ['fields-wrong'],
})
