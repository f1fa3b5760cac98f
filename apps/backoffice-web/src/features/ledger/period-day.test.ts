import { addDays, todayInChile } from '@puente/web'
import { expect, test } from 'vitest'
import { periodDayFault } from './period-day.ts'

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
