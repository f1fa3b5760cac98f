import type { Endpoint } from '@puente/contract'
import { settingKind, staffEndpoints, type WaitingProposal } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposeSetting } from '../../../test/settings.ts'
import { createWorld, type World } from '../../../test/world.ts'
import { decidedAt } from './proposals.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ sandbox: false })
})
afterAll(async () => world?.close())

test('every decision of two people: its proposal is in the queue of those who may confirm it', () => {
  const decisions = Object.values<Endpoint>(staffEndpoints)
    .filter(({ refusals }) => refusals.includes('same-person'))
    .map(({ name }) => name)
  expect(decidedAt.map(({ name }) => name).toSorted()).toEqual([...new Set(decisions)].toSorted())
})

test('a text proposed by an analyst for confirmation by customers: in the officer’s queue, not in the analyst’s', async () => {
  const [analista, oficial] = [await world.signedIn('analista'), await world.signedIn('oficial')]
  const text = { title: 'Confirma', text: 'Un texto', questions: [] }
  expect((await proposeSetting(analista, settingKind.eap, text)).status).toBe(200)
  const proposed = async (by: typeof analista) =>
    (await by.get<{ items: WaitingProposal[] }>('/api/proposals')).body.items.map(({ action }) => action)
  expect(await proposed(oficial)).toContain('eap/default')
  expect(await proposed(analista)).not.toContain('eap/default')
})
