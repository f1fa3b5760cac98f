import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { staffEndpoints } from '../staff.ts'
import { decisionRefusals } from './shapes.ts'

const endpoints = Object.values<Endpoint>(staffEndpoints)

/** Decisions of one person that allow sending money or reverse a booking. */
const weighty = ['approveCompanyFile', 'decideFundsEvidence', 'undoMatch']

test.each([...weighty, 'decideApproval'])('%s: requires step-up and is idempotent', (name) => {
  expect(endpoints.find((endpoint) => endpoint.name === name)).toMatchObject({
    stepUp: true,
    idempotent: true,
  })
})

test.each(['rehearseVerdict', 'decideDocument'])(
  '%s: requires step-up when its facts allow sending money or change who signs',
  (name) => {
    expect(endpoints.find((endpoint) => endpoint.name === name)).toMatchObject({
      stepUp: { when: 'the facts state a ceiling of funds or signing powers' },
    })
  },
)

test('a proposal: only one endpoint decides it, and it lists every refusal of a decision', () => {
  const ofTwo = endpoints.filter(({ refusals }) => refusals.includes('same-person'))
  expect(ofTwo.map(({ name }) => name)).toEqual(['decideApproval'])
  expect(staffEndpoints.decideApproval.refusals).toEqual(expect.arrayContaining([...decisionRefusals]))
})

test('an endpoint named "decide…": decides proposals, or one person decides on purpose', () => {
  const named = endpoints.filter(({ name }) => name.startsWith('decide')).map(({ name }) => name)
  expect(named.toSorted()).toEqual([
    'decideApproval',
    'decideDocument',
    'decideFundsEvidence',
    'decideSelfie',
  ])
})
