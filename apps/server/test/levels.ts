import { toWireId } from '@puente/contract'
import type { LevelDeclaration, LevelView } from '@puente/contract/customer'
import type { WaitingLevelApplication } from '@puente/contract/staff'
import { seedIdentity } from '../src/modules/requirements/index.ts'
import { customerDocumentPdf } from '../src/wiring/seed/customer-document-pdf.ts'
import type { Client } from './client.ts'
import { customerMade, type Made } from './companies.ts'
import type { TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const

/** What a person declares who is not politically exposed. */
export const declared: LevelDeclaration = {
  income: 'up-to-3m',
  purposes: ['family-support'],
  exposure: 'none',
}

/** Puts a valid Chilean identity card of the customer on file. */
export const identityOnFile = (world: TestEnvironment, { customerId, userId }: Made): Promise<void> =>
  world.runtime.work(system, (work) =>
    seedIdentity(
      work,
      { customerId, userId, files: world.ports.files, pdfOf: customerDocumentPdf },
      {
        type: 'chilean-id',
        nationality: 'CL',
        name: 'Nivel Prueba',
        number: work.id(),
        printedEnd: '2040-01-01',
      },
    ),
  )

/** A person at the basic level whose profile is complete and whose identity card is on file. */
export async function basicPerson(world: TestEnvironment): Promise<Made> {
  const person = await customerMade(world, { kind: 'person', name: 'Nivel Prueba', level: 'basic' })
  await identityOnFile(world, person)
  await person.client.put('/api/profile', {
    occupation: 'retired',
    address: { street: 'Calle de Prueba', number: '12', comuna: '13120' },
  })
  return person
}

/** Applies for the next level with this declaration, and returns the application's view. */
export async function applied(client: Client, change: LevelDeclaration = {}): Promise<LevelView> {
  await client.ask('PATCH', '/api/level-declaration', { ...declared, ...change })
  const { status, body } = await client.post<LevelView>('/api/level-applications/submission')
  if (status !== 202) throw new Error(`the application was not accepted: ${status} ${JSON.stringify(body)}`)
  return body
}

/** The path of the application of a customer that waits for staff. */
export async function applicationPath(officer: Client, { customerId }: Made): Promise<string> {
  const { body } = await officer.get<{ items: WaitingLevelApplication[] }>(
    '/api/level-applications?limit=100',
  )
  const found = body.items.find(({ customer }) => customer.id === toWireId('customer', customerId))
  if (found === undefined) throw new Error('no application waits')
  return `/api/level-applications/${found.id}`
}
