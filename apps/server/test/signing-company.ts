import { toWireId } from '@puente/contract'
import type { CustomerSession, QuoteWire, SignatureRequestWire } from '@puente/contract/customer'
import { insertMember } from '../src/modules/access/index.ts'
import { replaceSigningPowers } from '../src/modules/customers/index.ts'
import { customerMade, type Made } from './companies.ts'
import { newOrder } from './samples/orders.ts'
import type { TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const

/** A rule of powers: positions of the members who sign, and how many of them. */
export interface PowersRule {
  readonly signers: readonly number[]
  readonly signatures: number
  readonly limitUsd?: number
}

/** A company with joint powers, and the members who act for it. */
export interface SigningCompany {
  readonly rut: string
  readonly customerId: string
  readonly members: readonly Made[]
  /** Records newer powers. */
  record(...rules: readonly PowersRule[]): Promise<void>
}

/** The rule that two members sign together. */
export const bothSign: PowersRule = { signers: [0, 1], signatures: 2 }

/** Creates a company with members who are all signed in and act for it. The first is its administrator. */
export async function signingCompany(
  world: TestEnvironment,
  { size = 2, rules = [bothSign] }: { readonly size?: number; readonly rules?: readonly PowersRule[] } = {},
): Promise<SigningCompany> {
  const first = await customerMade(world, { kind: 'company', name: 'Firmas de Prueba SpA' })
  const { customerId } = first
  const members: Made[] = [first]
  for (let at = 1; at < size; at += 1) {
    const person = await customerMade(world, { kind: 'person', name: `Firma ${at} Prueba` })
    await world.runtime.work(system, (work) =>
      insertMember(work, { customerId, userId: person.userId, role: 'operator' }),
    )
    await person.client.put('/api/session/customer', { customerId: toWireId('customer', customerId) })
    members.push({ ...person, customerId })
  }
  const emails = await Promise.all(
    members.map(async ({ client }) => (await client.get<CustomerSession>('/api/session')).body.user.email),
  )
  const signers = emails.map((email, at) => ({ name: `Firma ${at} Prueba`, rut: `${at + 1}-9`, email }))
  const record = (...recorded: readonly PowersRule[]) =>
    world.runtime.work(system, (work) =>
      replaceSigningPowers(work, customerId, { documentId: work.id(), signers, rules: recorded }),
    )
  await record(...rules)
  return { customerId, rut: first.rut, members, record }
}

/** The path of a request for signatures. */
export const requestPath = (id: string, rest = ''): string => `/api/signature-requests/${id}${rest}`

/** Requests the signatures on a new order. */
export const requested = async ({ client }: Pick<Made, 'client'>, order?: unknown) =>
  client.post<SignatureRequestWire>('/api/signature-requests', order ?? (await newOrder(client)))

/** Signs a request at the amount that it shows. */
export const sign = ({ client }: Pick<Made, 'client'>, id: string, shownSendMinor = '200000') =>
  client.post<SignatureRequestWire>(requestPath(id, '/signatures'), { shownSendMinor })

/** A quote of a fixed amount to receive. */
export const receiveQuote = async ({ client }: Pick<Made, 'client'>, amount: string) =>
  (await client.post<QuoteWire>('/api/quotes', { corridorId: 'us-usd', side: 'receive', amount })).body
