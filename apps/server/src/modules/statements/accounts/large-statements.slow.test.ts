import { fromWireId } from '@puente/contract'
import type { RecipientWire, StatementWire } from '@puente/contract/customer'
import readSheets from 'read-excel-file/node'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { seedTransfers } from '../../../../test/seed-transfers.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const COUNT = 50_000

let world: TestEnvironment
let persona: Client
let statement: StatementWire
let issuedInMs: number
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  persona = await world.signedIn('persona')
  const session = await persona.get<{ actingAs: { id: string } }>('/api/session')
  const recipients = await persona.get<{ items: RecipientWire[] }>('/api/recipients')
  await seedTransfers(world, {
    customerId: fromWireId('customer', session.body.actingAs.id) ?? '',
    recipientId: fromWireId('recipient', recipients.body.items[0]?.id ?? '') ?? '',
    count: COUNT,
  })
  const day = (daysAgo: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(
      world.runtime.clock.now().getTime() - daysAgo * 86_400_000,
    )
  const began = performance.now()
  const answer = await persona.post<StatementWire>('/api/statements', { from: day(365), to: day(0) })
  issuedInMs = performance.now() - began
  statement = answer.body
}, 300_000)
afterAll(async () => world?.close())

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Bytes in use after a garbage collection. */
function liveBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const fetched = (format: string) =>
  fetch(new URL(`/api/statements/${statement.id}/file?format=${format}`, world.listeners.customer), {
    headers: { cookie: persona.cookie ?? '' },
  })

it('a year of 50,000 transfers: the totals are computed within a request', () => {
  expect(statement.totals.transfers).toBe(COUNT)
  expect(issuedInMs, 'ms').toBeLessThan(30_000)
})

test.each(['csv', 'xlsx'])(
  'all lines as %s: written within a memory limit',
  async (format) => {
    const before = liveBytes()
    let peakBytes = 0
    let lastLookAt = 0
    const pieces: Uint8Array[] = []
    const response = await fetched(format)
    let bytes = 0
    for await (const piece of response.body ?? []) {
      bytes += piece.byteLength
      pieces.push(piece)
      if (bytes - lastLookAt < 1_000_000) continue
      lastLookAt = bytes
      peakBytes = Math.max(peakBytes, liveBytes() - before - bytes)
    }
    expect(peakBytes / 2 ** 20, 'MiB alive besides what was received').toBeLessThan(60)
    const file = Buffer.concat(pieces)
    const rows =
      format === 'csv'
        ? file.toString('utf8').trimEnd().split('\r\n')
        : ((await readSheets(file))[0]?.data ?? [])
    expect(rows).toHaveLength(COUNT + 2)
  },
  300_000,
)

it('too many lines for a PDF: refused with the maximum', async () => {
  const { status, body } = await persona.get(`/api/statements/${statement.id}/file?format=pdf`)
  expect([status, body.code, body.facts]).toEqual([409, 'too-many-for-pdf', { transfers: COUNT, most: 2000 }])
})
