import { XLSX } from '@puente/contract'
import type {
  StatementVerificationWire,
  StatementWire,
  TransferWire,
  VerificationWire,
} from '@puente/contract/customer'
import readSheets from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'

let life: RunningEnvironment
let persona: Client
let delivered: TransferWire
let refunded: string
let unpaid: TransferWire
let today: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  const one = await life.order(persona, { recipient: { name: 'Rosa Ñuñez Ejemplo' } })
  await life.pay(persona, one.id)
  refunded = (await life.order(persona, { corridorId: 'mx-mxn', amount: '150000' })).id
  await life.pay(persona, refunded, { amount: '60000' })
  delivered = await life.reaches(persona, one.id, 'delivered')
  await vi.waitFor(
    async () => {
      const { body } = await persona.get<TransferWire>(`/api/transfers/${refunded}`)
      expect(body.payment?.receivedMinor).toBe('60000')
    },
    { timeout: 60_000 },
  )
  await persona.post(`/api/transfers/${refunded}/cancellation`, {})
  await life.reaches(persona, refunded, 'refunded')
  unpaid = await life.order(persona, { amount: '77000' })
  today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(life.runtime.clock.now())
}, 60_000)
afterAll(async () => life?.close())

const issue = (client: Client, from = `${today.slice(0, 4)}-01-01`, to = today) =>
  client.post<StatementWire>('/api/statements', { from, to })
async function download(path: string, client = persona) {
  const response = await fetch(new URL(path, client.url), { headers: { cookie: client.cookie ?? '' } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const file = async (id: string, format: string) =>
  (await download(`/api/statements/${id}/file?format=${format}`)).bytes
async function textOf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string; Title?: string } }
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages, info }
}
const pesos = (minor: string | bigint) => `$${String(minor).replace(/\B(?=(?:\d{3})+$)/g, '.')}`
const grown = (rows: readonly (readonly unknown[])[], heading: string): number => {
  const place = rows[0]?.indexOf(heading) ?? -1
  return rows.slice(1, -1).reduce((sum, row) => sum + Number(row[place] ?? 0), 0)
}
/** Data that a document must not contain. */
const secrets = ['11222333', '11.222.333', '021000021', 'Example Street', 'persona@']

