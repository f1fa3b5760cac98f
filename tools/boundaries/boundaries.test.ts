import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modules, workspaces } from '../matrix.ts'
import { linkWorkspaces, writeTree } from '../test/write-tree.ts'
import { judgeBoundaries } from './index.ts'

const manifest = (name: string, exports: Record<string, string>, dependencies = {}) =>
  JSON.stringify({ name: `@puente/${name}`, version: '0.1.0', type: 'module', exports, dependencies })

const inModules = 'apps/server/src/modules'
/** A small tree that follows every rule. */
const clean = {
  'package.json': JSON.stringify({ name: 'injected', type: 'module', devDependencies: { vitest: '*' } }),
  'packages/money/package.json': manifest('money', { '.': './src/index.ts' }),
  'packages/money/src/index.ts': "export { peso } from './peso.ts'\n",
  'packages/money/src/peso.ts': 'export const peso = 1n\n',
  'packages/ledger/package.json': manifest('ledger', { '.': './src/index.ts' }),
  'packages/ledger/src/index.ts': 'export const post = 1\n',
  'packages/contract/package.json': manifest('contract', {
    '.': './src/index.ts',
    './staff': './src/staff.ts',
  }),
  'packages/contract/src/index.ts': "export type { Staff } from './staff.ts'\nexport const refusals = 1\n",
  'packages/contract/src/staff.ts': 'export const staff = 1\nexport interface Staff {}\n',
  'apps/server/package.json': manifest('server', {}),
  'apps/server/src/api.ts': "import './wiring/handlers.ts'\n",
  'apps/server/src/wiring/handlers.ts': `import { advance } from '../modules/transfers/index.ts'
import { received } from '../modules/notifications/notifications.jobs.ts'
import { bank } from '../partners/bank.ts'
import { clock } from '../platform/clock.ts'
console.log(advance, bank, clock, received)\n`,
  'apps/server/src/platform/clock.ts': 'export const clock = 1\n',
  'apps/server/src/partners/bank.ts': 'export const bank = 1\nexport interface Bank {}\n',
  [`${inModules}/transfers/index.ts`]: "export { advance } from './transfer.ts'\n",
  [`${inModules}/transfers/transfer.ts`]: `import { post } from '@puente/ledger'
import { peso } from '@puente/money'
import type { Bank } from '../../partners/bank.ts'
import { clock } from '../../platform/clock.ts'
import { price } from '../quotes/index.ts'
export const advance = (bank: Bank) => [bank, post, peso, clock, price]\n`,
  [`${inModules}/transfers/events.ts`]: 'export interface Delivered { id: string }\n',
  [`${inModules}/transfers/transfer.test.ts`]:
    "import { main } from '../../../../../sandbox/src/main.ts'\nimport { advance } from './transfer.ts'\nconsole.log(main, advance)\n",
  [`${inModules}/quotes/index.ts`]: "export { price } from './quote.ts'\n",
  [`${inModules}/quotes/quote.ts`]: 'export const price = 1\n',
  [`${inModules}/notifications/notifications.jobs.ts`]:
    "import type { Delivered } from '../transfers/events.ts'\nexport const received = (event: Delivered) => event\n",
  'apps/customer-web/package.json': manifest('customer-web', {}),
  'apps/customer-web/src/main.tsx':
    "import { refusals } from '@puente/contract'\nimport { send } from './features/send/send.ts'\nconsole.log(refusals, send)\n",
  'apps/customer-web/src/features/terms/terms.ts': 'export const terms = 1\n',
  'apps/customer-web/src/features/quotes/price.ts': 'export const price = 1\n',
  'apps/customer-web/src/features/send/send.ts': `import { price } from '../quotes/price.ts'
import { terms } from '../terms/terms.ts'
export const send = [price, terms]\n`,
  'sandbox/package.json': manifest('sandbox', {}),
  'sandbox/src/main.ts': 'export const main = 1\n',
}
const folders = ['packages/money', 'packages/ledger', 'packages/contract', 'apps/server', 'sandbox']

async function faultsOf(more: Record<string, string>): Promise<readonly string[]> {
  const root = writeTree({ ...clean, ...more })
  linkWorkspaces(root, folders)
  return (await judgeBoundaries(root)).faults
}

test('the small tree that follows every rule: no faults', async () => {
  expect(await faultsOf({})).toEqual([])
})

