import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@puente/postgres/embedded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../../../../sandbox/src/server.ts'
import { openSmtp, type ReadMail, type SmtpWorld } from '../../test/smtp.ts'
import { createClock } from '../platform/time/clock.ts'
import { partnerHttp } from './http.ts'
import { mailOverSmtp } from './mail-smtp.ts'
import { mailOverInbox, type MailPort } from './mail.ts'
import { smsOverHttp } from './sms.ts'

const clock = createClock()
const key = 'sandbox-inbox-key'
const from = 'Puente <no-responder@demo.puente.test>'
let sandbox: Sandbox
let smtp: SmtpWorld
let folder: string
let nowhere: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'puente-mail-'))
  sandbox = await startSandbox({ port: 0, dataDir: folder, puenteUrl: 'http://127.0.0.1:9' })
  smtp = await openSmtp()
  nowhere = `127.0.0.1:${await freePort()}`
})
afterAll(async () => {
  await Promise.all([sandbox?.close(), smtp?.close()])
  await rm(folder, { recursive: true, force: true })
})

const inboxAt = (url: string): MailPort =>
  mailOverInbox(partnerHttp({ partner: 'inbox', url, key, timeoutMs: 2000, clock }))
const smtpAt = (url: string): MailPort => mailOverSmtp({ url, from, timeoutMs: 2000, clock })

interface Arrived {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
interface Carrier {
  readonly name: string
  readonly port: () => MailPort
  readonly broken: () => MailPort
  readonly arrived: (to: string) => Promise<readonly Arrived[]>
}

async function inboxOf<Item>(to: string): Promise<Item[]> {
  const response = await fetch(`${sandbox.url}/inbox/messages?to=${encodeURIComponent(to)}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return ((await response.json()) as { items: Item[] }).items
}

const carriers: readonly Carrier[] = [
  {
    name: 'the sandbox’s inbox',
    port: () => inboxAt(sandbox.url),
    broken: () => inboxAt(`http://${nowhere}`),
    arrived: async (to) =>
      (await inboxOf<Arrived & { reference: string }>(to)).map(({ reference, subject, text, html }) => ({
        id: reference,
        to,
        subject,
        text,
        html,
      })),
  },
  {
    name: 'SMTP',
    port: () => smtpAt(smtp.url),
    broken: () => smtpAt(`smtp://${nowhere}`),
    arrived: async (to) =>
      smtp
        .mails()
        .filter((mail: ReadMail) => mail.to.includes(to))
        .map((mail) => ({ ...mail, to: mail.to.join(' ') })),
  },
]

const mailTo = (to: string) => ({
  id: randomUUID(),
  to,
  subject: 'Tu envío a Íñigo Muñoz «llegó» ✓ y este asunto es largo para que ocupe más de una línea',
  text: `Hola, Íñigo:\n\n${'Una línea larga que sigue. '.repeat(20)}\n.\nFrom aquí no empieza otro correo = 100 %`,
  html: '<!doctype html><html lang="es-CL"><body><p>Íñigo &lt;3</p></body></html>',
})

describe.each(carriers)('mail by $name', ({ port, broken, arrived }) => {
  it('is delivered unchanged to one address', async () => {
    const mail = mailTo(`${randomUUID()}@demo.test`)
    expect((await port().send(mail)).outcome).toBe('ok')
    expect(await arrived(mail.to)).toEqual([mail])
  })

  it('sent again with the same id: one mail', async () => {
    const mail = mailTo(`${randomUUID()}@demo.test`)
    for (const again of [mail, mail, { ...mail, subject: 'otro' }])
      expect((await port().send(again)).outcome).toBe('ok')
    expect(await arrived(mail.to)).toEqual([mail])
  })

  it('line breaks in the subject: no additional recipients', async () => {
    const mail = {
      ...mailTo(`${randomUUID()}@demo.test`),
      subject: 'Hola\r\nBcc: otra@demo.test\r\n\r\n<b>x</b>',
    }
    await port().send(mail)
    expect(await arrived('otra@demo.test')).toEqual([])
    for (const { to } of await arrived(mail.to)) expect(to).toBe(mail.to)
  })

  it('no server: unreachable, and nothing is thrown', async () => {
    const answer = await broken().send(mailTo('a@demo.test'))
    expect(answer).toMatchObject({ outcome: 'unreachable', call: { operation: 'send-mail' } })
  })
})

describe('specific to one carrier', () => {
  it.each([
    ['nadie@demo.test', { outcome: 'refused', code: 'recipient-refused' }],
    ['vetado@demo.test', { outcome: 'refused', code: 'smtp-550' }],
    ['espera@demo.test', { outcome: 'unknown' }],
  ])('SMTP to %s', async (to, expected) => {
    expect(await smtpAt(smtp.url).send(mailTo(to))).toMatchObject(expected)
  })

  it('a server on another machine without TLS: nothing is sent', async () => {
    const { handedOver, connections } = smtp
    const remote = mailOverSmtp({ url: smtp.url, from, timeoutMs: 2000, clock, isOnThisMachine: () => false })
    expect((await remote.send(mailTo('a@demo.test'))).outcome).not.toBe('ok')
    expect([smtp.handedOver, smtp.connections]).toEqual([handedOver, connections + 1])
  })

  it('the inbox: reports which mails bounced', async () => {
    const [fine, bounced] = [mailTo('sigue@demo.test'), mailTo('rebota@demo.test')]
    for (const mail of [fine, bounced]) {
      const sent = await inboxAt(sandbox.url).send(mail)
      const { id: messageId } = (sent as { value: { id: string } }).value
      expect(await inboxAt(sandbox.url).fate({ messageId, to: 'x@demo.test' })).toMatchObject({
        value: { id: mail.id, to: mail.to, bounced: mail === bounced },
      })
    }
  })

  it('SMTP: reads our id from the Message-ID of a bounce', async () => {
    const id = randomUUID()
    const hint = { messageId: `<${id}@demo.puente.test>`, to: 'a@demo.test' }
    expect(await smtpAt(smtp.url).fate(hint)).toMatchObject({
      value: { id, to: 'a@demo.test', bounced: true },
    })
  })
})

describe('an SMS', () => {
  it('sent repeatedly: arrives once', async () => {
    const url = `${sandbox.url}/inbox/sms`
    const port = smsOverHttp(partnerHttp({ partner: 'sms', url, key, timeoutMs: 2000, clock }))
    const sms = { id: randomUUID(), to: '+56987654321', text: 'Puente: 012345 es tu código' }
    for (const again of [sms, sms]) expect((await port.send(again)).outcome).toBe('ok')
    expect(await inboxOf(sms.to)).toMatchObject([{ channel: 'sms', text: sms.text, reference: sms.id }])
  })
})
