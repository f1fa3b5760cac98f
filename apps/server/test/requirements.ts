import { toWireId } from '@puente/contract'
import type { DocumentFacts, StaffDocumentWire } from '@puente/contract/staff'
import { expect } from 'vitest'
import { pendingItemJobs } from '../src/modules/pending-items/index.ts'
import { quoteJobs } from '../src/modules/quotes/index.ts'
import { pendingRules } from '../src/wiring/rules/pending-rules.ts'
import type { Answer, Client } from './client.ts'
import type { Made } from './companies.ts'
import { hours } from './test-clock.ts'
import { pdf, photo, sendFile, type Announced } from './uploads.ts'
import type { TestEnvironment } from './world.ts'

export type ReadOnCard = NonNullable<DocumentFacts['identity']>

/** The facts that staff read on a card that is valid for years. */
export const cardOf = (name: string, more: Partial<ReadOnCard> = {}): ReadOnCard => ({
  type: 'chilean-id',
  nationality: 'CL',
  number: 'A012345678',
  name,
  printedEnd: '2035-05-20',
  ...more,
})

/** Uploads one side of an identity document. Returns its id. */
export const sendSide = async ({ client }: Pick<Made, 'client'>, side: 'front' | 'back'): Promise<string> =>
  sent(client, await photo(), { kind: 'identity', side, page: 1 })

/** Uploads any other document of a customer. Returns its id. */
export const sendPaper = async ({ client }: Pick<Made, 'client'>, kind: string, page = 1): Promise<string> =>
  sent(client, await pdf(), { kind, page, fileName: `${kind}.pdf` })

async function sent(client: Client, bytes: Uint8Array, announced: Announced): Promise<string> {
  const { status, body } = await sendFile(client, bytes, announced)
  expect([status, body.code]).toEqual([201, undefined])
  return body.id
}

/** Staff accept a document with the facts that they read on it. */
export const accept = async (
  staff: Client,
  id: string,
  facts?: DocumentFacts,
): Promise<Answer<StaffDocumentWire>> =>
  staff.post<StaffDocumentWire>(`/api/documents/${id}/verdict`, {
    verdict: 'accepted',
    seen: await staff.openFile(id),
    ...(facts === undefined ? {} : { facts }),
  })

/** Staff refuse a document, or request an accepted one again. */
export const turnDown = (
  staff: Client,
  id: string,
  reason: string,
  verdict: 'refused' | 'ask-again' = 'refused',
): Promise<Answer<StaffDocumentWire>> =>
  staff.post<StaffDocumentWire>(`/api/documents/${id}/verdict`, { verdict, reason })

/** Uploads both sides of a card and has staff accept them. */
export async function shows(
  one: Made,
  staff: Client,
  read: ReadOnCard,
): Promise<{ front: string; back: string }> {
  const [front, back] = [await sendSide(one, 'front'), await sendSide(one, 'back')]
  expect((await accept(staff, back)).status).toBe(200)
  const answer = await accept(staff, front, { identity: read })
  expect([answer.status, answer.body.fields]).toEqual([200, undefined])
  return { front, back }
}

/** The address at the back office of a customer's document requirements. */
export const requirementsPath = ({ customerId }: Pick<Made, 'customerId'>): string =>
  `/api/customers/${toWireId('customer', customerId)}/requirements`

/** Runs the worker's settlement of items that the clock changes. */
export async function follow(world: TestEnvironment): Promise<void> {
  const job = pendingItemJobs(pendingRules).find(({ name }) => name === 'pending-items.clock')
  while (((await job?.round(world.runtime)) ?? 0) > 0) continue
}

/** Moves the clock by days, keeps rates fresh, and settles items. */
export async function pass(world: TestEnvironment, days: number): Promise<void> {
  await world.moveClock(hours(24) * days)
  for (const job of quoteJobs(world.ports)) await job.round(world.runtime)
  await follow(world)
}
