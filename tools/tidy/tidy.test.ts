import { describe, expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { documents } from './docs.ts'
import { endpointFaults } from './endpoints.ts'
import { importsByName, inputsFromUi } from './imports.ts'
import { fileNames, folderNames, matrixRows, migrations } from './names.ts'
import { projects } from './projects.ts'
import { environment, moments } from './purity.ts'
import { sizeFigures, sizes } from './sizes.ts'
import { retiredWords } from './retired-words.ts'
import { sqlHomes, sqlSchemas } from './sql.ts'
import { trace } from './trace.ts'
import { readTree, type TidyRule } from './tree.ts'
import { copy, loose, seeds, wholeSuite } from './words.ts'

const modules = 'apps/server/src/modules'
const store = `${modules}/transfers/transfers.store.ts`
const useCase = `${modules}/transfers/create-transfer.ts`
const glossary =
  '## Folder names\n\n| name | what |\n|---|---|\n| `transfers` | orders |\n\n## Words\n\n| `other` | x |\n'
const long = (lines: number) => 'const x = 1\n'.repeat(lines)
const tick = '`'
const sql = (text: string) => `export const ask = sql${tick}${text}${tick}\n`
const unfinished = `// ${'TO' + 'DO'}: later`
const narrowed = `test.${'on' + 'ly'}('x', () => {})`
const left = `describe.${'sk' + 'ip'}('x', () => {})`

const traced = 'docs/specification-trace.md'

const faultsOf = (rule: TidyRule, files: Record<string, string>) =>
  rule(readTree(writeTree({ 'docs/glossary.md': glossary, ...files })))

/** The faults that rules report: the rule, the file, its text, and the message. */
const injected: [string, TidyRule, string, string, string][] = [
  [
    'a module that is no noun',
    folderNames,
    `${modules}/helpers/index.ts`,
    '',
    '"helpers" is not a folder name',
  ],
  ['a module without a row', folderNames, `${modules}/helpers/index.ts`, '', 'no row in tools/matrix.ts'],
  ['a row without a module', matrixRows, 'tools/matrix.ts', '', 'row "payins" has no folder'],
  ['a feature that is no noun', folderNames, 'apps/customer-web/src/features/stuff/x.tsx', '', '"stuff"'],
  ['a contract folder that is no noun', folderNames, 'packages/contract/src/other/x.ts', '', '"other"'],
  ['a camelCase file', fileNames, `${modules}/transfers/createTransfer.ts`, '', 'kebab-case'],
  ['a gap in the migrations', migrations, 'database/migrations/0002-b.sql', '', '0001 is next'],
  ['a migration without a number', migrations, 'database/migrations/first.sql', '', 'name it 0001-'],
  ['a dead link', documents, 'docs/x.md', 'See [this](./nowhere.md).', 'leads nowhere'],
  ['a dead path', documents, 'README.md', `Read ${tick}docs/nowhere.md${tick}.`, 'does not exist'],
  ['a number used twice', documents, 'docs/decisions/0002-x.md', '# 2. X', 'decision 1 is expected here'],
  [
    'a heading with another number',
    documents,
    'docs/decisions/0001-x.md',
    '# 2. X',
    'decision 1 is expected',
  ],
  [
    'a row that nothing does',
    trace,
    traced,
    `| /login | somewhere | ${tick}a.test.ts${tick} |`,
    'names no file',
  ],
  [
    'a row without a proof',
    trace,
    traced,
    `| /login | ${tick}a.ts${tick} | ${tick}a.ts${tick} |`,
    'names no test',
  ],
  [
    'a test that is gone',
    trace,
    traced,
    `| /login | ${tick}a.ts${tick} | ${tick}e2e/x.spec.ts${tick} “opens” |`,
    'quotes “opens”',
  ],
  ['a dead path in the trace', documents, traced, `| x | ${tick}e2e/x.spec.ts${tick} |`, 'does not exist'],
  ['a dead script', documents, 'README.md', `Run ${tick}npm run nowhere${tick}.`, 'no script'],
  ['a long file', sizes, useCase, long(301), '301 lines'],
  ['a long function', sizes, useCase, `function f() {\n${long(60)}}\n`, 'a function of 62 lines'],
  ['a reason without a reason', sizes, useCase, `/* long: */\n${long(301)}`, '302 lines'],
  ['SQL in a use case', sqlHomes, useCase, sql('select 1'), 'SQL stands only in *.store.ts'],
  [
    'a query in a web app',
    sqlHomes,
    'apps/customer-web/src/x.ts',
    "pool.query('select 1')",
    'SQL stands only',
  ],
  [
    'a table of another module',
    sqlSchemas,
    store,
    sql('select * from customers.customer'),
    'names customers.customer',
  ],
  [
    'a join into another module',
    sqlSchemas,
    store,
    sql('select 1 from transfers.a join quotes.quote q on true'),
    'quotes.quote',
  ],
  [
    'an update of another module',
    sqlSchemas,
    store,
    sql('update payins.payin set x = ${f({ a: 1 })}'),
    'payins.payin',
  ],
  ['a function of another module', sqlSchemas, store, sql('select ledger.post(1)'), 'ledger.post'],
  [
    'a view that the row does not list',
    sqlSchemas,
    `${modules}/quotes/quotes.store.ts`,
    sql('select * from transfers.v_open'),
    'transfers.v_open',
  ],
  [
    'a table of a module in platform',
    sqlSchemas,
    'apps/server/src/platform/x.ts',
    sql('select * from transfers.transfer'),
    'transfers.transfer',
  ],
  [
    'a table of the platform in the ledger',
    sqlSchemas,
    'packages/ledger/src/x.store.ts',
    sql('select * from platform.audit'),
    'platform.audit',
  ],
  ['the environment in a module', environment, useCase, "process.env['PORT']", 'only by configuration'],
  ['the clock', moments, useCase, 'const at = Date.now()', 'arrive as arguments'],
  ['a new date', moments, useCase, 'const at = new Date()', 'arrive as arguments'],
  ['chance', moments, 'packages/money/src/x.ts', 'Math.random()', 'arrive as arguments'],
  ['a random id', moments, useCase, 'crypto.randomUUID()', 'arrive as arguments'],
  ['a stopwatch', moments, 'packages/ledger/src/x.ts', 'performance.now()', 'arrive as arguments'],
  [
    'a seed drawn by a test',
    seeds,
    `${modules}/transfers/x.test.ts`,
    'const seed = Date.now() % 9',
    'PUENTE_SEED',
  ],
  ['chance in a test', seeds, `${modules}/transfers/x.test.ts`, 'if (Math.random() < 0.5)', 'PUENTE_SEED'],
  ['Spanish in a string', copy, useCase, "const words = 'Número de cuenta'", 'message catalogue'],
  [
    'Spanish on a screen',
    copy,
    'apps/customer-web/src/features/transfers/x.tsx',
    'const x = <p>¿Listo?</p>',
    'message catalogue',
  ],
  ['Spanish in a template', copy, useCase, `const x = ${tick}Envío \${1}${tick}`, 'message catalogue'],
  ['something unfinished', loose, useCase, unfinished, 'finish it'],
  ['a retired word in a comment', retiredWords, useCase, '/** The desk of a transfer. */', 'use runtime'],
  ['a retired word in a line comment', retiredWords, useCase, '// Sealed with a key.', 'use encrypted'],
  ['a retired noun', retiredWords, useCase, '// The seals of a day.', 'recorded in a block'],
  [
    'a retired word in a title',
    retiredWords,
    `${modules}/transfers/x.test.ts`,
    "test('papers: kept', () => {})",
    '"papers" is retired',
  ],
  ['a retired word in a document', retiredWords, 'docs/x.md', 'The dossier\nis told.', 'docs/x.md:2'],
  ['a test run alone', wholeSuite, `${modules}/transfers/x.test.ts`, narrowed, 'every test runs'],
  ['a test left out', wholeSuite, `${modules}/transfers/x.test.ts`, left, 'every test runs'],
  [
    'an input of MUI',
    inputsFromUi,
    'apps/customer-web/src/features/transfers/x.tsx',
    "import { Box, TextField } from '@mui/material'",
    'TextField comes from @puente/ui',
  ],
  [
    'an input of MUI by its path',
    inputsFromUi,
    'apps/customer-web/src/features/transfers/x.tsx',
    "import Select from '@mui/material/Select'",
    'Select comes from',
  ],
  [
    'a path into another workspace',
    importsByName,
    useCase,
    "import { x } from '../../../../../packages/money/src/index.ts'",
    'import by package name',
  ],
]

describe('a fault is reported:', () => {
  test.each(injected)('%s', (_name, rule, path, text, fault) => {
    const faults = faultsOf(rule, { [path]: text })
    expect(faults.join('\n')).toContain(fault)
    expect(faults.join('\n'), 'the fault says where').toContain(path.split('/').slice(0, -1).join('/'))
  })
})

const innocent: Record<string, string> = {
  'package.json': '{"scripts":{"start":"x","check":"y"}}',
  'README.md': `${tick}npm start${tick}, ${tick}npm run check${tick}, [glossary](docs/glossary.md#words), ${tick}[a-z]([0-9])${tick}, ${tick}docs/glossary.md${tick}, ${tick}packages/<name>${tick}`,
  'docs/specification-trace.md': `| row | file | test |\n| --- | --- | --- |\n| /login | ${tick}${useCase}${tick} | ${tick}${modules}/transfers/y.test.ts${tick} “signs in” and more |`,
  [`${modules}/transfers/y.test.ts`]: "test('whoever signs in', () => {})",
  'database/migrations/0001-first.sql': '',
  'database/migrations/0002-second.sql': '',
  [useCase]: `/* long: one table of rules */\n// Envío\nexport const seconds = new Date(0)\n${long(301)}`,
  [store]: `${sql('with t as (select 1) select * from transfers.transfer join customers.v_names n on true join t on true')}
${sql("update transfers.transfer set name = ${sealed({ from: 'payins.payin' })} where at is distinct from payins.at for update skip locked")}`,
  [`${modules}/transfers/messages-es.ts`]: "export const words = 'Número'",
  [`${modules}/transfers/x.test.ts`]: "const at = Date.now(); const x = 'Número'; const y = process.env",
  'apps/server/src/platform/config/env.ts': 'export const env = process.env',
  'apps/server/src/platform/time/clock.ts': 'export const now = () => new Date()',
  'apps/customer-web/src/features/transfers/x.tsx':
    "import { Box } from '@mui/material'\nimport { Text } from '@puente/ui'",
  'packages/contract/src/generated/x.ts': long(400),
}

describe('no fault is reported:', () => {
  const rules = {
    folderNames,
    fileNames,
    migrations,
    documents,
    trace,
    sizes,
    sqlHomes,
    sqlSchemas,
    environment,
    moments,
    copy,
    loose,
    retiredWords,
    wholeSuite,
    inputsFromUi,
    importsByName,
    projects,
  }
  test.each(Object.entries(rules))('%s: finds nothing in a tidy tree', (_name, rule) => {
    expect(faultsOf(rule, innocent)).toEqual([])
  })
})

test('a file that no project checks: reported', () => {
  const files = {
    'tsconfig.json': '{"files":[],"references":[{"path":"apps/server"}]}',
    'apps/server/tsconfig.json': '{"include":["src"]}',
    [useCase]: '',
    'apps/server/vite.config.ts': '',
  }
  expect(faultsOf(projects, files)).toEqual([
    expect.stringContaining('apps/server/vite.config.ts: no project'),
  ])
})

describe('endpoints', () => {
  const good = {
    name: 'getThing',
    summary: 'A thing.',
    method: 'GET',
    path: '/api/some-things/:id',
    who: 'anyone',
    refusals: [],
  } as const

  test('kebab-case paths and unique names: no faults', () => {
    expect(endpointFaults('customer', { getThing: good })).toEqual([])
  })

  test.each([
    ['a camelCase path', { getThing: { ...good, path: '/api/someThings' } }, 'not kebab-case'],
    ['a path outside /api', { getThing: { ...good, path: '/things' } }, 'not kebab-case'],
    ['a key that is not its name', { thing: good }, 'its name is "getThing"'],
    ['a name taken twice', { getThing: good, other: { ...good, path: '/api/x' } }, 'getThing is taken twice'],
    ['a path taken twice', { getThing: good, getOther: { ...good, name: 'getOther' } }, 'is taken twice'],
  ])('a fault is reported: %s', (_name, endpoints, fault) => {
    expect(endpointFaults('customer', endpoints).join('\n')).toContain(fault)
  })
})

test('the figures: exclude tests and generated files', () => {
  const root = writeTree({
    'apps/a/x.ts': long(10),
    'apps/a/y.ts': long(30),
    'apps/a/y.test.ts': long(90),
    'apps/a/generated/z.ts': long(90),
  })
  expect(sizeFigures(readTree(root))).toEqual({ files: 2, median: 30, ninety: 30 })
})
