import { expect, it } from 'vitest'
import { isBackupDue } from './due.ts'

// Chile is three hours behind UTC in November.
it.each([
  ['no backup yet', '2026-11-26T12:00:00Z', undefined, true],
  ['the last one was today', '2026-11-26T12:00:00Z', '2026-11-26T07:01:00Z', false],
  ['a minute before the hour', '2026-11-27T06:59:00Z', '2026-11-26T07:01:00Z', false],
  ['at the hour', '2026-11-27T07:00:00Z', '2026-11-26T07:01:00Z', true],
  ['one by hand shortly before the hour', '2026-11-27T07:00:00Z', '2026-11-27T06:59:00Z', true],
  ['days without a start', '2026-12-02T02:00:00Z', '2026-11-26T07:01:00Z', true],
])('%s: a backup is due or not', (_name, now, last, isDue) => {
  expect(isBackupDue(new Date(now), last === undefined ? undefined : new Date(last), 4)).toBe(isDue)
})
