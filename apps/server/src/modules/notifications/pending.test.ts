import { fromWireId } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { inboxOf } from '../../../test/inbox.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { amend } from '../pending-items/settle.ts'

let life: RunningEnvironment
beforeAll(async () => {
  life = await startEnvironment()
}, 300_000)
afterAll(async () => life?.close())

const system = { kind: 'system', name: 'test' } as const

test('a pending item: mails say that it opened and how staff decided; none repeats what a screen has shown', async () => {
  const persona = await life.signedIn('persona')
  const { actingAs } = (await persona.get<CustomerSession>('/api/session')).body
  const subject = fromWireId('customer', actingAs.id) ?? ''
  const become = (kind: 'id-expired' | 'person-address', turn?: 'customer' | 'staff') =>
    life.runtime.work(system, async (work) => {
      const [open] = await asOwner<{ id: string; turn: 'customer' | 'staff' }>(
        life,
        `select id, turn from pending_items.item where kind = $1 and closed_at is null`,
        [kind],
      )
      await amend(work, kind, {
        subject,
        itemId: open?.id,
        turnBefore: open?.turn,
        owed: turn && { facts: {}, turn, dueAt: null, blocksFrom: work.now },
      })
    })
  const mails = async () => await inboxOf(life, 'persona@demo.puente.test')
  const titles = async () =>
    (await mails())
      .filter(({ text }) => text.includes('documento vigente'))
      .map(({ subject: title }) => title)
  const received: string[] = []
  const isNotified = async (title: string) => {
    received.push(`${title}: enviar tu documento vigente`)
    await expect.poll(titles, { timeout: 60_000 }).toEqual(received)
  }
  await become('person-address', 'customer')
  await become('person-address')
  await become('id-expired', 'customer')
  await isNotified('Falta algo de tu parte')
  await become('id-expired', 'staff')
  await become('id-expired', 'customer')
  await isNotified('Necesitamos que lo corrijas')
  await become('id-expired', 'staff')
  await become('id-expired')
  await isNotified('Listo')
  expect((await mails()).filter(({ text }) => text.includes('dirección'))).toEqual([])
})
