import { expect, test } from 'vitest'
import { endInChile, isTime } from './chile-time.ts'

test.each([
  ['2026-11-24', undefined, '2026-11-25T02:59:59.999Z'],
  ['2026-11-24', '18:00', '2026-11-24T21:00:59.999Z'],
  ['2026-06-01', '9:05', '2026-06-01T13:05:59.999Z'],
  // Summer time ends in the night of 4 April 2026: that day has 25 hours.
  ['2026-04-04', undefined, '2026-04-05T03:59:59.999Z'],
  ['2026-04-05', '00:30', '2026-04-05T04:30:59.999Z'],
])('%s %s ends at %s', (day, time, instant) => expect(endInChile(day, time)).toBe(instant))

test.each([
  ['18:00', true],
  ['9:05', true],
  ['24:00', false],
  ['18.00', false],
  ['', false],
])('%j is a time: %s', (text, is) => expect(isTime(text)).toBe(is))
