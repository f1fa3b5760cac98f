import type { CustomerEndpoints } from '@puente/contract/customer'
import { customerRoutes } from '@puente/contract/customer-routes'
import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { hasCode } from './http-error.ts'
import { createStepUp, type StepUpAsker } from './step-up.ts'
import { answerJson, startTestServer } from './test-server.ts'

const id = `trf_${'0'.repeat(32)}`
const refusal = { code: 'step-up-required', status: 403, facts: { methods: 'passkey,totp' } }

async function refusedUntilShown(asker: StepUpAsker | undefined) {
  let shown = false
  const server = await startTestServer((_, response) =>
    shown ? answerJson(response, 200, { url: 'https://bank' }) : answerJson(response, 403, refusal),
  )
  const stepUp = createStepUp()
  if (asker !== undefined)
    stepUp.register(async (methods) => {
      shown = await asker(methods)
      return shown
    })
  const { baseUrl } = server
  return {
    server,
    api: createClient<CustomerEndpoints, typeof customerRoutes>(customerRoutes, {
      baseUrl,
      overcomings: [stepUp],
    }),
  }
}

const pay = { params: { id }, body: {}, idempotencyKey: 'one-intention' }

test('a refused call: repeated once unchanged; two at the same time: one dialog', async () => {
  const asked: string[][] = []
  const { server, api } = await refusedUntilShown(async (methods) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    asked.push([...methods])
    return true
  })
  await using _ = server
  await Promise.all([api.startPayment(pay), api.startPayment(pay)])
  expect(asked).toEqual([['passkey', 'totp']])
  expect(server.received).toHaveLength(4)
  expect(new Set(server.received.map(({ headers }) => headers['idempotency-key']))).toEqual(
    new Set(['one-intention']),
  )
})

test('a cancelled or unavailable step-up: the refusal is thrown', async () => {
  for (const asker of [async () => false, undefined]) {
    const { server, api } = await refusedUntilShown(asker)
    await using _ = server
    const error: unknown = await api.startPayment(pay).catch((reason: unknown) => reason)
    expect(hasCode(error, 'step-up-required')).toBe(true)
    expect(server.received).toHaveLength(1)
  }
})
