import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApiProcess, type ApiProcess } from '../../../../test/api-process.ts'
import { watchChildren, type ChildMemory } from '../../../../test/child-memory.ts'
import type { Client } from '../../../../test/client.ts'
import { hostilePdfs } from '../../../../test/hostile/pdfs.ts'
import { hostilePictures } from '../../../../test/hostile/pictures.ts'
import { pdf, photo, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const megabytes = 1024 * 1024
/** Limits of one run, including its process, for a file under one megabyte. */
const CHILD_MAX_BYTES = (576 + 128) * megabytes
/** Memory that the server process may gain over all files, beyond its use for the first valid ones. */
const MORE_MAX_BYTES = 64 * megabytes

let world: TestEnvironment
let api: ApiProcess
let persona: Client
let children: ChildMemory
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  api = await startApiProcess(world)
  children = watchChildren(api.child.pid ?? 0)
  persona = api.client(await world.signedIn('persona'))
})
afterAll(async () => {
  children?.stop()
  await api?.kill()
  await world?.close()
})

let page = 0
const place = () => ({ kind: 'source-of-funds', page: (page++ % 10) + 1 })

describe('a hostile file', () => {
  let before = 0
  beforeAll(async () => {
    for (const good of [await pdf({ pages: 2, fill: 900_000 }), await photo(3000, 2000)])
      expect((await sendFile(persona, good, place())).status).toBe(201)
    before = api.peakBytes()
  })

  test.each(Object.keys({ ...hostilePdfs, ...hostilePictures }))(
    '%s: accepted or refused within the limits of one child process',
    { timeout: 120_000 },
    async (name) => {
      const bytes = await (hostilePdfs[name] ?? hostilePictures[name])?.()
      expect(bytes?.length).toBeLessThan(megabytes)
      const { status, body } = await sendFile(persona, bytes ?? Buffer.alloc(0), place())
      expect([201, 422], `${status} ${body.code}`).toContain(status)
      expect(children.peakBytes()).toBeLessThan(CHILD_MAX_BYTES)
      expect(api.peakBytes() - before).toBeLessThan(MORE_MAX_BYTES)
    },
  )
})
