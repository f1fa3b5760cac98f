import { fromWireId } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import {
  settingKind,
  type TaxDocumentWire,
  type TaxGapsWire,
  type TaxMonthWire,
  type TrialBalanceWire,
} from '@puente/contract/staff'
import readSheets from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { confirmSetting, proposeSetting } from '../../../../test/settings.ts'
import { derivedId } from '../../../platform/ids.ts'
import { account, book, move } from '../../books/index.ts'
import { seedCompanyApplication } from '../../onboarding/index.ts'
import { feeTypeOf } from './tax-document.ts'
import { monthOf } from './tax-documents.ts'

let life: RunningEnvironment
let tesoreria: Client
let month: string
let person: TransferWire
let company: TransferWire
let refundedFee: TransferWire
beforeAll(async () => {
  life = await startEnvironment()
  tesoreria = await life.signedIn('tesoreria')
  const [persona, empresa] = [await life.signedIn('persona'), await life.signedIn('empresa')]
  const sent = async (client: Client, amount: string) => {
    const { id } = await life.order(client, { amount })
    await life.pay(client, id)
    return life.reaches(client, id, 'delivered')
  }
  person = await sent(persona, '200000')
  company = await sent(empresa, '333333')
  refundedFee = await sent(persona, '98765')
  await life.order(persona)
  month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' })
    .format(life.runtime.clock.now())
    .slice(0, 7)
  await reverseFee(refundedFee)
  // Lines appear only after the books have numbered them.
  await vi.waitFor(async () => expect((await list()).items).toHaveLength(4), { timeout: 60_000 })
}, 60_000)
afterAll(async () => life?.close())

/** The operator refunds an earned fee: fee and IVA leave their accounts. */
async function reverseFee({ id, price }: TransferWire): Promise<void> {
  const subject = fromWireId('transfer', id) ?? ''
  const to = account('fx-returns', 'CLP')
  await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    book(work, [
      {
        id: derivedId('fee-reversed', subject),
        kind: 'fee-reversed',
        subject,
        legs: [
          ...move(account('fee-income', 'CLP'), to, BigInt(price.fee.net.amount)),
          ...move(account('iva-payable', 'CLP'), to, BigInt(price.fee.iva.amount)),
        ],
      },
    ]),
  )
}

interface Listed {
  readonly items: TaxDocumentWire[]
  readonly next?: string
}
const list = async (query = '') =>
  (await tesoreria.get<Listed>(`/api/tax-documents?month=${month}${query}`)).body
