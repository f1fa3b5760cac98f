import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'
import { cacheIn } from './cache.ts'
import { runSteps, type Step } from './run-steps.ts'
import type { SourceTree } from './source-tree.ts'

const unitsBy = (key: (tree: SourceTree, path: string) => string) => (tree: SourceTree) =>
  new Map(tree.matching(/\.ts$/).map((path) => [path, { key: key(tree, path), inputs: [path] }]))
const byText: Step = {
  name: 'by-text',
  units: unitsBy((tree, path) => tree.line(path)),
  command: (units) => ({ args: units ?? ['everything'] }),
}
const byTypes: Step = { ...byText, name: 'by-types', units: unitsBy((tree, path) => tree.typedHash(path)) }

const a = "import { b } from './b.ts'\nexport const a = b()\n"
const b = 'export const b = () => 1\n'
const declarations = 'node_modules/.cache/tsc/'

function check(files: Readonly<Record<string, string>>, steps: readonly Step[] = [byText]) {
  const root = writeTree(files)
  const judged: string[][] = []
  const lines: string[] = []
  return {
    lines,
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    remove: (path: string) => rmSync(join(root, path)),
    /** Runs the steps, and returns what each process that they started was given. */
    run: async (
      options: { code?: number; usesCache?: boolean; only?: string[]; during?: () => void } = {},
    ) => {
      judged.length = 0
      const failed = await runSteps({
        root,
        steps,
        cache: cacheIn(join(root, 'node_modules/.cache/check')),
        usesCache: options.usesCache ?? true,
        only: options.only,
        print: (line) => lines.push(line),
        start: ({ args }) => {
          judged.push([...args])
          options.during?.()
          return Promise.resolve({ code: options.code ?? 0, output: '', seconds: 0 })
        },
      })
      expect(failed).toEqual((options.code ?? 0) === 0 ? [] : steps.map(({ name }) => name))
      return judged.map((args) => [...args])
    },
  }
}

test('a second run of the same tree: nothing is judged again', async () => {
  const { run, lines } = check({ 'a.ts': a, 'b.ts': b })
  expect(await run()).toEqual([['everything']])
  expect(await run()).toEqual([])
  expect(lines.at(-1)).toContain('(unchanged)')
})

test('a changed file, a new file and a deleted file: only the changed and the new one are judged', async () => {
  const { run, write, remove } = check({ 'a.ts': a, 'b.ts': b, 'c.ts': '' })
  await run()
  write('b.ts', `${b}//`)
  write('d.ts', '1')
  remove('c.ts')
  expect(await run()).toEqual([['b.ts', 'd.ts']])
  expect(await run()).toEqual([])
})

test('a failed step: judged again although nothing changed, until it passes', async () => {
  const { run } = check({ 'a.ts': a })
  expect(await run({ code: 1 })).toHaveLength(1)
  expect(await run({ code: 1 })).toHaveLength(1)
  expect(await run()).toHaveLength(1)
  expect(await run()).toEqual([])
})

test('a text that failed after another one passed: judged again', async () => {
  const { run, write } = check({ 'a.ts': a, 'b.ts': b })
  await run()
  write('b.ts', 'worse')
  await run({ code: 1 })
  expect(await run({ code: 1 })).toEqual([['b.ts']])
})

test('a file that changes while it is judged: judged again', async () => {
  const { run, write } = check({ 'a.ts': a, 'b.ts': b })
  await run({ during: () => write('b.ts', 'other') })
  expect(await run()).toEqual([['b.ts']])
})

test('without the cache: everything is judged, and the results are stored', async () => {
  const { run } = check({ 'a.ts': a })
  await run()
  expect(await run({ usesCache: false })).toEqual([['everything']])
  expect(await run()).toEqual([])
})

test('a limit to some files: only they are judged, and the others are not taken as passed', async () => {
  const { run } = check({ 'a.ts': a, 'b.ts': b })
  expect(await run({ only: ['b.ts'] })).toEqual([['b.ts']])
  expect(await run()).toEqual([['a.ts']])
})

test('a step after one that failed: not judged', async () => {
  const second: Step = { ...byText, name: 'second', after: byText.name }
  const { run, lines } = check({ 'a.ts': a }, [second, byText])
  expect(await run({ code: 1 })).toHaveLength(1)
  expect(lines.join('\n')).toContain('not judged, because by-text failed')
})

test('a changed body with the same declaration: its importers are not judged again', async () => {
  const { run, write } = check(
    {
      'a.ts': a,
      'b.ts': b,
      'c.ts': '',
      [`${declarations}b.d.ts`]: 'export declare const b: () => number',
    },
    [byTypes],
  )
  await run()
  write('b.ts', 'export const b = () => 2\n')
  expect(await run()).toEqual([['b.ts']])
  write(`${declarations}b.d.ts`, 'export declare const b: () => string')
  expect(await run()).toEqual([['a.ts']])
})

test.each([
  [
    'an import of an import',
    { 'b.ts': "export * from './c.ts'", 'c.ts': 'export const b = () => 1' },
    'c.ts',
  ],
  ['an import of another workspace', { 'a.ts': "import '@puente/b/x'" }, 'packages/b/src/x.ts'],
  ['an import that did not exist', { 'a.ts': "import './late.ts'" }, 'late.ts'],
  ['an import only of a type', { 'a.ts': "export type A = import('./b.ts').B" }, 'b.ts'],
])('%s changes: the importer is judged again', async (_name, files: Record<string, string>, changed) => {
  const workspace = {
    'packages/b/package.json': '{"name":"@puente/b","exports":{"./x":"./src/x.ts"}}',
    'packages/b/src/x.ts': '',
  }
  const { run, write } = check({ 'a.ts': a, 'b.ts': b, ...workspace, ...files }, [byTypes])
  await run()
  write(changed, 'export const other = 1')
  expect((await run())[0]).toContain('a.ts')
})

test('an ambient declaration changes: files that do not import it are judged again', async () => {
  const { run, write } = check(
    { 'a.ts': a, 'b.ts': b, 'g.ts': 'declare global {\n  var x: 1\n}\nexport {}' },
    [byTypes],
  )
  await run()
  write('g.ts', 'declare global {\n  var x: 2\n}\nexport {}')
  expect(await run()).toEqual([['everything']])
})
