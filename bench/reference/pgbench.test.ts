import { expect, it } from 'vitest'
import { transactionsPerSecond } from './pgbench.ts'

const report = (failures: number, perSecond: string) => `
transaction type: <builtin: TPC-B (sort of)>
number of transactions actually processed: 17532
number of failed transactions: ${failures} (0.000%)
latency average = 1.368 ms
initial connection time = 21.041 ms
tps = ${perSecond} (without initial connection time)
`

it('a report: its figure is parsed', () => {
  expect(transactionsPerSecond(report(0, '5842.125000'))).toBe(5842.125)
})

it('a run with failures, without transactions, or without a report: no figure', () => {
  for (const text of [report(3, '5842.1'), report(0, '0.000000'), 'pgbench: error: connection refused'])
    expect(() => transactionsPerSecond(text)).toThrow('no clean figure')
})
