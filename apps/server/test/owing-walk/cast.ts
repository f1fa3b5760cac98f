import { expect } from 'vitest'
import { createUser, hashPassword, setProvenPhone } from '../../src/modules/access/index.ts'
import { createCustomer } from '../../src/modules/customers/index.ts'
import { seedApplication, seedCompanyApplication } from '../../src/modules/onboarding/index.ts'
import { settle } from '../../src/modules/pending-items/index.ts'
import type { Work } from '../../src/platform/work.ts'
import { pendingRules } from '../../src/wiring/rules/pending-rules.ts'
import { readDemoCompany } from '../../src/wiring/seed/demo-data.ts'
import { rightDocument, type Applications } from '../applications.ts'
import type { Client } from '../client.ts'
import { customerMade, type Made } from '../companies.ts'
import { rutOf } from '../walk/people.ts'
import type { TestEnvironment } from '../world.ts'

const system = { kind: 'system', name: 'test' } as const

/** The people of a random scenario, and what they have done so far. */
export interface Cast {
  readonly world: TestEnvironment
  readonly staff: Readonly<Record<'analista' | 'oficial' | 'admin', Client>>
  readonly files: Applications
  /** May send, and has no outstanding items at first. */
  readonly person: Made
  readonly company: Made
  /** Registered, with an application ready to submit. */
  readonly newcomer: Made
  /** A company that has not supplied its data yet. */
  readonly founder: Made
  /** The uploaded documents, by wire id, for staff to decide. */
  readonly sent: string[]
  /** Registrations with an unverified e-mail, by wire id. */
  readonly begun: string[]
  /** Runs module functions in a separate work. */
  readonly work: <T>(body: (work: Work) => Promise<T>) => Promise<T>
}

/** A step of a scenario. A number selects the details, so that equal numbers do the same. */
export type Step = (cast: Cast, chance: number) => Promise<unknown>

/** An element of a list, selected by the number. */
export const pick = <const Many extends readonly [unknown, ...unknown[]]>(
  list: Many,
  chance: number,
): Many[number] => list[chance % list.length]

/** A step that usually runs its precondition first, and sometimes does not. */
export const after =
  (first: Step, step: Step): Step =>
  async (cast, chance) => {
    if (chance % 5 > 0) await first(cast, chance)
    await step(cast, chance)
  }

/** Expects a success or a refusal, not a server error. */
export async function answered<A extends { readonly status: number; readonly body: unknown }>(
  answer: Promise<A>,
): Promise<A> {
  const { status, body, ...rest } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  return { status, body, ...rest } as A
}

/** Creates the people of one scenario. The environment may have people of earlier ones. */
export async function castOf(
  world: TestEnvironment,
  staff: Cast['staff'],
  files: Applications,
): Promise<Cast> {
  const work: Cast['work'] = (body) => world.runtime.work(system, body)
  const person = await customerMade(world, { kind: 'person', name: 'Ana Paseo Prueba' })
  const company = await customerMade(world, { kind: 'company', name: 'Paseo de Prueba SpA' })
  const founder = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA', papers: false })
  const received = await readDemoCompany()
  await work(async (one) => {
    await seedCompanyApplication(
      one,
      company.customerId,
      { ...received, legalName: 'Paseo de Prueba SpA' },
      'approved',
    )
    // New customers are not active in reality; `createCustomer` does not settle items, so it is done here.
    const made = [person, company, founder].map(({ customerId }) => customerId)
    await settle(one, pendingRules, made)
  })
  const newcomer = await newcomerOf(world, work)
  return { world, staff, files, person, company, newcomer, founder, sent: [], begun: [], work }
}

let hash: ReturnType<typeof hashPassword> | undefined
let made = 0

/** Creates a customer who may only see prices, with a user. */
export async function strangerMade(
  work: Work,
  world: Pick<TestEnvironment, 'password'>,
  name: string,
): Promise<{ readonly customerId: string; readonly userId: string; readonly email: string }> {
  const password = await (hash ??= hashPassword(world.password))
  const stranger = { kind: 'person', name, status: 'quote-only', level: 'basic', country: 'CL' } as const
  const customerId = (await createCustomer(work, stranger))?.id ?? ''
  const email = `extranjera-${work.id()}@demo.puente.test`
  const userId = (await createUser(work, { email, name, password, customerIds: [customerId] })) ?? ''
  return { customerId, userId, email }
}

async function newcomerOf(world: TestEnvironment, work: Cast['work']): Promise<Made> {
  made += 1
  const names = { givenNames: 'Ana María', surnames: 'Prueba Ejemplo' }
  const stranger = await work(async (one) => {
    const found = await strangerMade(one, world, `${names.givenNames} ${names.surnames}`)
    const phone = `+5697${String(1_000_000 + made)}`
    await setProvenPhone(one, found.userId, phone)
    const file = {
      ...names,
      rut: rutOf(15_900_000 + made),
      birthDate: '1990-05-17',
      nationality: 'CL',
      documentNumber: rightDocument,
      address: { street: 'Calle de Prueba', number: '12', comuna: '13120' },
      phone,
    }
    await seedApplication(one, found, file, 'draft')
    return found
  })
  const client = world.customer()
  await client.signIn(stranger.email, world.password)
  await world.prove(client)
  return { ...stranger, client }
}
