import { describe, expect, test } from 'vitest'
import { openWorld, payout, until, type World } from '../../test/kit.ts'
import { outcomes } from './outcomes.ts'

const minuteMs = 60_000

async function statusOf(world: World, reference: string) {
  return (await world.get(`/rails/payouts/by-reference/${reference}`)).body
}

function untilStatus(world: World, reference: string, status: string) {
  return until(async () => (await statusOf(world, reference))['status'] === status)
}

function typesOf(world: World, reference: string) {
  return world.puente.webhooks
    .filter(({ data }) => data['clientReference'] === reference)
    .map(({ type }) => type)
}

describe('values that select the outcome', () => {
  test('each magic word: recognised in any case and accent, or by the end of the account', async () => {
    const world = await openWorld()
    await world.post('/control/payout-speed', { speed: 'instant' })
    const refused = await world.post('/rails/payouts', payout('a', 'Rosa IMPOSIBLE Ñandú'))
    expect([refused.status, refused.body['code']]).toEqual([422, 'beneficiary-not-payable'])
    expect((await world.post('/rails/payouts', payout('b', 'Rosa', '55559901'))).status).toBe(202)
    await untilStatus(world, 'b', 'rejected')
    await world.post('/rails/payouts', payout('c', 'Rechazona Ejemplo'))
    await untilStatus(world, 'c', 'credited')
  })

  test('Rechazo: ends rejected with a code', async () => {
    const world = await openWorld()
    await world.post('/rails/payouts', payout('p', 'Pedro Rechazo'))
    await untilStatus(world, 'p', 'rejected')
    expect((await statusOf(world, 'p'))['code']).toBe('account-closed')
    await until(() => typesOf(world, 'p').includes('payout.rejected'))
  })

  test('Devuelve: returned 3 seconds after the credit; Retorno: three weeks after', async () => {
    const world = await openWorld()
    await world.post('/control/payout-speed', { speed: 'instant' })
    await world.post('/rails/payouts', payout('soon', 'Ana Devuelve'))
    await world.post('/rails/payouts', payout('late', 'Ana Retorno'))
    await untilStatus(world, 'soon', 'credited')
    await untilStatus(world, 'late', 'credited')
    await world.post('/control/clock', { offsetMs: 20 * 24 * 60 * minuteMs })
    await untilStatus(world, 'soon', 'returned')
    expect((await statusOf(world, 'late'))['status']).toBe('credited')
    await world.post('/control/clock', { offsetMs: 22 * 24 * 60 * minuteMs })
    await untilStatus(world, 'late', 'returned')
    expect((await statusOf(world, 'late'))['code']).toBe('beneficiary-unknown')
  })

  test('Demora: stays accepted until half an hour passes or a manual action', async () => {
    const world = await openWorld()
    await world.post('/control/payout-speed', { speed: 'instant' })
    await world.post('/rails/payouts', payout('pushed', 'Ana Demora'))
    await world.post('/rails/payouts', payout('waits', 'Eva Demora'))
    await world.post('/control/clock', { offsetMs: 29 * minuteMs })
    expect((await world.post('/control/payouts/pushed/advance', { to: 'next' })).body['status']).toBe('sent')
    await untilStatus(world, 'pushed', 'credited')
    expect((await statusOf(world, 'waits'))['status']).toBe('accepted')
    await world.post('/control/clock', { offsetMs: 31 * minuteMs })
    await untilStatus(world, 'waits', 'credited')
  })

  test('Silencio: accepted without a response, also in a batch; a repeated order gets one', async () => {
    const world = await openWorld()
    const headers = { authorization: 'Bearer sandbox-rails-key', 'content-type': 'application/json' }
    const call = (path: string, body: unknown) =>
      fetch(world.sandbox.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(300),
      })
    await expect(call('/rails/payouts', payout('p', 'Luis Silencio'))).rejects.toThrow(/timeout/i)
    expect((await world.get('/rails/payouts/by-reference/p')).status).toBe(200)
    expect((await world.post('/rails/payouts', payout('p', 'Luis Silencio'))).status).toBe(202)
    const items = [payout('q', 'Eva Silencio'), payout('r')]
    await expect(call('/rails/payout-batches', { clientReference: 'b', items })).rejects.toThrow(/timeout/i)
    expect((await world.get('/rails/payouts/by-reference/r')).status).toBe(200)
  })

  test('Perdido: the first connection is cut without effect, the second order is accepted', async () => {
    const world = await openWorld()
    await expect(world.post('/rails/payouts', payout('p', 'Luis Perdido'))).rejects.toThrow()
    expect((await world.get('/rails/payouts/by-reference/p')).status).toBe(404)
    expect((await world.post('/rails/payouts', payout('p', 'Luis Perdido'))).status).toBe(202)
  })

  test('Doble: sends every webhook twice; Mudo: sends none', async () => {
    const world = await openWorld()
    await world.post('/rails/payouts', payout('twice', 'Ana Doble'))
    await world.post('/rails/payouts', payout('mute', 'Ana Mudo'))
    await untilStatus(world, 'mute', 'credited')
    await until(() => typesOf(world, 'twice').length === 6)
    const received = [
      'payout.accepted',
      'payout.accepted',
      'payout.sent',
      'payout.sent',
      'payout.credited',
      'payout.credited',
    ]
    expect(typesOf(world, 'twice')).toEqual(received)
    expect(typesOf(world, 'mute')).toEqual([])
  })

  test('Desorden: sends the webhooks in reverse order', async () => {
    const world = await openWorld()
    await world.post('/rails/payouts', payout('p', 'Ana Desorden'))
    await until(() => typesOf(world, 'p').length === 3)
    expect(typesOf(world, 'p')).toEqual(['payout.credited', 'payout.sent', 'payout.accepted'])
  })

  test('Contradice: the webhook reports credited while its status is rejected; later both agree', async () => {
    const world = await openWorld()
    await world.post('/rails/payouts', payout('p', 'Ana Contradice'))
    await until(() => typesOf(world, 'p').includes('payout.credited'))
    expect((await statusOf(world, 'p'))['status']).toBe('rejected')
    expect(typesOf(world, 'p')).not.toContain('payout.rejected')
    await world.post('/control/clock', { offsetMs: 5_100 })
    await untilStatus(world, 'p', 'credited')
    expect((await statusOf(world, 'p'))['code']).toBeUndefined()
  })

  test('Desmiente: the webhook reports rejected, but the payout is credited', async () => {
    const world = await openWorld()
    await world.post('/rails/payouts', payout('p', 'Ana Desmiente'))
    await until(() => typesOf(world, 'p').includes('payout.rejected'))
    expect((await statusOf(world, 'p'))['status']).toBe('credited')
  })

  test('Adelantado: every webhook arrives before the response to the order', async () => {
    const world = await openWorld()
    await world.post('/rails/payouts', payout('p', 'Ana Adelantado'))
    expect(typesOf(world, 'p')).toEqual(['payout.accepted', 'payout.sent', 'payout.credited'])
  })

  test('every word of the table: has a test in this file', async () => {
    const { readFileSync } = await import('node:fs')
    const own = readFileSync(new URL(import.meta.url), 'utf8').toLowerCase()
    for (const { word } of outcomes) expect(own).toContain(word.toLowerCase())
  })
})
