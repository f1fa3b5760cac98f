import type { DocumentLinkWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApiProcess, type ApiProcess } from '../../../test/api-process.ts'
import { announce, finish, pdf, sendFile, sendPiece } from '../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

const SIZE_BYTES = 99_000_000
/** First file of ten segments, so that garbage of normal use exists before memory is measured. */
const WARM_BYTES = 40_000_000
/** Memory that the process may gain for the second file. Keeping the file in memory would take twice as much. */
const MORE_MAX_BYTES = 60_000_000

let world: TestEnvironment
let api: ApiProcess
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  api = await startApiProcess(world)
})
afterAll(async () => {
  await api?.kill()
  await world?.close()
})

it(
  'a file of 100 MB: uploaded and downloaded within 60 MB of additional memory',
  { timeout: 120_000 },
  async () => {
    const persona = api.client(await world.signedIn('persona'))
    await sendFile(persona, await pdf({ fill: WARM_BYTES }), { kind: 'source-of-funds', page: 1 })
    const before = api.peakBytes()
    const sent = await pdf({ fill: SIZE_BYTES })
    expect(sent.length).toBeGreaterThan(SIZE_BYTES * 0.99)
    const upload = (await announce(persona, sent.length, { kind: 'source-of-funds', page: 2 })).body
    expect((await sendPiece(persona, upload.id, 0, sent)).status).toBe(200)
    const { status, body } = await finish(persona, upload.id)
    expect(status).toBe(201)
    const { url } = (await persona.post<DocumentLinkWire>(`/api/documents/${body.id}/links`, {})).body
    const response = await fetch(new URL(url, persona.url), { headers: { cookie: persona.cookie ?? '' } })
    let came = 0
    for await (const piece of response.body ?? []) came += (piece as Uint8Array).length
    expect(came).toBe(sent.length)
    const more = api.peakBytes() - before
    console.log(`100 MB: ${Math.round(more / 1e6)} MB more than ${Math.round(before / 1e6)} MB`)
    expect(more).toBeLessThan(MORE_MAX_BYTES)
  },
)
