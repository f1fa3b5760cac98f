import { withConnection } from '@puente/postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bench as batch } from '../benches/ledger.batch.bench.ts'
import { bench as hot } from '../benches/ledger.hot.bench.ts'
import { bench as pending } from '../benches/ledger.pending.bench.ts'
import type { Books } from '../kit/books.ts'
import type { Reference } from '../reference/reference.ts'
import type { Stand } from '../stand/stand.ts'
import { testStand } from '../stand/test-stand.ts'
import type { AnyBench } from './bench.ts'
import { runOne } from './run-all.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

const pace = { rounds: 1, warmUpMs: 10, measureMs: 400, referenceSeconds: 1 }
/** A reference that takes no time: these tests are about invariants, not about speed. */
const reference: Reference = { name: 'no reference', window: async () => 1, verify: async () => [] }

let stand: Stand
const said: string[] = []
const figureOf = (bench: AnyBench) =>
  runOne(bench, stand, reference, { budgets: {}, say: (line) => said.push(line), pace })

beforeAll(() => {
  stand = testStand(inject('adminUrl'))
})
afterAll(() => stand.end())

describe('the ledger benches: the books stay consistent', () => {
  it.each([batch, pending, hot])('$name', async (bench) => {
    const figure = await figureOf(bench)
    expect(said.filter((line) => /BROKEN|FAILED/.test(line))).toEqual([])
    expect(figure.value).toBeGreaterThan(0)
  })
})

describe('a violated invariant: no figure', () => {
  const fails = async (bench: AnyBench, why: RegExp) => {
    said.length = 0
    expect(await figureOf(bench)).toMatchObject({ value: null, ratio: null, ok: false })
    expect(said.join('\n')).toMatch(why)
  }

  it('more responses than written journals', async () => {
    const boasting: AnyBench = { ...batch, run: async (of, caller) => (await batch.run(of, caller)) + 1 }
    await fails(boasting, /BROKEN: \d+ journals were answered and \d+ are written/)
  })

  it('a balance changed without the ledger', async () => {
    let url = ''
    const listening: Stand = { ...stand, database: async (name) => (url = await stand.database(name)) }
    const tampered: AnyBench = {
      ...batch,
      prepare: () => batch.prepare(listening),
      verify: async (of, done) => {
        await withConnection(url, async (client) => {
          await client.query(
            'update ledger.account set credits_posted = credits_posted + 1 where id = (select min(id) from ledger.account)',
          )
        })
        return batch.verify(of, done)
      },
    }
    await fails(tampered, /BROKEN: trial balance of CLP differs by -?1\b/)
  })

  it('a refused journal', async () => {
    const refused: AnyBench = {
      ...batch,
      run: async (of) => {
        const { post, bank } = of as Books
        const leg = {
          debit: bank,
          credit: { ...bank, code: 'nobody-opened-it' },
          amountMinor: 1n,
          currency: 'CLP',
        }
        const id = '00000000-0000-7000-8000-000000000001'
        await post([{ id, kind: 'bench', subject: id, legs: [leg] }])
        return 1
      },
    }
    await fails(refused, /FAILED: a journal of the bench is unknown-account/)
  })
})
