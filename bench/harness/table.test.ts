import { expect, it } from 'vitest'
import { failed, judge, type Budgets } from './figure.ts'
import { table } from './table.ts'

const budgets: Budgets = { kept: { ratio: 1.5, p99Ms: 25 }, missed: { ratio: 8 }, broken: { ratio: 1 } }

const figure = (name: string) =>
  judge(
    {
      name,
      unit: 'journals',
      perSecond: 12_345.6,
      p50Ms: 1.25,
      p99Ms: 20,
      reference: 4000,
      referenceName: 'pgbench 15.18 TPC-B',
      broken: [],
      notes: [],
      asides: [],
    },
    budgets[name],
  )

it('the table: figure, name of the reference, ratio, target and verdict in aligned columns', () => {
  const rows = [
    figure('kept'),
    figure('missed'),
    figure('free'),
    failed('broken', 'journals', 'pgbench', { ratio: 1 }),
  ]
  expect(table(rows, budgets)).toMatchInlineSnapshot(`
    [
      "figure  value              p50     p99      reference                    ratio  promised            verdict",
      "kept    12,346 journals/s  1.3 ms  20.0 ms  4,000/s pgbench 15.18 TPC-B  3.09   ≥ 1.5, p99 < 25 ms  kept",
      "missed  12,346 journals/s  1.3 ms  20.0 ms  4,000/s pgbench 15.18 TPC-B  3.09   ≥ 8                 missed",
      "free    12,346 journals/s  1.3 ms  20.0 ms  4,000/s pgbench 15.18 TPC-B  3.09",
      "broken  –                  –       –        –/s pgbench                  –      ≥ 1                 failed",
    ]
  `)
})
