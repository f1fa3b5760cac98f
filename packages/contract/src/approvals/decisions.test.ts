import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { jsonSchemaOf } from '../openapi.ts'
import { staffEndpoints } from '../staff.ts'
import { decisionRefusals } from './shapes.ts'

const endpoints = Object.values<Endpoint>(staffEndpoints)
const decisions = endpoints.filter(({ refusals }) => refusals.includes('same-person'))
/** Decisions of one person: there is no proposal to name. */
const alone = ['decideDocument', 'decideFundsEvidence']

/** What one person may do alone and what opens a way to money or takes back what was booked. */
const weighty = ['approveCompanyFile', 'decideFundsEvidence', 'undoMatch']

test.each(weighty)('%s, which one person decides: it asks for step-up', (name) => {
  expect(endpoints.find((endpoint) => endpoint.name === name)).toMatchObject({
    stepUp: true,
    idempotent: true,
  })
})

test('an endpoint that decides: it is decided by two people, or by one on purpose', () => {
  const named = endpoints.filter(({ name }) => name.startsWith('decide')).map(({ name }) => name)
  expect(named.toSorted()).toEqual([...alone, ...decisions.map(({ name }) => name)].toSorted())
})

test.each(decisions.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: requires step-up, names the proposal, and has the refusals of a decision',
  (_name, { stepUp, idempotent, refusals, params, body }) => {
    expect([stepUp, idempotent]).toEqual([true, true])
    for (const code of decisionRefusals) expect(refusals).toContain(code)
    const required = (shape: Endpoint['body']) =>
      JSON.stringify(shape && jsonSchemaOf(shape, 'input', 'draft-7'))
    expect(`${required(params)} ${required(body)}`).toMatch(/\^(prp|act)_/)
  },
)
