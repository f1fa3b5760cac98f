import { describe, expect, test } from 'vitest'
import { openWorld, payout, type World } from '../../test/kit.ts'

function fail(world: World, partner: string, kind: string, more: object = {}) {
  return world.post('/control/failures', { partner, kind, ...more })
}

async function wasTaken(world: World, reference: string) {
  await fail(world, 'rails', 'none')
  return (await world.get(`/rails/payouts/by-reference/${reference}`)).status === 200
}

describe('a partner with a fault', () => {
  test('off: answers 503 without an effect', async () => {
    const world = await openWorld()
    await fail(world, 'rails', 'off')
    const answer = await world.post('/rails/payouts', payout('p'))
    expect([answer.status, answer.body['code']]).toEqual([503, 'switched-off'])
    expect(await wasTaken(world, 'p')).toBe(false)
  })

  test('error 500: no effect', async () => {
    const world = await openWorld()
    await fail(world, 'rails', 'error-500')
    expect((await world.post('/rails/payouts', payout('p'))).status).toBe(500)
    expect(await wasTaken(world, 'p')).toBe(false)
  })

  test('slow: answers after its delay', async () => {
    const world = await openWorld()
    await fail(world, 'rails', 'slow', { slowMs: 400 })
    const started = performance.now()
    expect((await world.post('/rails/payouts', payout('p'))).status).toBe(202)
    expect(performance.now() - started).toBeGreaterThan(390)
  })

  test('silent: no answer and no effect', async () => {
    const world = await openWorld()
    await fail(world, 'rails', 'silent')
    const headers = { authorization: 'Bearer sandbox-rails-key', 'content-type': 'application/json' }
    const init = {
      method: 'POST',
      headers,
      body: JSON.stringify(payout('p')),
      signal: AbortSignal.timeout(300),
    }
    await expect(fetch(`${world.sandbox.url}/rails/payouts`, init)).rejects.toThrow(/timeout/i)
    expect(await wasTaken(world, 'p')).toBe(false)
  })

  test('cut before: no answer and no effect; cut after: no answer, but the effect', async () => {
    const world = await openWorld()
    await fail(world, 'rails', 'cut-before')
    await expect(world.post('/rails/payouts', payout('p'))).rejects.toThrow('fetch failed')
    await fail(world, 'rails', 'cut-after')
    await expect(world.post('/rails/payouts', payout('q'))).rejects.toThrow('fetch failed')
    expect([await wasTaken(world, 'p'), await wasTaken(world, 'q')]).toEqual([false, true])
  })

  test('a number of calls: only that partner fails, and only so often', async () => {
    const world = await openWorld()
    await fail(world, 'bank', 'error-500', { calls: 2 })
    const statuses = [
      await world.get('/bank/balances'),
      await world.get('/bank/balances'),
      await world.get('/bank/balances'),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 200])
    await fail(world, 'bank', 'off')
    expect((await world.get('/rates/mids?quote=CLP')).status).toBe(200)
    expect((await world.page('/bank')).status).toBe(200)
    expect((await world.get('/bank/balances')).status).toBe(503)
  })

  test('a call with a wrong key: uses up no fault', async () => {
    const world = await openWorld()
    await fail(world, 'bank', 'error-500', { calls: 1 })
    expect((await fetch(`${world.sandbox.url}/bank/balances`)).status).toBe(401)
    expect((await world.get('/bank/balances')).status).toBe(500)
  })
})

test('the page: sets a fault, lists it, removes it, and explains invalid input', async () => {
  const world = await openWorld()
  const set = await world.submit('/control/page/failures', {
    partner: 'names',
    kind: 'slow',
    slowMs: '250',
    calls: '3',
  })
  expect(set.text).toContain('Lento: espera antes de responder (250 ms)')
  expect(set.text).toContain('3 llamadas más')
  expect((await world.submit('/control/page/failures/clear', { partner: 'names' })).text).toContain(
    'Nadie falla',
  )
  const wrong = await world.submit('/control/page/failures', {
    partner: 'names',
    kind: 'slow',
    calls: 'muchas',
  })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('escribe un número entero')
})

test('reset: removes faults, clock offset and speed; erasing also deletes money', async () => {
  const world = await openWorld()
  await world.post('/control/payments', { reference: 'r', amount: '1000', payerRut: '12345678-5' })
  await fail(world, 'names', 'off')
  await world.post('/control/clock', { offsetMs: 5_000 })
  await world.post('/control/rates', { action: 'stale' })
  await world.post('/control/payout-speed', { speed: 'manual' })
  const normal = (await world.post('/control/reset', {})).body
  expect(normal).toMatchObject({
    clock: { offsetMs: 0 },
    payoutSpeed: 'normal',
    failures: [],
    balances: { clientMoney: '1000' },
  })
  expect((normal['rates'] as { stale: boolean }[]).some(({ stale }) => stale)).toBe(false)
  expect((await world.submit('/control/page/erase', {})).status).toBe(400)
  await world.submit('/control/page/erase', { sure: 'yes' })
  expect((await world.get('/bank/balances')).body['clientMoney']).toBe('0')
  expect((await world.get('/bank/payments')).body.items).toEqual([])
})
