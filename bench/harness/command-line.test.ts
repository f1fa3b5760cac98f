import { expect, it } from 'vitest'
import { benchNames, loadBench } from './catalogue.ts'
import { readBudgets } from './budgets.ts'
import { readCommand } from './command-line.ts'

const known = ['ledger.batch', 'ledger.single']

it('the names: every bench without a name, else the named ones, each once and in that order', () => {
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

it('an unknown name or option: refused', () => {
  expect(() => readCommand(['ledger.singel'], known)).toThrow(
    'There is no bench ledger.singel: choose among ledger.batch, ledger.single.',
  )
  expect(() => readCommand(['--fast'], known)).toThrow('--fast')
})

it('each bench: found under its own name, and each target has a bench', async () => {
  const benches = await Promise.all(benchNames().map(loadBench))
  expect(benches.map((bench) => bench.name)).toEqual(benchNames())
  expect(benchNames()).toEqual(expect.arrayContaining(Object.keys(readBudgets())))
})