describe('a statement', () => {
  it('totals of amounts earned, refunded and received, by outcome of the transfers', async () => {
    const { status, body } = await issue(persona)
    expect(status).toBe(201)
    const { fee, receive } = delivered.price
    const sums = { feeNetMinor: fee.net.amount, feeIvaMinor: fee.iva.amount, received: [receive] }
    const nothing = { feeNetMinor: '0', feeIvaMinor: '0', refundedMinor: '0', received: [] }
    const { groups, ...all } = body.totals
    expect(all).toEqual({ transfers: 3, orderedMinor: '427000', ...sums, refundedMinor: '60000' })
    expect(groups).toEqual([
      { group: 'delivered', transfers: 1, orderedMinor: '200000', ...sums, refundedMinor: '0' },
      { group: 'under-way', transfers: 1, ...nothing, orderedMinor: '77000' },
      { group: 'refunded', transfers: 1, ...nothing, orderedMinor: '150000', refundedMinor: '60000' },
    ])
  })

  it('three formats with the same content, and totals that are the sums of the lines', async () => {
    const { body: statement } = await issue(persona)
    const csv = (await file(statement.id, 'csv')).toString('utf8')
    const rows = csv
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'))
    const sheets = await readSheets(await file(statement.id, 'xlsx'))
    const cells = sheets[0]?.data ?? []
    expect([rows.length, cells.length]).toEqual([5, 5])
    expect(cells[0]).toEqual(rows[0])
    for (const [heading, total] of [
      ['Monto del envío (CLP)', statement.totals.orderedMinor],
      ['Comisión neta (CLP)', statement.totals.feeNetMinor],
      ['IVA de la comisión (CLP)', statement.totals.feeIvaMinor],
      ['Devuelto (CLP)', statement.totals.refundedMinor],
    ] as const) {
      const place = rows[0]?.indexOf(heading) ?? -1
      expect([grown(rows, heading), rows.at(-1)?.[place]], heading).toEqual([Number(total), total])
      expect([grown(cells, heading), cells.at(-1)?.[place]], heading).toEqual([Number(total), Number(total)])
    }
    const line = Object.fromEntries(rows[0]?.map((heading, place) => [heading, rows[1]?.[place]]) ?? [])
    expect(line).toMatchObject({
      Referencia: expect.stringMatching(/^PU\w{8}$/),
      Estado: 'Entregado',
      Destinatario: 'Rosa Ñuñez Ejemplo',
      País: 'Estados Unidos',
      'Cuenta terminada en': delivered.recipient.accountEnding,
      'Convertido (CLP)': delivered.price.converted.amount,
      'Tipo de cambio (CLP por unidad)': delivered.price.customerClpPerUnit.replace('.', ','),
      'Monto recibido': (Number(delivered.price.receive.amount) / 100).toFixed(2).replace('.', ','),
      Moneda: 'USD',
    })
    const summary = sheets[1]?.data.map((row) => row.filter((cell) => cell !== null)) ?? []
    expect(summary).toContainEqual(['Folio', statement.folio])
    expect(summary).toContainEqual(['Total', 3, 427_000, ...[3, 4].map((at) => summary[1]?.[at]), 60_000])
    const { text, pages, info } = await textOf(await file(statement.id, 'pdf'))
    expect([pages, info.Language, info.Title]).toEqual([1, 'es-CL', `Cartola de envíos ${statement.folio}`])
    for (const said of [
      `Folio ${statement.folio}`,
      `Del 01/01/${today.slice(0, 4)} al ${today.split('-').reverse().join('/')}`,
      'Rosa Ñuñez Ejemplo',
      `Estados Unidos, cuenta ··${delivered.recipient.accountEnding}`,
      `Entregados 1 $200.000 ${pesos(delivered.price.fee.net.amount)} ${pesos(delivered.price.fee.iva.amount)} $0`,
      `Total 3 $427.000 ${pesos(delivered.price.fee.net.amount)} ${pesos(delivered.price.fee.iva.amount)} $60.000`,
      'México',
      'Dinero devuelto',
      'Falta tu pago',
      'Página 1 de 1',
    ])
      expect(text).toContain(said)
    for (const secret of secrets) for (const said of [text, csv]) expect(said).not.toContain(secret)
  })

  it('the same one while nothing changes; verified by its code; refused once it is not current', async () => {
    const { body: first } = await issue(persona)
    const again = await issue(persona)
    expect(again.body).toEqual(first)
    expect((await persona.get<{ items: StatementWire[] }>('/api/statements')).body.items).toEqual([first])
    const pdf = await file(first.id, 'pdf')
    expect(Buffer.compare(pdf, await file(first.id, 'pdf'))).toBe(0)
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await textOf(pdf)).text)?.[0] ?? ''
    const verify = () =>
      life.customer().get<StatementVerificationWire>(`/api/statement-verifications/${code.toLowerCase()}`)
    const { body } = await verify()
    expect(body).toMatchObject({ folio: first.folio, totals: first.totals, isCurrent: true })
    expect(body.holder).toEqual({ kind: 'person', initials: expect.stringMatching(/^P\. D\./) })
    expect((await textOf(pdf)).text).toContain(body.fingerprint)
    await persona.post(`/api/transfers/${unpaid.id}/cancellation`, {})
    const refused = await persona.get(`/api/statements/${first.id}/file?format=csv`)
    expect([refused.status, refused.body.code]).toEqual([409, 'statement-changed'])
    expect((await verify()).body.isCurrent).toBe(false)
    const { body: next } = await issue(persona)
    expect(next.folio).not.toBe(first.folio)
    expect(next.totals.groups.map(({ group }) => group)).toEqual(['delivered', 'refunded', 'ended'])
  })

  it('a period without transfers: an empty statement', async () => {
    const { body } = await issue(persona, '2020-01-01', '2020-01-31')
    expect(body.totals).toMatchObject({ transfers: 0, orderedMinor: '0', groups: [] })
    expect((await textOf(await file(body.id, 'pdf'))).text).toContain('No hiciste envíos en este período.')
    expect((await file(body.id, 'csv')).toString('utf8').trimEnd().split('\r\n')).toHaveLength(2)
  })

  test.each([
    ['2026-02-31', '2026-03-01', 'from', 'format'],
    ['2026-03-01', '2026-02-01', 'to', 'before-start'],
    ['2024-01-01', '2025-01-01', 'to', 'too-long'],
    ['2026-01-01', '2100-01-01', 'to', 'not-yet'],
  ])('from %s to %s: refused at %s: %s', async (from, to, at, fault) => {
    const answer = await issue(persona, from, to)
    expect([answer.status, answer.body.fields]).toEqual([422, [{ at, fault }]])
  })

  it('a leap year: issued; another customer’s: not found', async () => {
    const { body, status } = await issue(persona, '2024-01-01', '2024-12-31')
    expect(status).toBe(201)
    const empresa = await life.signedIn('empresa')
    expect((await empresa.get(`/api/statements/${body.id}/file?format=pdf`)).status).toBe(404)
    expect((await empresa.get<{ items: unknown[] }>('/api/statements')).body.items).toEqual([])
  })

  it('the content type of each format', async () => {
    const { body } = await issue(persona)
    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['csv', 'text/csv; charset=utf-8'],
      ['xlsx', XLSX],
    ] as const) {
      const { response } = await download(`/api/statements/${body.id}/file?format=${format}`)
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="cartola-\\d{4}-01-01-${today}[.]${format}"$`),
      )
    }
  })
})

describe('the confirmation of an order', () => {
  it('contains amounts, payment details and rights; its code shows the outcome', async () => {
    const waiting = await life.order(persona, { amount: '123000' })
    const { response, bytes } = await download(`/api/transfers/${waiting.id}/order-confirmation`)
    expect(response.headers.get('content-disposition')).toMatch(
      /^inline; filename="confirmacion-de-envio-PU\w{8}[.]pdf"$/,
    )
    const { text, info } = await textOf(bytes)
    const { account, reference } = waiting.payment ?? {}
    expect(info.Language).toBe('es-CL')
    for (const said of [
      'Envías $123.000 CLP',
      'Rosa Ejemplo recibe',
      `Comisión neta ${pesos(waiting.price.fee.net.amount)} CLP`,
      `IVA de la comisión ${pesos(waiting.price.fee.iva.amount)} CLP`,
      `Mensaje de la transferencia ${reference}`,
      account?.number ?? '-',
      account?.holder ?? '-',
      'Puedes cancelar sin costo',
      'Puente Operadora Demo SpA, RUT 76.543.210-3',
    ])
      expect(text).toContain(said)
    for (const secret of secrets) expect(text).not.toContain(secret)
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? ''
    const { body } = await life.customer().get<VerificationWire>(`/api/receipt-verifications/${code}`)
    expect([body.state, body.issues.map(({ kind }) => kind)]).toEqual(['waiting-for-payment', ['order']])
    await persona.post(`/api/transfers/${waiting.id}/cancellation`, {})
    const later = await textOf((await download(`/api/transfers/${waiting.id}/order-confirmation`)).bytes)
    expect(later.text).toMatch(/Cancelado el \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    expect(later.text).toContain('no transfieras')
    for (const gone of ['Paga hasta', 'Pagar hasta', 'Cómo pagar', account?.number ?? '-'])
      expect(later.text).not.toContain(gone)
  })

  it('waiting: the same document each time; after the payment: when it was received, and no account to pay into', async () => {
    const order = await life.order(persona, { amount: '87000' })
    const path = `/api/transfers/${order.id}/order-confirmation`
    const waiting = await download(path)
    expect(Buffer.compare((await download(path)).bytes, waiting.bytes)).toBe(0)
    expect((await textOf(waiting.bytes)).text).toContain('Paga hasta')
    await life.pay(persona, order.id)
    await life.reaches(persona, order.id, 'delivered')
    const { text } = await textOf((await download(path)).bytes)
    expect(text).toMatch(/Pago recibido el \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    expect(text).toContain('Monto recibido $87.000 CLP')
    for (const gone of ['Paga hasta', 'Pagar hasta', 'Cómo pagar', order.payment?.account.number ?? '-'])
      expect(text).not.toContain(gone)
  })
})
