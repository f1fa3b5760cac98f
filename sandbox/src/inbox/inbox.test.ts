import { expect, test } from 'vitest'
import { openWorld, until } from '../../test/kit.ts'

test('mail and SMS: delivered, listed by address and cursor, and shown', async () => {
  const world = await openWorld()
  const mail = {
    to: 'Ana@b.test',
    subject: 'Tu código',
    text: 'Es 123456: http://127.0.0.1:3000/a?b=1&c=2.',
    html: '<p>Es 123456</p>',
    reference: 'r1',
  }
  const { status, body } = await world.post('/inbox/mail', mail)
  await world.post('/inbox/sms', { to: '+56 9 1234 5678', text: 'Hola' })
  expect(status).toBe(201)
  const mine = (await world.get('/inbox/messages?to=ana@B.test')).body
  expect(mine.items).toMatchObject([{ id: body['id'], channel: 'mail', ...mail, bounced: false }])
  const rest = (await world.get(`/inbox/messages?after=${String(mine['nextCursor'])}`)).body
  expect(rest.items).toMatchObject([{ channel: 'sms', to: '+56 9 1234 5678', text: 'Hola' }])
  expect((await world.get(`/inbox/messages/${String(body['id'])}`)).body).toMatchObject({
    subject: 'Tu código',
  })
  expect((await world.get('/inbox/messages/none')).status).toBe(404)
  const { text } = await world.page('/inbox?to=ANA')
  expect(text).toContain('href="http://127.0.0.1:3000/a?b=1&#38;c=2"')
  expect(text).not.toContain('Hola')
})

test('a mail’s own HTML: shown where it can run no script', async () => {
  const world = await openWorld()
  const { body } = await world.post('/inbox/mail', {
    to: 'a@b.test',
    subject: 's',
    text: 't',
    html: '<b>hola</b><script>1</script>',
  })
  const shown = await world.page(`/inbox/read/${String(body['id'])}/html`)
  expect(shown.text).toContain('<b>hola</b>')
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
})

test('a bounce: notified once, by button or by address; an SMS cannot bounce', async () => {
  const world = await openWorld()
  const { body } = await world.post('/inbox/mail', { to: 'a@b.test', subject: 's', text: 't' })
  const id = String(body['id'])
  expect((await world.submit(`/inbox/page/${id}/bounce`, { to: 'a@b.test' })).text).toContain('rebotado')
  await world.submit(`/inbox/page/${id}/bounce`, {})
  await world.post('/inbox/mail', { to: 'rebota@b.test', subject: 's', text: 't' })
  await until(() => world.puente.webhooks.length === 2)
  expect(world.puente.webhooks[0]).toMatchObject({
    path: '/api/partners/inbox/webhook',
    type: 'mail.bounced',
    data: { messageId: id, to: 'a@b.test' },
  })
  const sms = await world.post('/inbox/sms', { to: '+56912345678', text: 'Hola' })
  expect((await world.post(`/control/messages/${String(sms.body['id'])}/bounce`, {})).status).toBe(409)
})

test('a repeated reference: one message, returned again', async () => {
  const world = await openWorld()
  const mail = { to: 'a@b.test', subject: 's', text: 't', reference: 'once-1' }
  const first = await world.post('/inbox/mail', mail)
  const again = await world.post('/inbox/mail', { ...mail, subject: 'another' })
  const sms = await world.post('/inbox/sms', { to: '+56912345678', text: 'Hola', reference: 'once-1' })
  await world.post('/inbox/sms', { to: '+56912345678', text: 'Hola', reference: 'once-1' })
  await world.post('/inbox/sms', { to: '+56912345678', text: 'Hola' })
  await world.post('/inbox/sms', { to: '+56912345678', text: 'Hola' })
  expect([first.status, again.status, sms.status]).toEqual([201, 200, 201])
  expect(again.body['id']).toBe(first.body['id'])
  const { items } = (await world.get('/inbox/messages')).body
  expect(items.map(({ channel, subject }) => [channel, subject])).toEqual([
    ['mail', 's'],
    ['sms', ''],
    ['sms', ''],
    ['sms', ''],
  ])
})
