import { expect, test } from 'vitest'
import { asSent, paged, turned, zoomed } from './view.ts'

test('zoom: steps between 50 and 400 percent, and stays at both ends', () => {
  let view = asSent
  for (let step = 0; step < 9; step += 1) view = zoomed(view, true)
  expect(view.zoomPercent).toBe(400)
  for (let step = 0; step < 9; step += 1) view = zoomed(view, false)
  expect(view.zoomPercent).toBe(50)
})

test('four quarter turns: the file as it was sent', () => {
  const view = turned(asSent)
  expect(view.turnDegrees).toBe(90)
  expect(turned(turned(turned(view)))).toEqual(asSent)
})

test('pages: never before the first or after the last', () => {
  expect(paged(asSent, -1, 3).page).toBe(1)
  expect(paged(paged(paged(asSent, 1, 2), 1, 2), 1, 2).page).toBe(2)
})
