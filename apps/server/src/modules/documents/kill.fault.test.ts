import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import type { DocumentLinkWire, UploadWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApiProcess, type ApiProcess } from '../../../test/api-process.ts'
import type { Client } from '../../../test/client.ts'
import { hours, minutes } from '../../../test/test-clock.ts'
import { announce, finish, pdf, sendPiece } from '../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { SEGMENT_BYTES } from './content.ts'
import { documentJobs } from './index.ts'

let world: TestEnvironment
let persona: Client
const processes: ApiProcess[] = []
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  persona = await world.signedIn('persona')
})
afterAll(async () => {
  for (const one of processes) await one.kill()
  await world?.close()
})

const filesOf = async (): Promise<string[]> =>
  (await readdir(path.join(world.config.dataDir, 'documents'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const receivedOf = async (id: string): Promise<number> =>
  (await persona.get<UploadWire>(`/api/uploads/${id}`)).body.receivedBytes
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Sends one and a half segments to a process, and kills it once the first is stored. */
async function killedWhileSending(upload: UploadWire, at: number, bytes: Buffer): Promise<number> {
  const api = await startApiProcess(world)
  processes.push(api)
  const sending = request(`${api.url}/api/uploads/${upload.id}/content?offset=${at}`, {
    method: 'PATCH',
    headers: {
      cookie: persona.cookie,
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
    },
  })
  sending.on('error', () => undefined)
  sending.write(bytes.subarray(0, 1.5 * SEGMENT_BYTES))
  await expect.poll(() => receivedOf(upload.id), { timeout: 60_000 }).toBeGreaterThan(at)
  await api.kill()
  sending.destroy()
  return receivedOf(upload.id)
}

it('an API process killed during an upload: stored segments remain, and no file is left over', async () => {
  const sent = await pdf({ fill: 14_000_000 })
  const upload = (await announce(persona, sent.length, { kind: 'source-of-funds' })).body
  let at = 0
  for (const _ of [1, 2]) {
    const kept = await killedWhileSending(upload, at, sent.subarray(at))
    expect(kept).toBe(at + SEGMENT_BYTES)
    at = kept
  }
  expect((await sendPiece(persona, upload.id, at, sent.subarray(at))).status).toBe(200)
  const { status, body } = await finish(persona, upload.id)
  expect(status).toBe(201)
  const { url } = (await persona.post<DocumentLinkWire>(`/api/documents/${body.id}/links`, {})).body
  const response = await fetch(new URL(url, persona.url), { headers: { cookie: persona.cookie ?? '' } })
  expect(sha(new Uint8Array(await response.arrayBuffer()))).toBe(sha(sent))
  // Left are only files of counted segments: partial files and files without a row are deleted.
  const kept = await filesOf()
  expect((await persona.delete(`/api/documents/${body.id}`)).status).toBe(204)
  for (const ms of [minutes(6), hours(25), minutes(6)]) {
    world.clock.advanceReal(ms)
    for (const job of documentJobs(world.ports.files)) while ((await job.round(world.runtime)) > 0) continue
  }
  expect([kept.length > 0, kept.some((name) => name.endsWith('.half')), await filesOf()]).toEqual([
    true,
    false,
    [],
  ])
})
