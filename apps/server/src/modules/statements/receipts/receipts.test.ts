import { fromWireId } from '@puente/contract'
import type { TransferWire, VerificationWire } from '@puente/contract/customer'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
let delivered: string
let refunded: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  delivered = (await life.order(persona, { recipient: { name: 'Rosa Ñuñez Ejemplo' } })).id
  await life.pay(persona, delivered)
  refunded = (await life.order(persona)).id
  await life.pay(persona, refunded, { amount: '60000' })
  await life.reaches(persona, delivered, 'delivered')
  await vi.waitFor(
    async () => {
      const { body } = await persona.get<TransferWire>(`/api/transfers/${refunded}`)
      expect(body.payment?.receivedMinor).toBe('60000')
    },
    { timeout: 60_000 },
  )
  await persona.post(`/api/transfers/${refunded}/cancellation`, {})
  await life.reaches(persona, refunded, 'refunded')
})
afterAll(async () => life?.close())

async function paper(client: Client, id: string) {
  const response = await fetch(new URL(`/api/transfers/${id}/receipt`, client.url), {
    headers: { cookie: client.cookie ?? '' },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  return { response, bytes, pdf, text: text.replaceAll(/\s+/g, ' ') }
}
const codeIn = (text: string) => /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
const verify = (code: string) => life.customer().get<VerificationWire>(`/api/receipt-verifications/${code}`)

/** Data of both customers that a document must not contain. */
const secrets = ['11222333', '11.222.333', '222333', '021000021', 'Example Street', 'persona@']

describe('the receipt of a delivered transfer', () => {
  it('a tagged PDF in Spanish, without RUT and full account number', async () => {
    const { response, pdf, text, bytes } = await paper(persona, delivered)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(
      /^inline; filename="comprobante-PU\w{8}[.]pdf"$/,
    )
    const own = (await persona.get<TransferWire>(`/api/transfers/${delivered}`)).body
    expect(text).toContain('Rosa Ñuñez Ejemplo recibió')
    expect(text).toContain(`Terminada en ${own.recipient.accountEnding}`)
    for (const secret of secrets) expect(text).not.toContain(secret)
    const { rows } = await life.pool.query<{ account: string }>(
      'select account_ending as account from recipients.recipient where id = $1',
      [fromWireId('recipient', own.recipient.id)],
    )
    expect(text).toContain(rows[0]?.account ?? '-')
    expect(text).not.toMatch(/77[0-9]{6}0000/)
    const { info } = (await pdf.getMetadata()) as { info: { Language?: string; Title?: string } }
    expect([info.Language, info.Title?.startsWith('Comprobante de envío CE')]).toEqual(['es-CL', true])
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(bytes.length).toBeLessThan(100_000)
  })

  it('the same document each time, for staff too, whose view is in the audit trail', async () => {
    const first = await paper(persona, delivered)
    const answers = await Promise.all([1, 2, 3].map(() => paper(persona, delivered)))
    const soporte = await life.signedIn('soporte')
    for (const { bytes } of [...answers, await paper(soporte, delivered)])
      expect(Buffer.compare(bytes, first.bytes)).toBe(0)
    const looks = await asOwner(
      life,
      "select 1 from platform.audit where action = 'look-at-receipt' and subject = $1 and actor like 'staff:%'",
      [fromWireId('transfer', delivered)],
    )
    expect(looks).toHaveLength(1)
  })

  it('verified by its code: everyone can; a wrong code: not found', async () => {
    const { text } = await paper(persona, delivered)
    const code = codeIn(text)
    const own = (await persona.get<TransferWire>(`/api/transfers/${delivered}`)).body
    const { status, body } = await verify(code.toLowerCase())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'delivered',
      send: own.price.send,
      receive: own.price.receive,
      recipient: { initials: 'R. Ñ. E.', accountEnding: own.recipient.accountEnding },
    })
    expect(body.refunded).toBeUndefined()
    expect(text).toContain(body.issues[0]?.fingerprint)
    expect(text).toContain(`Folio ${body.folio}`)
    expect(JSON.stringify(body)).not.toMatch(/Rosa|Persona|11222333|trf_/)
    for (const wrong of ['AAAABBBBCCCC', 'x', '%20', `${code}A`]) {
      const answer = await verify(wrong)
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
    }
  })

  it('refunded afterwards: verification shows it', async () => {
    const code = codeIn((await paper(persona, delivered)).text)
    const id = fromWireId('transfer', delivered)
    await asOwner(life, "update transfers.transfer set state = 'refunded' where id = $1", [id])
    await asOwner(
      life,
      `insert into transfers.event (transfer_id, sequence, from_state, to_state, event, actor, facts, at)
       select $1, 100 + place, was, became, 'test', 'system:test', '{}', now()
       from (values (1, 'delivered', 'returned'), (2, 'returned', 'refunding'), (3, 'refunding', 'refunded'))
         as steps(place, was, became)`,
      [id],
    )
    const later = await paper(persona, delivered)
    expect(later.text).toContain('Comprobante de devolución')
    expect(codeIn(later.text)).toBe(code)
    const { body } = await verify(code)
    expect([body.state, body.returnedAt === undefined, body.refundedAt === undefined]).toEqual([
      'refunded',
      false,
      false,
    ])
    expect(body.issues.map(({ kind }) => kind)).toEqual(['delivery', 'refund'])
  })
})

describe('the receipt of a refunded transfer', () => {
  it('the refunded amount, and no fee for money that was never converted', async () => {
    const { text } = await paper(persona, refunded)
    expect(text).toContain('Te devolvimos $60.000 CLP')
    expect(text).toContain('no se cobró comisión')
    const { body } = await verify(codeIn(text))
    expect(body.refunded).toEqual({ amount: '60000', currency: 'CLP' })
    expect(body.deliveredAt).toBeUndefined()
  })
})

it('a transfer on its way: no receipt', async () => {
  const { id } = await life.order(persona)
  const { status, body } = await persona.get(`/api/transfers/${id}/receipt`)
  expect([status, body.code, body.facts]).toEqual([
    409,
    'not-in-this-state',
    { state: 'waiting-for-payment' },
  ])
})
