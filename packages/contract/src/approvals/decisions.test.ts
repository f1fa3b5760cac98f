import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { staffEndpoints } from '../staff.ts'
import { decisionRefusals } from './shapes.ts'

const endpoints = Object.values<Endpoint>(staffEndpoints)

/** What one person may do alone and what opens a way to money or takes back what was booked. */
const weighty = ['approveCompanyFile', 'decideFundsEvidence', 'undoMatch']

test.each([...weighty, 'decideApproval'])('%s asks for step-up and can be repeated', (name) => {
  expect(endpoints.find((endpoint) => endpoint.name === name)).toMatchObject({
    stepUp: true,
    idempotent: true,
  })
})

test('one endpoint decides what another person proposed, and has every refusal of a decision', () => {
  const ofTwo = endpoints.filter(({ refusals }) => refusals.includes('same-person'))
  expect(ofTwo.map(({ name }) => name)).toEqual(['decideApproval'])
  expect(staffEndpoints.decideApproval.refusals).toEqual(expect.arrayContaining([...decisionRefusals]))
})

test('what decides has that endpoint, or is decided by one person on purpose', () => {
  const named = endpoints.filter(({ name }) => name.startsWith('decide')).map(({ name }) => name)
  expect(named.toSorted()).toEqual(['decideApproval', 'decideDocument', 'decideFundsEvidence'])
})
