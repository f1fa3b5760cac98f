import { expect, test } from 'vitest'
import { readSetting } from '../read.ts'
import { reviewChecklist } from './review-checklist.ts'

const first = reviewChecklist.initial('default') ?? {
  application: [],
  standard: [],
  enhanced: [],
  company: [],
}
const faultsOf = (change: object) => {
  const read = readSetting(reviewChecklist, { ...first, ...change }, 'default')
  return 'faults' in read ? read.faults : []
}

test('the first lines: valid', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  [{ application: ['identity'] }, 'application'],
  [{ application: ['screening'] }, 'application'],
  [{ company: ['owners'] }, 'company'],
  [{ company: ['screening', 'rut'] }, 'company'],
])('%j, without a line that nobody may drop: refused at its field', (change, at) => {
  expect(faultsOf(change)).toMatchObject([{ at, fault: 'required' }])
})

test('a line that its case does not have: refused', () => {
  expect(faultsOf({ standard: ['owners'] })).toMatchObject([{ at: 'standard.0' }])
})
