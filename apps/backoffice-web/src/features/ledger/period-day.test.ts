import { addDays, todayInChile } from '@puente/web'
import { expect, test } from 'vitest'
import { aheadFault, futureDayFault, periodDayFault } from './period-day.ts'

const closed = '2026-10-31'

test.each<['close' | 'reopen', string, string | undefined, string | undefined]>([
  ['close', '', closed, 'Elige un día.'],
  ['close', addDays(todayInChile(), -1), closed, undefined],
  ['close', todayInChile(), undefined, 'Ese día todavía no termina.'],
  ['close', closed, closed, 'Ese día ya está cerrado: los libros están cerrados hasta el 31/10/2026.'],
  ['reopen', closed, closed, undefined],
  ['reopen', '2026-11-01', closed, 'Ese día ya está abierto: los libros están cerrados hasta el 31/10/2026.'],
])('to %s with the day "%s" while the books are closed until %s: %s', (change, day, through, fault) => {
  expect(periodDayFault(change, day, through)).toBe(fault)
})

test.each<[string | undefined, string | undefined, string | undefined]>([
  [undefined, undefined, undefined],
  [addDays(todayInChile(), -1), undefined, undefined],
  [todayInChile(), '00:00', undefined],
  [todayInChile(), undefined, 'Ese día todavía no termina.'],
  ['2130-01-01', '10:00', 'Ese día todavía no termina.'],
])('the books at the end of the day %s, time %s: %s', (day, time, fault) => {
  expect(aheadFault(day, time)).toBe(fault)
})

test('a future day is refused; today is not', () => {
  expect(futureDayFault(addDays(todayInChile(), 1))).toBe('Ese día todavía no termina.')
  expect(futureDayFault(todayInChile())).toBeUndefined()
})
