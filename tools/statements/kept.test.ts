import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Cache } from '../check/cache.ts'
import { SourceTree } from '../check/source-tree.ts'
import { writeTree } from '../test/write-tree.ts'
import { keptStatements } from './kept.ts'

const folder = 'apps/server/src'
const files = {
  'package-lock.json': '{}',
  'database/migrations/0001-a.sql': 'create table a ()',
  'tools/check/judge.ts': '',
  [`${folder}/a.store.ts`]: 'export const byColumn = (column) => many(column)',
  [`${folder}/columns.ts`]: "export const columns = 'id'",
  [`${folder}/a.ts`]: "import './a.store.ts'\nbyColumn('id')",
  [`${folder}/b.store.ts`]: 'export const all = () => many()',
  [`${folder}/c.ts`]: 'export const nothing = 1',
}

const memory = (): Cache => {
  const values = new Map<string, string>()
  return {
    read: <T>(name: string, otherwise: T) => JSON.parse(values.get(name) ?? JSON.stringify(otherwise)) as T,
    write: (name, value) => void values.set(name, JSON.stringify(value)),
  }
}

/** The files that are stale after a run in which `a.store.ts` was composed from `columns.ts` and the calls of `byColumn`. */
function staleAfter(path: string, text: string): string[] {
  const root = writeTree(files)
  const cache = memory()
  const sources = Object.keys(files).filter((file) => file.startsWith(folder))
  const at = (file: string) => join(root, file)
  const first = keptStatements(cache, new SourceTree(root))
  expect(sources.filter((file) => first.isStale(at(file)))).toEqual(sources)
  for (const file of sources)
    first.onJudged(at(file), {
      files: new Set(file.endsWith('a.store.ts') ? [at(`${folder}/columns.ts`)] : []),
      calls: new Set(file.endsWith('a.store.ts') ? ['byColumn'] : []),
      properties: new Set(file.endsWith('b.store.ts') ? ['order'] : []),
    })
  first.store()
  writeFileSync(at(path), text)
  const next = keptStatements(cache, new SourceTree(root))
  return [...new Set([...sources, path])].filter((file) => file.startsWith(folder) && next.isStale(at(file)))
}

test.each([
  ['a file with statements', 'b.store.ts', 'export const all = () => many(1)', ['b.store.ts']],
  [
    'a file from which they were composed',
    'columns.ts',
    "export const columns = 'x'",
    ['a.store.ts', 'columns.ts'],
  ],
  ['a file that calls a followed function now', 'c.ts', "byColumn('name')", ['a.store.ts', 'c.ts']],
  ['a file that gives a followed property now', 'c.ts', "list({ order: 'name' })", ['b.store.ts', 'c.ts']],
  ['a file with such a name elsewhere', 'c.ts', '// the order of byColumn', ['c.ts']],
  ['a new file that calls one', 'd.ts', "byColumn('name')", ['a.store.ts', 'd.ts']],
  ['a file that has nothing to do with any', 'c.ts', 'export const nothing = 2', ['c.ts']],
])('%s changes: these are stale', (_what, path, text, expected) => {
  expect(staleAfter(`${folder}/${path}`, text)).toEqual(expected.map((file) => `${folder}/${file}`))
})

test('a migration changes: every file is stale', () => {
  expect(staleAfter('database/migrations/0001-a.sql', 'create table b ()')).toHaveLength(5)
})
