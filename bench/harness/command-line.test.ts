import { expect, it } from 'vitest'
import { benchNames, loadBench } from './catalogue.ts'
import { readBudgets } from './budgets.ts'
import { readCommand } from './command-line.ts'

const known = ['ledger.batch', 'ledger.single']

it('runs every bench when none is named, else those named, each once and in that order', () => {
  expect(readCommand([], known)).toEqual({
    names: known,
    isEverything: true,
    json: undefined,
    record: false,
  })
  expect(
    readCommand(['ledger.single', 'ledger.batch', 'ledger.single', '--json', 'out.json', '--record'], known),
  ).toEqual({
    names: ['ledger.single', 'ledger.batch'],
    isEverything: false,
    json: 'out.json',
    record: true,
  })
})

it('refuses a name that is no bench and an option that is none', () => {
  expect(() => readCommand(['ledger.singel'], known)).toThrow(
    'There is no bench ledger.singel: choose among ledger.batch, ledger.single.',
  )
  expect(() => readCommand(['--fast'], known)).toThrow('--fast')
})

it('finds each bench under its own name, and a bench for each promise', async () => {
  const benches = await Promise.all(benchNames().map(loadBench))
  expect(benches.map((bench) => bench.name)).toEqual(benchNames())
  expect(benchNames()).toEqual(expect.arrayContaining(Object.keys(readBudgets())))
})
