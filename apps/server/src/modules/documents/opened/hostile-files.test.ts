import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApiProcess, type ApiProcess } from '../../../../test/api-process.ts'
import type { Client } from '../../../../test/client.ts'
import { hostilePdfs } from '../../../../test/hostile/pdfs.ts'
import { asOwner } from '../../../../test/owner.ts'
import { pdf, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const megabytes = 1024 * 1024

let world: TestEnvironment
let api: ApiProcess
/** Peak memory while one valid file was processed. */
let goodBytes = 0
let persona: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  api = await startApiProcess(world)
  persona = api.client(await world.signedIn('persona'))
  expect((await sendFile(persona, await pdf({ pages: 2, fill: 900_000 }), place())).status).toBe(201)
  goodBytes = api.peakBytes()
})
afterAll(async () => {
  await api?.kill()
  await world?.close()
})

let page = 0
const place = () => ({ kind: 'source-of-funds', page: (page++ % 10) + 1 })

const hostile = (name: string): Buffer => hostilePdfs[name]?.() ?? Buffer.alloc(0)

it.each([
  ['operators repeated 18,000,000 times', 'document-too-complex'],
  ['a content of 700 MB of blanks', 'document-too-complex'],
  ['a content deflated twice', 'document-too-complex'],
  ['a table of two thousand million entries', 'document-too-complex'],
  ['an array nested 400,000 deep', 'document-corrupt'],
])('%s: refused with %s', { timeout: 120_000 }, async (name, code) => {
  expect((await sendFile(persona, hostile(name), place())).body.code).toBe(code)
  expect(api.peakBytes() - goodBytes).toBeLessThan(64 * megabytes)
})

it('a hostile file above 32 MB: opened like any other, and refused', { timeout: 120_000 }, async () => {
  const bomb = hostile('operators repeated 18,000,000 times')
  const end = bomb.lastIndexOf('startxref')
  // The table holds offsets from the beginning: bytes appended before the end keep it valid.
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
  'six hostile files of one customer: a file of another customer does not wait for them',
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
    // On a slow machine the last ones may wait longer than a check may.
    const codes = new Set(await Promise.all(six))
    expect(codes).toContain('document-too-complex')
    expect(['document-too-complex', 'unavailable']).toEqual(expect.arrayContaining([...codes]))
  },
)

/** Number of complete files that are being opened or wait to be opened. */
async function beingChecked(): Promise<number> {
  const [row] = await asOwner<{ count: bigint }>(
    world,
    `select count(*) from documents.upload where state = 'checking'`,
  )
  return Number(row?.count)
}

/** Position of the offset of a PDF's cross-reference table. */
const startOf = (bytes: Buffer): number => bytes.lastIndexOf('startxref') + 'startxref\n'.length
