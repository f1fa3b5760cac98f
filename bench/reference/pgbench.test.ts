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

it('reads the figure of a report', () => {
  expect(transactionsPerSecond(report(0, '5842.125000'))).toBe(5842.125)
})

it('takes no figure from a run with failures, from one that did nothing, and from no report', () => {
  for (const text of [report(3, '5842.1'), report(0, '0.000000'), 'pgbench: error: connection refused'])
    expect(() => transactionsPerSecond(text)).toThrow('no clean figure')
})
