import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '..')
const css = readFileSync(path.join(import.meta.dirname, 'style.css'), 'utf8')

/** The classes that the pages write literally, each with its file. */
const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/class="([a-z][a-z0-9 -]*)"/g)].flatMap(
      ([, classes = '']) => classes.split(' ').map((name) => `${file}: ${name}`),
    ),
  )

test('every class of a page: has a rule in the stylesheet', () => {
  expect(used.length).toBeGreaterThan(10)
  const without = used.filter((one) => !new RegExp(`\\.${one.split(': ')[1]}(?![\\w-])`).test(css))
  expect([...new Set(without)]).toEqual([])
})
