// @vitest-environment jsdom
import { settingKind } from '@puente/contract/staff'
import { HttpError } from '@puente/web'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFoundFaults } from './use-found-faults.ts'
import type { Written } from './use-writing.ts'

const about = { setting: settingKind.fee, key: 'default', noticeDays: 0, currency: 'CLP' }
const onConfirmation = { isLater: false, day: '', time: '' }
const data = { fixedMinor: '990', bps: 70, ivaPercent: 19 }
const good: Written = { data, note: 'Campaña', from: onConfirmation }

const shown = (written: Written, error: Error | null = null) =>
  renderHook((props) => useFoundFaults(about, props.written, props.error), {
    initialProps: { written, error },
  })

test('a corrected field: loses its fault while typing, and the other fields keep theirs', () => {
  const wrong = { ...good, data: { ...data, fixedMinor: '-1', bps: 'x' } }
  const { result, rerender } = shown(wrong)
  expect(result.current.faults).toEqual({})
  act(() => void result.current.judge())
  expect(Object.keys(result.current.faults).toSorted()).toEqual(['data.bps', 'data.fixedMinor'])
  rerender({ written: { ...wrong, data: { ...wrong.data, bps: 65 } }, error: null })
  expect(Object.keys(result.current.faults)).toEqual(['data.fixedMinor'])
})

test('a field without a fault: gets none while typing', () => {
  const { result, rerender } = shown({ ...good, note: '' })
  act(() => void result.current.judge())
  expect(Object.keys(result.current.faults)).toEqual(['note'])
  rerender({ written: { ...good, note: '', data: { ...data, bps: 'x' } }, error: null })
  expect(Object.keys(result.current.faults)).toEqual(['note'])
})

test('a fault of the server: stays until its value changes', () => {
  const later = { ...good, from: { isLater: true, day: '2999-11-24', time: '9:00' } }
  const { result, rerender } = shown(later)
  act(() => void result.current.judge())
  const problem = {
    code: 'fields-wrong',
    facts: {},
    fields: [{ at: 'inForceFrom', fault: 'instant-taken' }],
  }
  const error = new HttpError(422, problem as never, undefined)
  rerender({ written: later, error })
  expect(result.current.faults['inForceFrom']).toContain('Ya hay una versión programada')
  rerender({ written: { ...later, note: 'Otra razón' }, error })
  expect(Object.keys(result.current.faults)).toEqual(['inForceFrom'])
  rerender({ written: { ...later, from: { ...later.from, time: '10:00' } }, error })
  expect(result.current.faults).toEqual({})
})
