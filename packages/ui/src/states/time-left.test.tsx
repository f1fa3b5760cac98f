// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { Countdown } from './countdown.tsx'
import { isAnnounced, minutesLeftText, timeLeftText } from './time-left.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test.each([
  [0, '0:00'],
  [45, '0:45'],
  [845, '14:05'],
  [3599, '59:59'],
  [7500, '2 h 05 min'],
  [86_400, '1 d 0 h'],
  [273_600, '3 d 4 h'],
])('%i seconds: shown as %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text)
})

test.each([
  [1, '1 min'],
  [60, '1 min'],
  [61, '2 min'],
  [3540, '59 min'],
  [3541, '1 h 00 min'],
  [7441, '2 h 05 min'],
  [86_399, '1 d 0 h'],
])('%i seconds without seconds: shown as %s', (seconds, text) => {
  expect(minutesLeftText(seconds)).toBe(text)
})

test('a calm countdown: whole minutes; only the last five are marked', () => {
  show(<Countdown calm endsAtMs={1_361_000} label="Te quedan" />)
  const timer = screen.getByRole('timer')
  expect(timer.textContent).toBe('7 min')
  expect(timer.dataset['soon']).toBeUndefined()
  act(() => void vi.advanceTimersByTime(61_000))
  expect(timer.textContent).toBe('5 min')
  expect(timer.dataset['soon']).toBe('true')
})

test('announcements: a few times, not every second', () => {
  const said = Array.from({ length: 601 }, (_, seconds) => seconds).filter(isAnnounced)
  expect(said).toEqual([10, 30, 60, 120, 180, 240, 300])
})

test('a countdown: counts down, ends once, and is replaced by `over`', () => {
  const ended = vi.fn()
  show(<Countdown endsAtMs={1_003_000} label="Otro código en" over="Pide otro código" onEnd={ended} />)
  expect(screen.getByRole('timer').textContent).toBe('0:03')
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.getByRole('timer').textContent).toBe('0:01')
  expect(ended).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(5000))
  expect(screen.getByText('Pide otro código')).toBeDefined()
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a deadline of the business: uses the given clock', () => {
  show(<Countdown endsAtMs={90_061_000} label="Quedan" clock={() => 90_000_000} />)
  expect(screen.getByRole('timer').textContent).toBe('1:01')
})