describe('a violated rule is reported:', () => {
  const quote = `${inModules}/quotes/quote.ts`
  const transfer = `${inModules}/transfers/transfer.ts`
  const customer = 'apps/customer-web/src/main.tsx'
  test.each([
    [
      'a module not in the row',
      quote,
      "export { advance as price } from '../transfers/index.ts'",
      'module-quotes: ',
    ],
    [
      'a module past its face',
      transfer,
      "export { price as advance } from '../quotes/quote.ts'",
      'module-transfers: ',
    ],
    [
      'an event imported as a value',
      `${inModules}/notifications/notifications.jobs.ts`,
      "import { Delivered } from '../transfers/events.ts'\nexport const received = Delivered",
      'events-are-types-notifications: ',
    ],
    [
      'the ledger outside its rows',
      quote,
      "export { post as price } from '@puente/ledger'",
      'ledger-not-in-row-quotes: ',
    ],
    [
      'a module that sees the wiring',
      quote,
      "import '../../wiring/handlers.ts'\nexport const price = 1",
      'modules-do-not-see-wiring: ',
    ],
    [
      'a partner as a value',
      quote,
      "export { bank as price } from '../../partners/bank.ts'",
      'modules-get-partners-as-arguments: ',
    ],
    [
      'a platform that knows a noun, even as a type',
      'apps/server/src/platform/clock.ts',
      "import type { Delivered } from '../modules/transfers/events.ts'\nexport const clock = (e: Delivered) => e",
      'platform-knows-no-noun: ',
    ],
    [
      'a partner that knows a module',
      'apps/server/src/partners/bank.ts',
      "export interface Bank {}\nexport { price as bank } from '../modules/quotes/index.ts'",
      'partners-know-no-module: ',
    ],
    [
      'a feature of a web app that imports one of its own rank',
      'apps/customer-web/src/features/quotes/price.ts',
      "export { terms as price } from '../terms/terms.ts'",
      'rank-of-quotes-in-customer-web: ',
    ],
    [
      'a package past its exports',
      quote,
      "export { peso as price } from '../../../../../packages/money/src/peso.ts'",
      'workspace-server: ',
    ],
    [
      'a deep import by name',
      quote,
      "export { peso as price } from '@puente/money/src/peso.ts'",
      'nothing-unresolvable: ',
    ],
    [
      'a package above its row',
      'packages/money/src/peso.ts',
      "export { post as peso } from '@puente/ledger'",
      'workspace-money: ',
    ],
    [
      'an app that imports an app',
      customer,
      "import '../../server/src/platform/clock.ts'",
      'workspace-customer-web: ',
    ],
    [
      'a staff entry in the customer web',
      customer,
      "import { staff } from '@puente/contract/staff'\nconsole.log(staff)",
      'workspace-customer-web: ',
    ],
    [
      'a staff value behind the common entry',
      'packages/contract/src/index.ts',
      "export { staff as refusals } from './staff.ts'",
      'staff-only: packages/contract/src/staff.ts',
    ],
    [
      'a sandbox that imports ours',
      'sandbox/src/main.ts',
      "export { peso as main } from '@puente/money'",
      'sandbox-imports-nothing-of-ours: ',
    ],
    [
      'ours that imports the sandbox',
      quote,
      "export { main as price } from '../../../../../sandbox/src/main.ts'",
      'only-tests-import-the-sandbox: ',
    ],
    [
      'product code that imports a test',
      quote,
      "export { default as price } from '../transfers/transfer.test.ts'",
      'product-never-imports-proofs: ',
    ],
    ['a cycle', `${inModules}/quotes/quote.ts`, "import './index.ts'\nexport const price = 1", 'no-cycle: '],
    [
      'a translation of no Spanish file',
      'apps/customer-web/src/features/home/messages-none.en.ts',
      'export const x = 1',
      'orphan: ',
    ],
    ['a file nobody reaches', `${inModules}/quotes/forgotten.ts`, 'export const x = 1', 'orphan: '],
    [
      'a dependency its manifest does not name',
      quote,
      "import 'vitest'\nexport const price = 1",
      'dependency-is-declared: ',
    ],
  ])('%s', async (_name, file, text, fault) => {
    const faults = await faultsOf({ ...(fault.startsWith('dependency') ? vitest : {}), [file]: text })
    expect(
      faults.filter((line) => line.startsWith(fault)),
      faults.join('\n'),
    ).not.toEqual([])
  })
})

const vitest = {
  'node_modules/vitest/package.json': '{"name":"vitest","main":"index.js"}',
  'node_modules/vitest/index.js': '',
}

test('a run that reads no TypeScript: an error instead of a false success', async () => {
  const root = writeTree({ 'apps/server/src/api.js': 'export {}', 'package.json': '{}' })
  await expect(judgeBoundaries(root)).rejects.toThrow('no usable TypeScript compiler')
})

describe('the matrix', () => {
  const repository = join(import.meta.dirname, '../..')

  test('each row: imports only from lower ranks, and only modules that have a row', () => {
    for (const [name, row] of Object.entries(modules))
      for (const other of row.imports.filter((imported) => imported !== 'ledger'))
        expect(modules[other]?.rank, `${name} imports ${other}`).toBeLessThan(row.rank)
  })

  test('each workspace of the tree: has a row, and each row its folder', () => {
    const standing = ['apps', 'packages'].flatMap((parent) =>
      readdirSync(join(repository, parent)).map((folder) => `${parent}/${folder}`),
    )
    const rows = Object.values(workspaces).map((row) => row.folder)
    expect(rows.toSorted()).toEqual([...standing, 'sandbox'].toSorted())
    for (const folder of rows) expect(existsSync(join(repository, folder, 'package.json')), folder).toBe(true)
  })
})
