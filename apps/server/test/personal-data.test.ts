import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApplicationWire } from '@puente/contract/customer'
import { applicantReady, registrationForm, rutNumbered, wholeDraft } from './applicant.ts'
import type { Client } from './client.ts'
import { startEnvironment, type RunningEnvironment } from './life.ts'
import { asOwner } from './owner.ts'
import { eventText, deliver } from './partner.ts'

/** Personal data of the people in this test, in every spelling that it uses. */
const people = [
  'Persona Demo',
  'Empresa Demo',
  'Representante Demo',
  'Analista Demo',
  'Oficial Demo',
  'Soporte Demo',
  'Gabriela Reservada',
  'Tercera Reservada',
  'Prueba Ejemplo',
  'Ana María',
  'Bloqueado Demo',
]
const ruts = ['11222333', '11.222.333', '76555444', '76.555.444', '15555000', '15.555.000']
const places = ['Calle de Prueba', 'Avenida Ficticia', 'Secret Road', '1990-05-17']
const accounts = ['778899001122', '002010077777777771', '021000021', '500100300', '91234567']
const mails = ['reservada@correo', 'persona@demo', 'empresa@demo', 'analista@demo', 'nadie-conocida@demo']
const secrets = [
  'Demo.Puente.2026',
  'una-clave-equivocada',
  'tres sillas azules',
  'sandbox-bank-key',
  'sandbox-rails-key',
]

let life: RunningEnvironment
const lines: string[] = []
const tokens: string[] = []

async function signedIn(name: Parameters<RunningEnvironment['signedIn']>[0]): Promise<Client> {
  const client = await life.signedIn(name)
  tokens.push(client.cookie?.split('=')[1] ?? '')
  return client
}

const recipient = (name: string, accountNumber: string) => ({
  name,
  details: {
    routingNumber: '021000021',
    accountNumber,
    accountType: 'checking',
    street: '7 Secret Road',
    city: 'New York',
    state: 'NY',
    postalCode: '10001',
  },
})

/** Performs one of every action, successful and failed. */
beforeAll(async () => {
  life = await startEnvironment({ onLog: (line) => void lines.push(line) })
  // Delivered events are deleted, so a copy keeps all of them.
  await asOwner(life, 'create table public.received as table platform.outbox with no data')
  await asOwner(
    life,
    `create function public.deliver() returns trigger language plpgsql security definer as
     'begin insert into public.received select new.*; return new; end'`,
  )
  await asOwner(
    life,
    'create trigger received after insert on platform.outbox for each row execute function public.deliver()',
  )
  const [persona, empresa] = [await signedIn('persona'), await signedIn('empresa')]
  const [analista, oficial, soporte] = [
    await signedIn('analista'),
    await signedIn('oficial'),
    await signedIn('soporte'),
  ]
  await delivered(persona)
  await refused(analista, oficial, persona)
  await returned(empresa)
  await badTries(persona, soporte)
  await troubled(persona)
  await signedUp()
}, 120_000)
afterAll(async () => life?.close())

async function delivered(persona: Client): Promise<void> {
  const ordered = await life.order(persona, { recipient: recipient('Gabriela Reservada', '778899001122') })
  await life.pay(persona, ordered.id, { amount: '50000', account: 'otra' })
  await life.pay(persona, ordered.id)
  await life.transferTo({
    rut: '11.222.333-9',
    name: 'Persona Demo',
    amount: '7000',
    reference: 'Gabriela Reservada sin referencia',
  })
  await life.reaches(persona, ordered.id, 'delivered')
}

/** A new user with a complete application, a known e-mail, and a RUT that has an account. */
async function signedUp(): Promise<void> {
  await life.customer().post('/api/registrations', registrationForm('persona@demo.puente.test'))
  for (const [nth, rut] of [rutNumbered(15_555_000), '11.222.333-9'].entries()) {
    const { client } = await applicantReady(life, `gabriela${nth}.reservada@correo.cl`, wholeDraft(rut))
    await client.put('/api/application', { rut: '15.555.000-X', birthDate: '1990-05-17 ' })
    await client.post('/api/application/submission')
    const ended = nth === 0 ? 'confirmed' : 'not-confirmed'
    await vi.waitFor(
      async () => expect((await client.get<ApplicationWire>('/api/application')).body.status).toBe(ended),
      { timeout: 60_000 },
    )
  }
}

async function refused(analista: Client, oficial: Client, persona: Client): Promise<void> {
  const ordered = await life.order(persona, { recipient: recipient('Bloqueado Demo', '778899001123') })
  const { body } = await analista.get<{ items: { id: string; transferId: string }[] }>('/api/reviews')
  const path = `/api/reviews/${body.items.find(({ transferId }) => transferId === ordered.id)?.id}`
  await analista.get(path)
  await analista.post(`${path}/proposal`, { outcome: 'refuse', note: 'Coincide' })
  await oficial.decide(`${path}/decision`, 'confirm')
  await life.reaches(persona, ordered.id, 'stopped')
}

