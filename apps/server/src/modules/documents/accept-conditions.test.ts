import { fromWireId } from '@puente/contract'
import type { CaseDecision, StaffDocumentWire, StaffLevelApplication } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClamd, type ClamdWorld } from '../../../test/clamd.ts'
import type { Client } from '../../../test/client.ts'
import type { Made } from '../../../test/companies.ts'
import { applicationPath, applied, basicPerson } from '../../../test/levels.ts'
import { asOwner } from '../../../test/owner.ts'
import { pdf, sendFile } from '../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

const note = { note: 'Antecedentes en orden' }

let clamd: ClamdWorld
let world: TestEnvironment
let analyst: Client
let officer: Client
beforeAll(async () => {
  clamd = await openClamd()
  world = await createEnvironment({ env: { CLAMD_URL: clamd.url } })
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
})
afterAll(async () => {
  await world?.close()
  await clamd?.close()
})

/** A person with a document that waits. */
async function sent(page = 1): Promise<{ person: Made; id: string }> {
  const person = await basicPerson(world)
  return { person, id: await sentBy(person, page) }
}
const sentBy = async ({ client }: Made, page = 1): Promise<string> =>
  (await sendFile(client, await pdf(), { kind: 'source-of-funds', page, fileName: 'renta.pdf' })).body.id

/** The document as its page shows it, without opening the file. */
async function shown(staff: Client, id: string) {
  const { body } = await staff.get<StaffDocumentWire>(`/api/documents/${id}`)
  const { sha256 = '', scan = 'not-scanned', openedAt } = body.detail ?? {}
  return { seen: { id, sha256, scan }, openedAt }
}
const accept = (staff: Client, id: string, seen?: object) =>
  staff.post<StaffDocumentWire>(`/api/documents/${id}/verdict`, { verdict: 'accepted', seen })
const inspect = (staff: Client, id: string) =>
  staff.post<StaffDocumentWire>(`/api/documents/${id}/inspection`, {})
const setScan = (id: string, scan: string) =>
  asOwner(world, 'update documents.document set scan = $2 where id = $1', [fromWireId('document', id), scan])

test('a file that somebody else opened: cannot be accepted by who did not open it', async () => {
  const { id } = await sent()
  await officer.openFile(id)
  const { seen, openedAt } = await shown(analyst, id)
  expect(openedAt).toBeUndefined()
  const refused = await accept(analyst, id, seen)
  expect([refused.status, refused.body.code, refused.body.facts]).toEqual([
    409,
    'document-not-opened',
    { documentId: id },
  ])
  await analyst.openFile(id)
  expect((await shown(analyst, id)).openedAt).toMatch(/^\d{4}-/)
  expect((await accept(analyst, id, seen)).body.state).toBe('accepted')
})

test('an acceptance that names no file: refused at the field; one with a refusal too', async () => {
  const { id } = await sent()
  const seen = await analyst.openFile(id)
  expect((await accept(analyst, id)).body.fields).toEqual([{ at: 'seen', fault: 'required' }])
  const body = { verdict: 'refused', reason: 'glare', seen }
  expect((await analyst.post(`/api/documents/${id}/verdict`, body)).body.fields).toEqual([
    { at: 'seen', fault: 'unknown-field' },
  ])
})

test('the file before the one on hand: opened, and neither it nor its hash accepts the new one', async () => {
  const { person, id: first } = await sent()
  const older = await analyst.openFile(first)
  const second = await sentBy(person)
  expect((await accept(analyst, first, older)).body.code).toBe('document-decided')
  expect((await accept(analyst, second, older)).body.code).toBe('document-changed')
  expect((await accept(analyst, second, { ...older, id: second })).body.code).toBe('document-changed')
  const { seen } = await shown(analyst, second)
  expect((await accept(analyst, second, seen)).body.code).toBe('document-not-opened')
})

test('a file that the scanner did not inspect: refused until it is inspected', async () => {
  const { id } = await sent()
  await setScan(id, 'not-scanned')
  const seen = await analyst.openFile(id)
  expect((await accept(analyst, id, seen)).body.code).toBe('document-not-inspected')
  expect((await inspect(analyst, id)).body.detail?.scan).toBe('clean')
  // What was shown is older than the answer of the scanner.
  expect((await accept(analyst, id, seen)).body.code).toBe('document-changed')
  expect((await accept(analyst, id, { ...seen, scan: 'clean' })).status).toBe(200)
})

test('a scanner that finds something later: the file cannot be accepted, and can be refused', async () => {
  const { id } = await sent()
  clamd.says = 'stream: Demo.Virus FOUND\0'
  expect((await inspect(analyst, id)).body.detail?.scan).toBe('infected')
  clamd.says = undefined
  expect((await accept(analyst, id, await analyst.openFile(id))).body.code).toBe('document-unsafe')
  const body = { verdict: 'refused', reason: 'not-the-original' }
  expect((await analyst.post(`/api/documents/${id}/verdict`, body)).status).toBe(200)
})

test('a scanner that does not answer: named as the reason, and the verdict stays', async () => {
  const { id } = await sent()
  clamd.says = 'ERROR\0'
  const { status, body } = await inspect(analyst, id)
  clamd.says = undefined
  expect([status, body.code, body.facts]).toEqual([503, 'unavailable', { part: 'scanner' }])
  expect((await shown(analyst, id)).seen.scan).toBe('clean')
})

test('a level: granted only by who opened every file that was shown, as it is now', async () => {
  const { person } = await sent()
  await applied(person.client)
  const path = await applicationPath(officer, person)
  await asOwner(world, `update documents.document set scan = 'clean'`)
  const grant = (seen?: object[]) => analyst.post<StaffLevelApplication>(`${path}/grant`, { ...note, seen })
  expect((await grant()).body.code).toBe('document-changed')
  const { files } = (await analyst.get<StaffLevelApplication>(path)).body.review
  expect(files.map(({ kind }) => kind).toSorted()).toEqual(['identity', 'identity', 'source-of-funds'])
  const listed = files.map(({ id, sha256, scan }) => ({ id, sha256, scan }))
  expect((await grant(listed)).body.code).toBe('document-not-opened')
  const seen = await analyst.openFiles(path)
  await sentBy(person, 2)
  expect((await grant(seen)).body.code).toBe('document-changed')
  expect((await grant(await analyst.openFiles(path))).body.status).toBe('granted')
  const { body } = await officer.get<{ items: CaseDecision[] }>(
    `/api/case-decisions?id=${path.split('/').at(-1)}`,
  )
  const documents = body.items[0]?.documents ?? []
  expect(documents.map(({ scan, opened }) => [scan, opened.length])).toEqual(
    Array.from({ length: 4 }, () => ['clean', 1]),
  )
  expect(documents[0]?.opened[0]).toMatchObject({ by: { name: expect.stringMatching(/\S/) } })
})

test('the second person of a proposal: confirms only after opening the files, and only those of the proposal', async () => {
  const person = await basicPerson(world)
  await applied(person.client, { exposure: 'self', exposureText: 'Alcaldesa' })
  const path = await applicationPath(officer, person)
  const decide = async () =>
    officer.post(`/api/approvals/${await officer.proposalAt(`${path}/decision`)}/decision`, {
      decision: 'confirm',
    })
  expect((await analyst.accept<StaffLevelApplication>(`${path}/grant`, note)).body.proposal).toBeDefined()
  expect((await decide()).body.code).toBe('document-not-opened')
  await sentBy(person)
  await officer.openFiles(path)
  expect((await decide()).body.code).toBe('document-changed')
})
