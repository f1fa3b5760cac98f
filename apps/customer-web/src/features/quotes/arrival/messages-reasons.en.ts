import type { Translated } from '@puente/contract'
import type { reasonMessages as spanish } from './messages-reasons.es.ts'

export const reasonMessages: Translated<typeof spanish> = {
  announce: 'You send {send}. Your recipient gets {receive}. Total cost {cost}.',
  reasons: {
    'rail-hours': 'The destination bank credits money during its working hours.',
    'cut-off': 'Because of the time of day, the bank processes the transfer on the next working day.',
    weekend: 'There is a weekend in between and banks do not process payments.',
    'holiday-here': 'There is a public holiday in Chile in between.',
    'holiday-there': 'There is a public holiday in the destination country in between.',
  },
  fast: 'There are no public holidays or weekends in between: it arrives in the destination bank’s normal hours.',
}
