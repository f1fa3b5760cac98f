import type { CompanyFileView, CompanyPersonWire } from '@puente/contract/customer'
import { expect } from 'vitest'
import type { Answer } from './client.ts'
import { customerMade, wholeCompany, type Made } from './companies.ts'
import { photo, sendFile } from './uploads.ts'
import type { TestEnvironment } from './world.ts'

const path = '/api/company-file'

/** A card that is valid for years, as a company announces it. */
export const announcedCard = { type: 'chilean-id', printedEnd: '2035-05-20' } as const

/** The application of a company as its members see it. */
export const companyView = async ({ client }: Made): Promise<CompanyFileView> =>
  (await client.get<CompanyFileView>(path)).body

/** A person who has to be identified, by name. */
export async function personNamed(made: Made, name: string): Promise<CompanyPersonWire> {
  const found = (await companyView(made)).people.find((one) => one.name === name)
  if (found === undefined) throw new Error(`${name} does not have to be identified`)
  return found
}

/** Announces the document of a person. */
export const announcePerson = async (
  made: Made,
  name: string,
  said: object,
): Promise<Answer<CompanyFileView>> =>
  made.client.put<CompanyFileView>(`${path}/people/${(await personNamed(made, name)).ref}`, said)

/** Uploads a side of a document at the page of a person. Returns its id. */
export async function sendPersonSide(
  { client }: Made,
  page: number | undefined,
  side: 'front' | 'back',
  picture?: Uint8Array,
): Promise<string> {
  const place = { kind: 'company-person-identity', side, page: page ?? 0 }
  const { status, body } = await sendFile(client, picture ?? (await photo()), place)
  expect([status, body.code]).toEqual([201, undefined])
  return body.id
}

/** Announces a card and uploads both sides. Returns the ids of the front and the back. */
export async function sendPersonCard(made: Made, name: string): Promise<readonly [string, string]> {
  await announcePerson(made, name, announcedCard)
  const { page } = await personNamed(made, name)
  return [await sendPersonSide(made, page, 'front'), await sendPersonSide(made, page, 'back')]
}

/** A company with one person, who represents it and owns all of it. */
export async function companyOfOne(world: TestEnvironment): Promise<Made> {
  const made = await customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
  const [person] = wholeCompany().representatives ?? []
  await made.client.ask('PATCH', path, {
    ...wholeCompany(),
    owners: [{ ...person, share: '100', controls: true }],
  })
  return made
}
