import type { MessageExampleWire } from '@puente/contract/customer'
import { settingKind, templateNames, type MessagePreview, type SettingWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inboxOf } from '../../../test/inbox.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { userIdOf } from '../access/index.ts'
import { notificationJobs } from './index.ts'
import { notify } from './send-message.ts'

const system = { kind: 'system', name: 'test' } as const
const PERSONA = 'persona@demo.puente.test'
const PATH = '/api/settings/message-template/recipient-added'
const initial = settingKind.messageTemplate.initial('recipient-added')
const texts = { ...initial, subject: '{recipient} ya está en tu cuenta', action: 'Ver <b>a quién</b>' }

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(async () => world?.close())

/** Queues a mail about a new recipient. */
const queue = (recipient: string) =>
  world.runtime.work(system, async (work) => {
    const userId = await userIdOf(work, PERSONA)
    if (userId === undefined) throw new Error('no persona')
    const facts = { recipient, accountEnding: '1234', at: work.now.toISOString() }
    const cause = { key: recipient, subject: userId }
    await notify(work, cause, { template: 'recipient-added', facts, to: [{ userId }] })
  })
const send = async () => {
  const job = notificationJobs(world.ports, world.config).find(({ name }) => name === 'notifications.send')
  await job?.round(world.runtime)
}
const mails = async () => (await inboxOf(world, PERSONA)).filter(({ text }) => text.includes('1234'))

it('texts that two people changed: used for the next message, and for one queued before, with its own facts', async () => {
  await queue('Rosa Antes')
  await send()
  await queue('Rosa En Cola')
  const [soporte, oficial] = [await world.signedIn('soporte'), await world.signedIn('oficial')]
  const proposed = await soporte.post<SettingWire>(`${PATH}/proposal`, { data: texts, note: 'Más directo' })
  expect(proposed.body.proposal?.changes.map(({ at }) => at)).toEqual(['subject', 'action'])
  expect((await oficial.decide(`${PATH}/decision`, 'confirm')).status).toBe(200)
  await queue('Rosa Después')
  await send()
  const found = await mails()
  expect(found.map(({ subject }) => subject).toSorted()).toEqual([
    'Nuevo destinatario en tu cuenta: Rosa Antes',
    'Rosa Después ya está en tu cuenta',
    'Rosa En Cola ya está en tu cuenta',
  ])
  expect(found.find(({ subject }) => subject.includes('En Cola'))?.html).toContain(
    'Ver &lt;b&gt;a quién&lt;/b&gt;',
  )
  const history = await oficial.get<{ items: { version: number; state: string }[] }>(`${PATH}/versions`)
  expect(history.body.items).toMatchObject([
    { version: 1, state: 'in-force' },
    { version: 0, state: 'replaced' },
  ])
})

it('examples of every message: anyone reads them, each with the texts in force and its plain twin', async () => {
  const { status, body } = await world
    .customer()
    .get<{ items: MessageExampleWire[] }>('/api/message-examples')
  expect(status).toBe(200)
  expect(body.items.map(({ template }) => template)).toEqual(templateNames)
  const changed = body.items.find(({ template }) => template === 'recipient-added')
  expect(changed?.subject).toMatch(/ ya está en tu cuenta$/)
  expect(changed?.html).toContain('Ver &lt;b&gt;a quién&lt;/b&gt;')
  expect(changed?.text).toContain('Ver <b>a quién</b>: ')
  expect(body.items.filter(({ sms }) => sms !== undefined).map(({ template }) => template)).toEqual([
    'code',
    'contact-changed',
  ])
})

it('a version in force with an unknown variable: the last good texts are used', async () => {
  await asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ('message-template', 'recipient-added', 99, $1, $2, 'test', 'test')`,
    [world.clock.now(), JSON.stringify({ ...texts, subject: 'Hola {nobody}' })],
  )
  await queue('Rosa Última')
  await send()
  expect((await mails()).map(({ subject }) => subject)).toContain('Rosa Última ya está en tu cuenta')
})

it('a proposal with an unknown variable or without a mandatory one: refused at its field', async () => {
  const soporte = await world.signedIn('soporte')
  const refusal = async (path: string, data: object) =>
    (await soporte.post<{ fields: object[] }>(path, { data, note: 'Prueba' })).body.fields
  expect(await refusal(`${PATH}/proposal`, { ...texts, subject: 'Hola {nobody}' })).toEqual([
    { at: 'data.subject', fault: 'unknown-name' },
  ])
  expect(await refusal(`${PATH}/proposal`, { ...texts, body: 'Hay un destinatario nuevo.' })).toEqual([
    { at: 'data.body', fault: 'missing-name' },
  ])
  const sms = `{code} ${'ó'.repeat(300)}`
  expect(
    await refusal('/api/settings/message-template/code/proposal', {
      ...settingKind.messageTemplate.initial('code'),
      sms,
    }),
  ).toEqual([{ at: 'data.sms', fault: 'too-long' }])
})

it('a preview: the mail and the SMS with example facts; wrong texts are refused at their field', async () => {
  const analista = await world.signedIn('analista')
  const path = '/api/message-templates/code/preview'
  const data = { ...settingKind.messageTemplate.initial('code'), subject: 'Código para {purpose} <b>' }
  const { status, body } = await analista.post<MessagePreview>(path, { data })
  expect([status, body.subject, body.sms?.parts]).toEqual([200, 'Código para confirmar que eres tú <b>', 2])
  expect(body.html).toContain('<title>Código para confirmar que eres tú &lt;b&gt;</title>')
  expect((await analista.post(path, { data: { ...data, subject: '{x} y más' } })).body).toMatchObject({
    code: 'fields-wrong',
    fields: [{ at: 'data.subject', fault: 'unknown-name' }],
  })
})
