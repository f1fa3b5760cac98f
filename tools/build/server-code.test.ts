import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repository } from '../run/paths.ts'
import { readServerCode } from './server-code.ts'

let root: string
beforeEach(() => void (root = mkdtempSync(path.join(os.tmpdir(), 'puente-code-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}
const meta = ['import', 'meta', 'dirname'].join('.')

describe('sources of a folder', () => {
  it('imports, threads and packages: followed and renamed; types alone: left out; lines stay where they were', () => {
    write({
      'a.ts': `import type { T } from './only-type.ts'\nimport { b } from './b.ts'\nimport { m } from '@puente/money'\nexport const t: T = b(m, path.join(${meta}, 'thread.ts'))\n`,
      'b.ts': 'export const b = (m: number, f: string) => import("./late.ts")\n',
      'late.ts': 'export {}\n',
      'thread.ts': 'export {}\n',
      'only-type.ts': 'export type T = 1\n',
      'packages/money/package.json': '{"exports":{".":"./src/index.ts"}}',
      'packages/money/src/index.ts': 'export const m = 1\n',
    })
    const { scripts } = readServerCode(root, ['a.ts'])
    expect([...scripts.keys()].sort()).toEqual([
      'a.js',
      'b.js',
      'late.js',
      'packages/money/src/index.js',
      'thread.js',
    ])
    const lines = scripts.get('a.js')?.split('\n') ?? []
    expect(lines[1]).toBe("import { b } from './b.js'")
    expect(lines[3]).toContain("'thread.js'")
    expect(lines[3]).not.toContain(': T')
  })

  it('a file that is read beside the code: found', () => {
    write({ 'in/a.ts': `read(path.join(${meta}, '../list.txt'))\n`, 'list.txt': 'x' })
    expect([...readServerCode(root, ['in/a.ts']).reads]).toEqual(['list.txt'])
  })

  it.each([
    [`read(path.join(${meta}, name))`, 'computed path'],
    [`read(path.join(${meta}, '../folder'))`, 'computed path'],
    ['run(`${name}-thread.ts`)', 'computes the name'],
    [`run(path.join(${meta}, 'absent-thread.ts'))`, 'no file beside it'],
  ])('%s: refused, because a build would lack the file', (text, why) => {
    write({ 'a.ts': `${text}\n` })
    expect(() => readServerCode(root, ['a.ts'])).toThrow(why)
  })
})

it('the server: every script is JavaScript, and the files of threads and child processes are among them', () => {
  const entries = ['api', 'worker', 'migrate'].map((name) => `apps/server/src/${name}.ts`)
  const { scripts, reads } = readServerCode(repository, entries)
  for (const [file, fileName] of [
    ['platform/isolated', 'child-main.js'],
    ['modules/access/passwords', 'guess-password-thread.js'],
    ['modules/statements/paper', 'draw-thread.js'],
  ])
    expect(scripts.has(`apps/server/src/${file}/${fileName}`), fileName).toBe(true)
  expect(reads).toContain('apps/server/src/modules/access/passwords/breached-passwords.txt')
  const broken = [...scripts].filter(([fileName, text]) => {
    const compiled = ts.transpileModule(text, { fileName, reportDiagnostics: true })
    return (compiled.diagnostics ?? []).length > 0
  })
  expect(broken.map(([file]) => file)).toEqual([])
})
