import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeTree } from '../test/write-tree.ts'

const repository = path.join(import.meta.dirname, '../..')
const compiler = path.join(repository, 'node_modules/ts7/bin/tsc')

/** The compiler's errors for a feature that uses its words like this; empty when it compiles. */
function complaintsOf(use: string): string {
  const root = writeTree({
    'tsconfig.json': JSON.stringify({
      extends: path.join(repository, 'tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        incremental: false,
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: [],
        skipLibCheck: true,
      },
      include: ['feature.ts'],
    }),
    'package.json': '{"type":"module"}',
    'feature.ts': `import { createWords } from '${path.join(repository, 'packages/web/src/words/create-words.ts')}'
const messages = { pay: { title: 'Pagar {amount}', plain: 'Listo' } } as const
const words = createWords(messages)
export const said = ${use}
`,
  })
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'))
  try {
    execFileSync(process.execPath, [compiler, '-p', root], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return String((error as { stdout: string }).stdout)
  }
}

test('words that the catalogue contains: compile', () => {
  expect(complaintsOf("words('pay.title', { amount: '$1' }) + words('pay.plain')")).toBe('')
})

test.each([
  ['a key that is not there', "words('pay.nothing')"],
  ['an argument that is forgotten', "words('pay.title')"],
  ['an argument by another name', "words('pay.title', { sum: '$1' })"],
])('%s: does not compile', (_, use) => {
  expect(complaintsOf(use)).toMatch(/feature\.ts\(4,\d+\): error TS\d+/)
})
