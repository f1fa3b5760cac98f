import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../run/paths.ts'
import { oxlintCommand } from './oxlint.ts'
import { writeTree } from '../test/write-tree.ts'

const tsconfig = JSON.stringify({
  compilerOptions: { strict: true, target: 'es2024', module: 'nodenext', noEmit: true, types: [] },
  include: ['.'],
})

/** oxlint's result for one test file, with the repository's configuration. */
function lint(path: string, text: string): { status: number | null; said: string } {
  const root = writeTree({ 'tsconfig.json': tsconfig, 'package.json': '{"type":"module"}', [path]: text })
  copyFileSync(join(repository, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
  const { command, args, env } = oxlintCommand()
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

const server = 'apps/server/src/x.ts'
const promise = 'const f = async () => 1\n'

test.each([
  ['a promise nobody awaits', server, `${promise}f()\nexport {}`, 'no-floating-promises'],
  ['a promise thrown away by void', server, `${promise}void f()\nexport {}`, 'no-floating-promises'],
  ['a promise as a condition', server, `${promise}export const y = f() ? 1 : 2`, 'no-misused-promises'],
  [
    'a promise where nobody waits',
    server,
    `${promise}export const y = [1].forEach(async () => { await f() })`,
    'no-misused-promises',
  ],
  ['a default export', server, 'export default 1', 'no-default-export'],
  ['a console', server, 'console.log(1)\nexport {}', 'no-console'],
  ['a console in a package', 'packages/money/src/x.ts', 'console.log(1)\nexport {}', 'no-console'],
  ['an any', server, 'export const y: any = 1', 'no-explicit-any'],
  ['a silenced compiler', server, '// @ts-ignore\nexport const y = 1', 'ban-ts-comment'],
])('a violation is reported: %s', (_name, path, text, rule) => {
  const { status, said } = lint(path, text)
  expect(said).toContain(rule)
  expect(status).not.toBe(0)
})

test('a file that follows the rules: no faults', () => {
  const { status, said } = lint(server, `${promise}export const y = await f()`)
  expect(status, said).toBe(0)
})
