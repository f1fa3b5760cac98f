import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '@puente/ledger'
import { createPool, transaction } from '@puente/postgres'
import { startEmbedded } from '@puente/postgres/embedded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, emailOf } from '../kit/demo.ts'
import { startStack, type Stack } from '../kit/stack.ts'
import { approveAtBank, signedIn, type Caller } from './caller.ts'

/** More in a minute and the supervisor's pauses, which grow with each death, would be what is measured. */
const KILLS_MAX = 10
const ROUNDS = 18
const TOGETHER = 3

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
}, 240_000)
afterAll(async () => stack?.stop(), 60_000)

interface Tracked {
  readonly name: string
  readonly pid: number
}

/** Kills one process of the stack as the machine would: at once, without a word. Its supervisor starts it again. */
async function kill(name: string): Promise<boolean> {
  if (name === 'postgres') {
    const { pid } = await startEmbedded({ dataFolder: stack.dataDir })
    process.kill(pid, 'SIGKILL')
    return true
  }
  const tracked = JSON.parse(readFileSync(path.join(stack.dataDir, 'processes.json'), 'utf8')) as Tracked[]
  const found = tracked.find((one) => one.name === name)
  if (found === undefined) return false
  process.kill(found.pid, 'SIGKILL')
  return true
}

interface Money {
  readonly id: string
  readonly state: string
  readonly payment?: { readonly remainingMinor: string }
}

/** One whole life, asked for by someone who repeats what was not answered. */
async function live(caller: Caller, recipientId: string, corridorId: string): Promise<string> {
  const quote = await caller.post<{ id: string }>('/api/quotes', {
    corridorId,
    side: 'send',
    amount: '60000',
  })
  const { id } = await caller.post<Money>('/api/transfers', {
    quoteId: quote.id,
    recipientId,
    purpose: 'family-support',
    fundsSource: 'salary',
    relationship: 'family',
  })
  const { url } = await caller.post<{ url: string }>(`/api/transfers/${id}/payments`, {})
  await approveAtBank(url, '60000')
  for (const began = performance.now(); ; await pause(200)) {
    const { state } = await caller.get<Money>(`/api/transfers/${id}`)
    if (state === 'delivered') return id
    if (performance.now() - began > 150_000) throw new Error(`${id} is still ${state}`)
  }
}

describe('kill -9 of any process at any moment', () => {
  it('loses nothing and does nothing twice', { timeout: 300_000 }, async () => {
    const persona = await signedIn(stack.customer, emailOf('persona'), demoPassword)
    const { items } = await persona.get<{ items: { id: string; corridorId: string }[] }>('/api/recipients')
    const victims = ['api', 'worker', 'sandbox', 'worker', 'postgres', 'api', 'worker', 'sandbox']
    let kills = 0
    let over = false
    const killer = (async () => {
      for (let n = 0; !over && kills < KILLS_MAX; n++) {
        await pause(1500 + ((n * 677) % 1900))
        // What is just ending or starting again cannot be killed now; the next one can.
        if (!over && (await kill(victims[n % victims.length] ?? 'worker').catch(() => false))) kills += 1
      }
    })()
    const delivered: string[] = []
    try {
      for (let round = 0; round < ROUNDS; round += TOGETHER) {
        const lives = Array.from({ length: TOGETHER }, (_, n) => {
          const recipient = items[(round + n) % items.length]
          if (recipient === undefined) throw new Error('the demo world has no recipients')
          return live(persona, recipient.id, recipient.corridorId)
        })
        delivered.push(...(await Promise.all(lives)))
      }
    } finally {
      over = true
      await killer
    }
    await everythingOnce(delivered)
    console.log(`kill -9: ${kills} injected, ${delivered.length} transfers delivered, nothing twice`)
    expect(kills).toBeGreaterThanOrEqual(4)
  })
})

/** Every delivered transfer was paid in once, paid out once and booked once; the books are whole. */
async function everythingOnce(delivered: readonly string[]): Promise<void> {
  const { url } = await startEmbedded({ dataFolder: stack.dataDir })
  const pool = createPool({ url, max: 1 })
  const count = async (text: string) => Number((await pool.query<{ n: bigint }>(text)).rows[0]?.n)
  try {
    expect(await count("select count(*) as n from transfers.transfer where state = 'delivered'")).toBe(
      delivered.length,
    )
    expect(await count('select count(*) as n from transfers.transfer')).toBe(delivered.length)
    expect(await count("select count(*) as n from payouts.payout where status = 'credited'")).toBe(
      delivered.length,
    )
    expect(await count("select count(*) as n from payins.payment where status = 'matched'")).toBe(
      delivered.length,
    )
    expect(await count('select count(*) as n from payins.refund')).toBe(0)
    expect(await count("select count(*) as n from ledger.journal where kind = 'transfer-delivered'")).toBe(
      delivered.length,
    )
    expect(await transaction(pool, (tx) => verify(tx))).toEqual([])
  } finally {
    await pool.end()
  }
}
