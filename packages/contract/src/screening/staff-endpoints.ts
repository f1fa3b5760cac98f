import { z } from 'zod/mini'
import { screeningAnswer } from '../decisions/staff-case-review.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'
import { screenedCases } from './staff-words.ts'

export const screenAgain = endpoint({
  name: 'screenAgain',
  summary: 'Asks the watch lists again about the people of a case that waits, and records their answer.',
  method: 'POST',
  path: '/api/screenings',
  who: ['analyst', 'officer'],
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(screenedCases),
    /** The id of the case, as the API writes it. */
    id: text(40),
  }),
  reply: screeningAnswer,
  refusals: ['not-found', 'application-closed', 'already-proposed'],
})
