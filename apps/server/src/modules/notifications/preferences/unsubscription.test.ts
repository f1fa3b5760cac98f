import { uuidOf } from '@puente/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerMade, type Made } from '../../../../test/companies.ts'
import { inboxOf } from '../../../../test/inbox.ts'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { exampleFacts } from '../example-facts.ts'
import { notificationJobs } from '../index.ts'
import { notify } from '../send-message.ts'
import { unsubscriptionToken } from './unsubscription.ts'

const system = { kind: 'system', name: 'test' } as const
const facts = exampleFacts({ recipient: 'Rosa Ejemplo', answer: 'Hola' })

let world: TestEnvironment
let one: Made
let userId: string
let email: string
beforeAll(async () => {
  world = await createEnvironment()
  one = await customerMade(world, { kind: 'person', name: 'Sin Correos' })
  const { body } = await one.client.get<{ user: { id: string } }>('/api/session')
  userId = uuidOf('user', body.user.id)
  email = (await one.client.get<{ email: string }>('/api/contact')).body.email
})
afterAll(async () => world?.close())

let causes = 0
async function mailed(template: 'rate-reached' | 'password-changed') {
  await world.runtime.work(system, (work) =>
    notify(work, { key: `mail ${(causes += 1)}`, subject: userId }, {
      template,
      facts: facts[template],
      to: [{ userId }],
    } as never),
  )
  const job = notificationJobs(world.ports, world.config).find(({ name }) => name === 'notifications.send')
  await job?.round(world.runtime)
  return inboxOf(world, email)
}
/** A mail program's request: a form, and no cookie or origin. */
const oneClick = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

it('the address in the headers of an optional mail: one click stops the mails of its topic, and no others', async () => {
  const [mail] = await mailed('rate-reached')
  const url = new URL(mail?.unsubscribeUrl ?? '')
  const address = `${world.listeners.customer}${url.pathname}`
  expect(mail?.text).toContain(`/unsubscribe/${url.pathname.split('/').at(-1)}`)
  const shown = await world.customer().get(url.pathname)
  expect(shown.body).toMatchObject({ topic: 'rates', isOn: true })
  expect(JSON.stringify(shown.body)).not.toContain(email)
  expect((await oneClick(address)).status).toBe(204)
  // Again, and as a form in parts: it stays as it is.
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect((await fetch(address, { method: 'POST', body: form })).status).toBe(204)
  expect((await world.customer().get(url.pathname)).body).toMatchObject({ isOn: false })
  expect(await mailed('rate-reached')).toHaveLength(1)
  const all = await mailed('password-changed')
  expect(all).toHaveLength(2)
  expect(all.at(-1)?.unsubscribeUrl).toBeUndefined()
  expect(
    await asOwner(world, `select subject, facts from platform.audit where action = 'choose-channel'`),
  ).toEqual([{ subject: userId, facts: { topic: 'rates', channel: 'mail', isOn: false } }])
})

it('a token that was changed, of a required topic, or that is none: refused', async () => {
  const token = await world.runtime.work(system, async (work) =>
    unsubscriptionToken(work, { userId, topic: 'support' }),
  )
  const [said = '', tag = ''] = token.split('.')
  const forged = `${Buffer.from(Buffer.from(said, 'base64url').toString().replace('support', 'rewards')).toString('base64url')}.${tag}`
  const required = await world.runtime.work(system, async (work) =>
    unsubscriptionToken(work, { userId, topic: 'security' }),
  )
  for (const text of [forged, required, 'nothing', `${said}.`, '.'])
    expect([
      text,
      (await oneClick(`${world.listeners.customer}/api/mail-unsubscriptions/${encodeURIComponent(text)}`))
        .status,
    ]).toEqual([text, 404])
})

it('the page of a mail: opened it asks and changes nothing, its button stops the mails', async () => {
  const token = await world.runtime.work(system, async (work) =>
    unsubscriptionToken(work, { userId, topic: 'rewards' }),
  )
  const address = `${world.listeners.customer}/unsubscribe/${token}`
  const asked = await fetch(address)
  expect([asked.status, asked.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ])
  const html = await asked.text()
  expect(html).toContain('¿Dejar de recibir estos correos?')
  expect(html).toContain('recompensas')
  expect(html).not.toContain(email)
  expect(await (await fetch(address)).text()).toContain('<form method="post">')
  const done = await oneClick(address)
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Listo')])
  expect(await (await fetch(address)).text()).not.toContain('<form')
  const unknown = await fetch(`${world.listeners.customer}/unsubscribe/nothing`)
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('Este enlace no funciona'),
  ])
})
