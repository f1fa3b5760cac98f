import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { SourceTree } from './source-tree.ts'
import { steps } from './steps.ts'

const files = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  '.oxlintrc.json': '{}',
  '.prettierrc.json': '{}',
  'tools/check.ts': "import './check/steps.ts'",
  'tools/check/steps.ts': '',
  'tools/check/judge.ts': "import '../tidy/index.ts'",
  'tools/tidy/index.ts': '',
  'tools/gen.ts': '',
  'docs/settings.md': '',
  'database/migrations/0001-a.sql': '',
  'apps/server/src/a.store.ts': "import '@puente/contract'\nconsole.log(1)",
  'apps/customer-web/src/a.tsx': '',
  'apps/customer-web/src/a.css': '',
  'packages/contract/package.json': '{"name":"@puente/contract","exports":{".":"./src/index.ts"}}',
  'packages/contract/src/index.ts': '',
}
const names = steps.map(({ name }) => name)

/** For each step, the parts whose keys a change of the file changes. */
function changedBy(path: keyof typeof files, text: string): Record<string, string[]> {
  const root = writeTree(files)
  const before = new SourceTree(root)
  const keys = steps.map(({ units }) => units(before))
  writeFileSync(join(root, path), text)
  const after = new SourceTree(root)
  return Object.fromEntries(
    steps.flatMap(({ name, units }, at) => {
      const changed = [...units(after)].filter(([unit, { key }]) => keys[at]?.get(unit)?.key !== key)
      return changed.length === 0 ? [] : [[name, changed.map(([unit]) => unit).toSorted()]]
    }),
  )
}

test.each(['package-lock.json', 'tools/check/steps.ts'] as const)(
  '%s changes: every step runs again',
  (path) => {
    expect(Object.keys(changedBy(path, '1'))).toEqual(names)
  },
)

test.each([
  ['docs/settings.md', '#', ['tidy', 'generated', 'secrets', 'format']],
  ['.prettierrc.json', '[]', ['tidy', 'generated', 'secrets', 'format']],
  ['.oxlintrc.json', '[]', ['tidy', 'lint', 'secrets', 'format']],
  [
    'database/migrations/0001-a.sql',
    'select',
    ['tidy', 'refusals, statements', 'generated', 'secrets', 'format'],
  ],
  ['apps/customer-web/src/a.css', 'a{}', ['tidy', 'secrets', 'format']],
  ['apps/customer-web/src/a.tsx', '1', ['types', 'tidy', 'lint', 'secrets', 'format']],
  [
    'apps/customer-web/src/a.tsx',
    "import './b.ts'",
    ['types', 'tidy', 'lint', 'boundaries', 'secrets', 'format'],
  ],
  [
    'apps/server/src/a.store.ts',
    "import '@puente/contract'\nconsole.log(2)",
    ['types', 'tidy', 'lint', 'refusals, statements', 'secrets', 'format'],
  ],
  [
    'packages/contract/src/index.ts',
    '1',
    ['types', 'tidy', 'lint', 'refusals, statements', 'generated', 'secrets', 'format'],
  ],
  [
    'package.json',
    '{"name":"a"}',
    [
      'types',
      'lockfile, licences',
      'tidy',
      'lint',
      'refusals, statements',
      'boundaries',
      'secrets',
      'format',
    ],
  ],
] as const)('%s becomes %j: %j run again', (path, text, expected) => {
  expect(Object.keys(changedBy(path, text))).toEqual(expected)
})

test('a changed file of the server: only it is linted and judged for refusals, and all statements are', () => {
  const path = 'apps/server/src/a.store.ts'
  expect(changedBy(path, "import '@puente/contract'\nconsole.log(2)")).toMatchObject({
    types: [path],
    lint: [path],
    'refusals, statements': [path, 'statements'],
    secrets: [path],
    format: [path],
  })
})

test('a changed file of a package without declarations: what imports it is linted again', () => {
  expect(changedBy('packages/contract/src/index.ts', '1')).toMatchObject({
    lint: ['apps/server/src/a.store.ts', 'packages/contract/src/index.ts'],
  })
})
