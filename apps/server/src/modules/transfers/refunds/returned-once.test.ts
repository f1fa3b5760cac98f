import type { TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { openWire, type Wire } from '../../../../test/faults/wire.ts'
import { startEnvironment, recipientBody, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'

let life: RunningEnvironment
let wire: Wire
let persona: Client
/** A false report of the rail about a payout, and how many times it is given. */
let falseReport: { readonly against: string; readonly status: string; times: number } | undefined

beforeAll(async () => {
  wire = await openWire(
    () => life.sandbox?.url ?? '',
    async ({ method, path, forward, reply }) => {
      const { status, body } = await forward()
      if (!path.startsWith('/rails/payouts/by-reference') || status !== 200 || falseReport === undefined)
        return reply({ status, body })
      const said = JSON.parse(body) as { items?: { status: string }[]; status?: string }
      const withFalseReport = (one: { status?: string }) => {
        if (falseReport === undefined || falseReport.times === 0 || one.status !== falseReport.against)
          return one
        falseReport.times -= 1
        return { ...one, status: falseReport.status, code: 'account-closed' }
      }
      const changed =
        said.items === undefined ? withFalseReport(said) : { items: said.items.map(withFalseReport) }
      reply({ status, body: JSON.stringify(method === 'POST' && said.items === undefined ? said : changed) })
    },
  )
  life = await startEnvironment({ env: { RAILS_URL: wire.url } })
  persona = await life.signedIn('persona')
})
beforeEach(() => {
  falseReport = undefined
})
afterAll(async () => {
  await life?.close()
  await wire?.close()
})

interface Attempt {
  readonly id: string
  readonly status: string
  readonly said: string | null
}
const attempts = ({ id }: TransferWire) =>
  asOwner<Attempt>(
    life,
    `select id, status, said from payouts.payout where replace(transfer_id::text, '-', '') = $1 order by attempt`,
    [id.slice(4)],
  )

/** Waits until the condition holds for the attempts, with all inquiries due, also about ended payouts. */
async function until(transfer: TransferWire, holds: (...all: Attempt[]) => boolean): Promise<void> {
  const round = async () => {
    life.clock.advanceReal(1500)
    await asOwner(
      life,
      `update payouts.payout set look_at = '-infinity' where look_at is not null;
       update payouts.payout set due_at = '-infinity' where status in ('ready', 'unknown', 'submitted')`,
    )
    return holds(...(await attempts(transfer)))
  }
  await expect.poll(round, { timeout: 60_000, interval: 150 }).toBe(true)
}

async function delivered(): Promise<TransferWire> {
  const ordered = await life.order(persona)
  await life.pay(persona, ordered.id)
  return life.reaches(persona, ordered.id, 'delivered')
}

it.each(['returned', 'rejected'])(
  'a credited payout reported as %s once: it stays delivered',
  async (status) => {
    const transfer = await delivered()
    falseReport = { against: 'credited', status, times: 1 }
    await until(transfer, (first) => first?.said === status || falseReport?.times === 0)
    await until(transfer, (first) => first?.said === null)
    expect((await attempts(transfer)).map((one) => one.status)).toEqual(['credited'])
    await outcomesOf(life, persona).allQuiet()
  },
)

it('a payout reported as returned twice and then as credited: the corrected payout is not sent', async () => {
  const transfer = await delivered()
  falseReport = { against: 'credited', status: 'returned', times: Infinity }
  await until(transfer, (first) => first?.status === 'returned')
  await life.reaches(persona, transfer.id, 'needs-correction')
  falseReport = undefined
  const { details } = recipientBody()
  await persona.post(`/api/transfers/${transfer.id}/correction`, { name: 'Rosa Corregida', details })
  await until(transfer, (first, second) => first?.status === 'credited' && second?.status === 'rejected')
  await life.reaches(persona, transfer.id, 'delivered')
  await outcomesOf(life, persona).allQuiet()
})

it('a payout reported as returned twice and credited before a correction: it is delivered again', async () => {
  const transfer = await delivered()
  falseReport = { against: 'credited', status: 'returned', times: Infinity }
  await until(transfer, (first) => first?.status === 'returned')
  await life.reaches(persona, transfer.id, 'needs-correction')
  falseReport = undefined
  await until(transfer, (first) => first?.status === 'credited')
  await life.reaches(persona, transfer.id, 'delivered')
  await outcomesOf(life, persona).allQuiet()
})

it('a payout rejected for good and reported as credited once: it is still sent again', async () => {
  const transfer = await life.order(persona, { recipient: { name: 'Rosa Rechazo' } })
  await life.pay(persona, transfer.id)
  await until(transfer, (first) => first?.status === 'rejected')
  await life.reaches(persona, transfer.id, 'needs-correction')
  falseReport = { against: 'rejected', status: 'credited', times: 1 }
  const { details } = recipientBody()
  await persona.post(`/api/transfers/${transfer.id}/correction`, { name: 'Rosa Corregida', details })
  await until(transfer, (_first, second) => second?.status === 'credited')
  expect((await attempts(transfer)).map((one) => one.status)).toEqual(['rejected', 'credited'])
  await life.reaches(persona, transfer.id, 'delivered')
  await outcomesOf(life, persona).allQuiet()
})
