import { fromWireId } from '@puente/contract'
import { rutCheckDigit } from '@puente/contract/corridors'
import type { CustomerSession } from '@puente/contract/customer'
import { vi } from 'vitest'
import { codeToSend } from '../src/modules/access/index.ts'
import type { Client } from './client.ts'
import { inboxOf } from './inbox.ts'
import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const

/**
 * The newest code for a registration or a user: from the outbox, or where a worker runs from the inbox. Undefined when
 * there is none.
 */
export async function codeFor(world: TestEnvironment, subject: string): Promise<string | undefined> {
  const [row] = await asOwner<{ id: string; address: Buffer }>(
    world,
    'select id, address from access.code where subject = $1 order by created_at desc, id desc limit 1',
    [subject],
  )
  if (row === undefined) return undefined
  const found = await world.runtime.work(system, async (work) => ({ code: await codeToSend(work, row.id) }))
  if (found.code !== undefined) return found.code.code
  const [message] = await asOwner<{ id: string }>(
    world,
    `select id from notifications.message where subject_id = $1 and template = 'code'
     order by created_at desc limit 1`,
    [subject],
  )
  if (message === undefined) return undefined
  const to = world.runtime.vault.decrypt('access.code.address', row.address, row.id)
  return vi.waitFor(
    async () => {
      const arrived = (await inboxOf(world, to)).find(({ reference }) => reference === message.id)
      if (arrived === undefined) throw new Error('the code has not arrived')
      return /\b[0-9]{6}\b/.exec(arrived.text)?.[0]
    },
    { timeout: 60_000, interval: 50 },
  )
}

/** A registration form, which anyone may send. */
export const registrationForm = (email: string) => ({
  givenNames: 'Ana María',
  surnames: 'Prueba Ejemplo',
  email,
  password: 'tres sillas azules 9',
  accepts: { termsOfUse: 1, privacyNotice: 1 },
})

export interface Registered {
  readonly client: Client
  readonly session: CustomerSession
  readonly userId: string
  readonly customerId: string
}

let strangers = 0

/** An unused network address, because limits count by network. */
const nextAddress = (): string => `10.${(strangers += 1) >> 8}.${strangers & 255}.9`

/** Registers a new user, from the form to the open session. */
export async function register(world: TestEnvironment, email: string): Promise<Registered> {
  const client = world.customer(nextAddress())
  const started = await client.post<{ registrationId: string }>('/api/registrations', registrationForm(email))
  const id = started.body.registrationId
  const code = await codeFor(world, fromWireId('registration', id) ?? '')
  const { status, body: session } = await client.post<CustomerSession>(
    `/api/registrations/${id}/verification`,
    {
      code,
    },
  )
  if (status !== 201) throw new Error(`${email} could not register: ${status}`)
  return {
    client,
    session,
    userId: fromWireId('user', session.user.id) ?? '',
    customerId: fromWireId('customer', session.actingAs.id) ?? '',
  }
}

/** A RUT of a person, with its check digit. */
export const rutNumbered = (body: number): string => `${body}-${rutCheckDigit(String(body))}`

let phones = 0

/** An unused mobile number, because codes are limited by number. */
export const nextPhone = (): string => `9 ${String(61_000_000 + (phones += 1)).replace(/(\d{4})$/, ' $1')}`

/**
 * A complete application. The registry does not have this RUT, so the last digit of the document decides: even
 * matches.
 */
export const wholeDraft = (rut: string, documentNumber = '500.100.300') => ({
  rut,
  givenNames: 'Ana  María',
  surnames: 'Prueba Ejemplo',
  birthDate: '1990-05-17',
  nationality: 'CL',
  documentNumber,
  address: { street: 'Calle de Prueba', number: '12', unit: 'Depto 3', comuna: '13120' },
  phone: nextPhone(),
  occupation: 'Profesora',
})

/** Verifies the phone of the application. */
export async function provePhone(world: TestEnvironment, { client, userId }: Registered): Promise<void> {
  const asked = await client.post('/api/application/phone-codes')
  if (asked.status >= 300) throw new Error(`no code was sent: ${asked.status} ${JSON.stringify(asked.body)}`)
  const { status, body } = await client.post('/api/application/phone-verification', {
    code: await codeFor(world, userId),
  })
  if (status !== 200) throw new Error(`the phone could not be proven: ${status} ${JSON.stringify(body)}`)
}

/** Registers a new user and completes their application, ready to submit. */
export async function applicantReady(
  world: TestEnvironment,
  email: string,
  draft: ReturnType<typeof wholeDraft>,
): Promise<Registered> {
  const registered = await register(world, email)
  const saved = await registered.client.put('/api/application', draft)
  if (saved.status !== 200) throw new Error(`the file was not kept: ${JSON.stringify(saved.body)}`)
  await provePhone(world, registered)
  return registered
}
