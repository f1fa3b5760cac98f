import type { Endpoint } from '@puente/contract'
import { staffEndpoints, type WaitingProposal } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../test/world.ts'
import { decidedAt } from './proposals.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ sandbox: false })
})
afterAll(async () => world?.close())

test('every decision of two people: what waits for it is in the queue of whoever may confirm', () => {
  const decisions = Object.values<Endpoint>(staffEndpoints)
    .filter(({ refusals }) => refusals.includes('same-person'))
    .map(({ name }) => name)
  expect(decidedAt.map(({ name }) => name).toSorted()).toEqual([...new Set(decisions)].toSorted())
})

test('a text that an analyst proposes for customers to confirm: waits in the officer’s queue, not in their own', async () => {
  const [analista, oficial] = [await world.signedIn('analista'), await world.signedIn('oficial')]
  const text = { title: 'Confirma', text: 'Un texto', questions: [], note: 'Texto nuevo' }
  expect((await analista.post('/api/eap-text/proposal', text)).status).toBe(200)
  const kinds = async (by: typeof analista) =>
    (await by.get<{ items: WaitingProposal[] }>('/api/proposals')).body.items.map(({ kind }) => kind)
  expect(await kinds(oficial)).toContain('eap-text')
  expect(await kinds(analista)).not.toContain('eap-text')
})
