import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startApiProcess, type ApiProcess } from '../../../test/api-process.ts'
import { watchChildren, type ChildMemory } from '../../../test/child-memory.ts'
import type { Client } from '../../../test/client.ts'
import { hostilePdfs } from '../../../test/hostile/pdfs.ts'
import { hostilePictures } from '../../../test/hostile/pictures.ts'
import { asOwner } from '../../../test/owner.ts'
import { pdf, photo, sendFile } from '../../../test/uploads.ts'
import { createWorld, type World } from '../../../test/world.ts'

const megabytes = 1024 * 1024
/** What no file under a megabyte may cost: the limits of one opening, and the process that it runs in. */
const CHILD_MAX_BYTES = (576 + 128) * megabytes
/** What serving them all may cost the process that serves, beyond what its first good files did. */
const MORE_MAX_BYTES = 64 * megabytes

let world: World
let api: ApiProcess
let persona: Client
let children: ChildMemory
beforeAll(async () => {
  world = await createWorld({ sandbox: false })
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

const hostile = (name: string): Buffer => hostilePdfs[name]?.() ?? Buffer.alloc(0)

it.each([
  ['operators repeated 18,000,000 times', 'document-too-complex'],
  ['a content of 700 MB of blanks', 'document-too-complex'],
  ['a content deflated twice', 'document-too-complex'],
  ['a table of two thousand million entries', 'document-too-complex'],
  ['an array nested 400,000 deep', 'document-corrupt'],
])('%s: refused with %s', { timeout: 120_000 }, async (name, code) => {
  expect((await sendFile(persona, hostile(name), place())).body.code).toBe(code)
})

it('a hostile file above 32 MB: opened like any other, and refused', { timeout: 120_000 }, async () => {
  const bomb = hostile('operators repeated 18,000,000 times')
  const end = bomb.lastIndexOf('startxref')
  // The table counts from the beginning: bytes before its end leave it right.
  const large = Buffer.concat([
    bomb.subarray(0, end),
    Buffer.from('%'),
    Buffer.from(randomBytes(17 * megabytes).toString('hex')),
    Buffer.from('\n'),
    bomb.subarray(end),
  ])
  expect((await sendFile(persona, large, place())).body.code).toBe('document-too-complex')
})

it(
  'six hostile files of one customer: a neighbour’s file waits for none of them',
  { timeout: 300_000 },
  async () => {
    const bomb = hostile('operators repeated 18,000,000 times')
    const neighbour = api.client(await world.signedIn('empresa'))
    const own = await pdf()
    let answered = 0
    const six = [1, 2, 3, 4, 5, 6].map(async (number) => {
      const file = Buffer.concat([bomb, Buffer.from(`%${number}\nstartxref\n`), bomb.subarray(startOf(bomb))])
      const { body } = await sendFile(persona, file, place())
      answered += 1
      return body.code
    })
    await expect.poll(beingChecked, { timeout: 60_000 }).toBe(6)
    const before = answered
    expect((await sendFile(neighbour, own, { kind: 'powers' })).status).toBe(201)
    expect([before, answered <= 2]).toEqual([0, true])
    expect(await Promise.all(six)).toEqual(Array<string>(6).fill('document-too-complex'))
  },
)

/** How many files have come whole and are being opened, or wait for it. */
async function beingChecked(): Promise<number> {
  const [row] = await asOwner<{ count: bigint }>(
    world,
    `select count(*) from documents.upload where state = 'checking'`,
  )
  return Number(row?.count)
}

/** Where the number begins that says where a PDF's table is. */
const startOf = (bytes: Buffer): number => bytes.lastIndexOf('startxref') + 'startxref\n'.length
