import type { DocumentWire } from '@puente/contract/customer'
import type { StaffDocumentWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { documentOf, seeded } from '../../../../test/drawn-documents.ts'
import { asOwner } from '../../../../test/owner.ts'
import { photographed } from '../../../../test/photographed.ts'
import { photo, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { createDueCheck } from '../../../platform/jobs/due.ts'
import { documentJobs } from '../index.ts'
import { readingLimits, readWaiting } from './read-waiting.ts'

let world: TestEnvironment
let persona: Client
let analista: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  persona = await world.signedIn('persona')
  analista = await world.signedIn('analista')
})
afterAll(() => world?.close())

const back = { kind: 'identity', side: 'back', page: 1 }
const readingOf = async (id: string) => (await persona.get<DocumentWire>(`/api/documents/${id}`)).body.reading
const stored = () =>
  asOwner<{ state: string; engine: string }>(world, 'select state, engine from documents.reading', [])

async function readByWorker(): Promise<void> {
  const job = documentJobs(world.ports.files).find(({ name }) => name === 'documents.read')
  if (job === undefined) throw new Error('there is no job documents.read')
  const isDue = createDueCheck(world.runtime)
  expect(await isDue(job)).toBe(true)
  expect(await job.round(world.runtime)).toBe(1)
  expect(await isDue(job)).toBe(false)
}

test(
  'the back of a cédula: read by the worker; customer and staff see each value beside the declared one',
  { timeout: 120_000 },
  async () => {
    const end = '2034-01-31'
    await persona.put('/api/identity/announcement', {
      type: 'chilean-id',
      nationality: 'CL',
      printedEnd: end,
    })
    const drawn = documentOf('chilean-id', seeded(5))
    const { id } = (
      await sendFile(persona, await photographed(drawn, { name: 'none', strength: 0 }, 5), back)
    ).body
    expect(await readingOf(id)).toEqual({ state: 'waiting', fields: [], warnings: [] })
    await readByWorker()

    const reading = await readingOf(id)
    expect(reading).toMatchObject({ state: 'whole', format: 'TD1', warnings: [] })
    const fields = new Map(reading?.fields.map((one) => [one.field, one]))
    expect(fields.get('expiry-date')).toMatchObject({ isChecked: true, declared: end, agrees: false })
    expect(fields.get('run')).toMatchObject({ isChecked: true, agrees: false })
    expect(fields.get('nationality')).toEqual({
      field: 'nationality',
      value: 'CHL',
      isChecked: false,
      declared: 'CL',
      agrees: true,
    })
    expect(fields.get('surname')).toMatchObject({ isChecked: false, agrees: false })
    expect(fields.get('document-number')).toEqual({
      field: 'document-number',
      value: drawn.lines[0]?.slice(5, 14),
      isChecked: true,
    })
    const seen = (await analista.get<StaffDocumentWire>(`/api/documents/${id}`)).body
    expect(seen).toMatchObject({ state: 'received', detail: { reading } })
    const listed = (await analista.get<{ items: StaffDocumentWire[] }>('/api/documents')).body.items
    expect(listed.map(({ detail }) => detail?.reading)).toEqual([undefined])

    await persona.delete(`/api/documents/${id}`)
    expect(await stored()).toEqual([])
  },
)

test('a picture without a zone: not read, and no field', { timeout: 120_000 }, async () => {
  const { id } = (await sendFile(persona, await photo(), back)).body
  await readByWorker()
  expect(await readingOf(id)).toEqual({ state: 'not', fields: [], warnings: [] })
  await persona.delete(`/api/documents/${id}`)
})

test('a picture that exceeds the memory of its process: not read', { timeout: 120_000 }, async () => {
  const { id } = (await sendFile(persona, await photo(), back)).body
  const small = { ...readingLimits, memoryBytes: 1024 * 1024 }
  expect(await readWaiting(world.runtime, world.ports.files, small)).toBe(1)
  expect((await readingOf(id))?.state).toBe('not')
  await persona.delete(`/api/documents/${id}`)
})

test(
  'a picture that exceeds the time of its process: tried three times, then not read',
  { timeout: 120_000 },
  async () => {
    const { id } = (await sendFile(persona, await photo(), back)).body
    const short = { ...readingLimits, wallMs: 1 }
    for (const state of ['waiting', 'waiting', 'not']) {
      expect(await readWaiting(world.runtime, world.ports.files, short)).toBe(1)
      expect((await readingOf(id))?.state).toBe(state)
      // Leases are in real time.
      await asOwner(world, 'update documents.reading set leased_until = null', [])
    }
  },
)