async function returned(empresa: Client): Promise<void> {
  const ordered = await life.order(empresa, {
    corridorId: 'mx-mxn',
    recipient: { name: 'Tercera Reservada Devuelve', details: { clabe: '002010077777777771' } },
  })
  await life.pay(empresa, ordered.id)
  await life.reaches(empresa, ordered.id, 'needs-correction')
  await empresa.post(`/api/transfers/${ordered.id}/correction`, {
    name: 'Tercera Reservada Rojas Devuelve',
    details: { clabe: '002010077777777771' },
  })
  await life.reaches(empresa, ordered.id, 'needs-correction')
  await empresa.post(`/api/transfers/${ordered.id}/refund-choice`, {})
  await life.reaches(empresa, ordered.id, 'refunded')
}

/** Personal data in unexpected fields: wrong passwords, malformed bodies, addresses, headers. */
async function badTries(persona: Client, soporte: Client): Promise<void> {
  await life.customer().signIn('nadie-conocida@demo.puente.test', 'una-clave-equivocada')
  await life.customer().signIn('persona@demo.puente.test', 'una-clave-equivocada')
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'Gabriela-Reservada-778899001122' }
  await persona.send('POST', '/api/recipients', {
    headers,
    body: '{"name":"Gabriela Reservada","details":{"accountNumber":"778899001122"',
  })
  await persona.send('POST', '/api/recipients', {
    headers,
    body: JSON.stringify({ name: 'Gabriela Reservada', rut: '11.222.333-9' }),
  })
  await persona.get('/api/transfers/Gabriela%20Reservada')
  await persona.get('/api/nowhere/11.222.333-9?name=Gabriela%20Reservada')
  await soporte.get('/api/transfers?search=11.222.333-9')
  await soporte.get('/api/transfers?search=Gabriela%20Reservada')
  const text = eventText('payment.confirmed', { paymentId: 'Gabriela Reservada 11.222.333-9' })
  await deliver(life.listeners.customer, 'bank', text, { secret: 'wrong' })
}

/** Jobs, events and requests that fail, with the database's error messages. */
async function troubled(persona: Client): Promise<void> {
  const before = lines.length
  await asOwner(life, 'alter table payins.payment add constraint broken check (amount_minor <> 81234)')
  await life.transferTo({
    rut: '11.222.333-9',
    name: 'Persona Demo',
    amount: '81234',
    reference: 'Gabriela Reservada',
  })
  await vi.waitFor(() => expect(lines.slice(before).join('')).toContain('broken'), { timeout: 60_000 })
  await asOwner(life, 'alter table payins.payment drop constraint broken')
  await asOwner(
    life,
    "alter table recipients.recipient add constraint broken check (account_ending <> '4455')",
  )
  const failed = await persona.post('/api/recipients', {
    corridorId: 'us-usd',
    kind: 'person',
    relationship: 'family',
    ...recipient('Gabriela Reservada', '7788990044 55'),
  })
  expect(failed.status).toBe(500)
  await life.controlSandbox('/control/failures', { partner: 'names', kind: 'error-500', calls: 1 })
  await persona.get('/api/transfers')
}

/** The occurrences of personal data in a text, with some context. */
const found = (text: string, needles: readonly string[]): string[] =>
  needles.flatMap((needle) => {
    const at = text.toLowerCase().indexOf(needle.toLowerCase())
    return at < 0 ? [] : [`${needle}: …${text.slice(Math.max(0, at - 120), at + needle.length + 20)}…`]
  })
const personal = [...people, ...ruts, ...places, ...accounts, ...mails, ...secrets]

describe('the log', () => {
  it('after one of every action, at level trace: no personal data and no secret', () => {
    const text = lines.join('')
    expect(found(text, [...personal, ...tokens])).toEqual([])
    // The log must still name what failed.
    expect(text).toContain('job round failed')
    expect(text).toContain('"route":"/api/recipients","msg":"failure"')
  })
})

describe('the stored data', () => {
  const textOf = async (table: string) =>
    (await asOwner<{ line: string }>(life, `select row_to_json(r)::text as line from ${table} r`))
      .map(({ line }) => line)
      .join('\n')

  it.each([
    ['public.received'],
    ['platform.handled'],
    ['platform.audit'],
    ['platform.partner_call'],
    ['ledger.journal'],
    ['ledger.transfer'],
    ['ledger.account'],
    ['transfers.event'],
    ['approvals.approval'],
    ['graphile_worker._private_jobs'],
  ])('%s: ids and plain facts only', async (table) => {
    expect(found(await textOf(table), [...personal, ...tokens])).toEqual([])
  })

  it('the checked tables: contain rows', async () => {
    for (const table of [
      'public.received',
      'platform.handled',
      'platform.audit',
      'ledger.journal',
      'transfers.event',
    ])
      expect((await textOf(table)).length, table).toBeGreaterThan(500)
  })

  it('any other table: personal data only in encrypted columns', async () => {
    const tables = await asOwner<{ name: string }>(
      life,
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const faults: string[] = []
    for (const { name } of tables) {
      faults.push(...found(await textOf(name), [...personal, ...tokens]).map((fault) => `${name} ${fault}`))
    }
    expect(faults).toEqual([])
  })
})