const total = async () => (await tesoreria.get<TaxMonthWire>(`/api/tax-months/${month}`)).body
async function exported(format: string, client = tesoreria) {
  const url = new URL(`/api/tax-documents/export?month=${month}&format=${format}`, client.url)
  const response = await fetch(url, { headers: { cookie: client.cookie ?? '' } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const amounts = ({ fee }: TransferWire['price']) => ({
  netMinor: fee.net.amount,
  ivaMinor: fee.iva.amount,
  totalMinor: fee.gross.amount,
})

describe('the documents of a month', () => {
  it('a boleta for a person, an invoice for a company, and a credit note that names what it reverses', async () => {
    const { items } = await list()
    expect(items.map(({ type }) => type)).toEqual(['39', '33', '39', '61'])
    const [boleta, invoice, taken, note] = items
    expect(boleta).toMatchObject({ transferId: person.id, ...amounts(person.price) })
    expect(boleta?.receiver).toBeUndefined()
    expect(invoice).toMatchObject({ transferId: company.id, ...amounts(company.price) })
    expect(invoice?.receiver).toMatchObject({
      name: 'Empresa Demo SpA',
      rut: expect.stringMatching(/^\d{8}-[\dK]$/),
    })
    expect(note).toMatchObject({
      transferId: refundedFee.id,
      ...amounts(refundedFee.price),
      cancels: { type: '39', at: taken?.at },
    })
  })

  it('an invoice: activity and comuna of its receiver in the list and the file; without them, counted as incomplete', async () => {
    const gaps = async () => (await tesoreria.get<TaxGapsWire>(`/api/tax-months/${month}/gaps`)).body
    const invoice = async () => (await list()).items.find(({ type }) => type === '33')?.receiver
    const fileRow = async () => {
      const [heads = [], ...rows] = (await exported('csv')).bytes
        .toString('utf8')
        .replace('\uFEFF', '')
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(';'))
      const row = rows.find(([type]) => type === '33')
      return ['Actividad receptor', 'Comuna'].map((heading) => row?.[heads.indexOf(heading)])
    }
    const { rows } = await life.pool.query<{ id: string }>(
      'select customer_id as id from transfers.v_paper where id = $1',
      [fromWireId('transfer', company.id)],
    )
    const owner = rows[0]?.id ?? ''
    await asOwner(life, 'delete from onboarding.company_part where company_id = $1', [owner])
    await asOwner(life, 'delete from onboarding.company_file where id = $1', [owner])
    const before = await invoice()
    expect(before?.activity).toBeUndefined()
    expect(before?.comuna).toBe('Santiago')
    expect(await fileRow()).toEqual(['', 'Santiago'])
    expect(await gaps()).toEqual({
      month,
      invoices: 1,
      incomplete: 1,
      withoutActivity: 1,
      withoutAddress: 0,
      withoutComuna: 0,
    })
    await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
      seedCompanyApplication(work, owner, { activity: 'Venta al por mayor de frutas' }, 'approved'),
    )
    expect((await invoice())?.activity).toBe('Venta al por mayor de frutas')
    expect(await fileRow()).toEqual(['Venta al por mayor de frutas', 'Santiago'])
    expect((await gaps()).incomplete).toBe(0)
  })

  it('over pages: each document once', async () => {
    const all = (await list()).items
    const found: TaxDocumentWire[] = []
    let next: string | undefined = ''
    while (next !== undefined) {
      const page: Listed = await list(`&limit=1${next === '' ? '' : `&after=${next}`}`)
      found.push(...page.items)
      next = page.next
    }
    expect(found).toEqual(all)
  })

  it('in every format: exactly the fees and IVA of the books', async () => {
    const { body } = await tesoreria.get<TrialBalanceWire>('/api/trial-balance')
    const balance = (code: string) =>
      BigInt(body.accounts.find((one) => one.code === code && one.currency === 'CLP')?.balance ?? '-1')
    const books = [balance('fee-income'), balance('iva-payable')]
    const earned = [person, company].map(({ price }) => amounts(price))
    expect(books).toEqual([
      earned.reduce((sum, { netMinor }) => sum + BigInt(netMinor), 0n),
      earned.reduce((sum, { ivaMinor }) => sum + BigInt(ivaMinor), 0n),
    ])
    const of = await total()
    expect([BigInt(of.netMinor), BigInt(of.ivaMinor)]).toEqual(books)
    expect(BigInt(of.totalMinor)).toBe((books[0] ?? 0n) + (books[1] ?? 0n))

    const json = JSON.parse((await exported('json')).bytes.toString('utf8')) as {
      totals: TaxMonthWire
      documents: TaxDocumentWire[]
    }
    expect(json.documents).toEqual((await list()).items)
    const summed = (part: 'netMinor' | 'ivaMinor') =>
      json.documents.reduce((sum, one) => sum + BigInt(one[part]) * (one.type === '61' ? -1n : 1n), 0n)
    expect([summed('netMinor'), summed('ivaMinor')]).toEqual(books)
    expect({ ...json.totals, until: '' }).toEqual({ ...of, until: '' })

    const rows = (await exported('csv')).bytes
      .toString('utf8')
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'))
    const [sheet] = await readSheets((await exported('xlsx')).bytes)
    expect(sheet?.data[0]).toEqual(rows[0])
    for (const [heading, wanted] of [
      ['Neto (CLP)', books[0]],
      ['IVA (CLP)', books[1]],
    ] as const) {
      const at = rows[0]?.indexOf(heading) ?? -1
      expect(BigInt(rows.slice(1).reduce((sum, row) => sum + Number(row[at]), 0))).toBe(wanted)
      expect(BigInt(sheet?.data.slice(1).reduce((sum, row) => sum + Number(row[at]), 0) ?? 0)).toBe(wanted)
    }
  })

  it('a lower amount for invoices afterwards: the documents of earlier fees stay as they were', async () => {
    const before = (await list()).items
    const data = { invoiceFromUsdCents: '1' }
    expect((await proposeSetting(tesoreria, settingKind.taxDocuments, data)).status).toBe(200)
    const oficial = await life.signedIn('oficial')
    expect((await confirmSetting(oficial, settingKind.taxDocuments)).body).toMatchObject({
      current: { data },
    })
    expect((await list()).items).toEqual(before)
  })

  it('only treasury and officers may view them, and every view is recorded', async () => {
    const soporte = await life.signedIn('soporte')
    expect((await exported('csv', soporte)).response.status).toBe(403)
    await exported('csv')
    const { rows } = await life.pool.query<{ facts: { format: string } }>(
      "select facts from platform.audit where action = 'export-tax-documents' order by at desc limit 1",
    )
    expect(rows[0]?.facts).toEqual({ month, format: 'csv' })
  })
})

test.each([
  ['person', 999_999n, '39'],
  ['person', 1_000_000n, '33'],
  ['company', 100n, '33'],
] as const)('a %s over %s cents: a %s', (kind, usdCents, type) => {
  const originator = { kind, name: 'x', rut: 'x', country: 'CL', address: undefined }
  expect(feeTypeOf({ originator, usdCents }, { invoiceFromUsdCents: 1_000_000n })).toBe(type)
})

test.each([
  ['2026-01', '2026-01-01T03:00:00.000Z', '2026-02-01T03:00:00.000Z'],
  ['2026-02', '2026-02-01T03:00:00.000Z', '2026-03-01T03:00:00.000Z'],
  ['2026-04', '2026-04-01T03:00:00.000Z', '2026-05-01T04:00:00.000Z'],
  ['2026-12', '2026-12-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
])('%s: begins and ends with its days in Santiago', (asked, from, to) => {
  const found = monthOf(asked)
  expect([found.from.toISOString(), found.to.toISOString()]).toEqual([from, to])
})
