import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = import.meta.dirname
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
const code = files
  .filter((file) => !file.endsWith('messages.es.ts'))
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n')

type Branch = { readonly [key: string]: string | Branch }

function flat(branch: Branch, prefix = ''): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  )
}

const catalogues = await Promise.all(
  files
    .filter((file) => file.endsWith('messages.es.ts'))
    .map(async (file) => ({
      file,
      messages: Object.values(await import(path.join(source, file)))[0] as Branch,
    })),
)
const all = catalogues.flatMap(({ file, messages }) =>
  flat(messages).map(([key, text]) => ({ file, key, text })),
)

test('the catalogues: found by the glob', () => {
  expect(catalogues.length).toBeGreaterThan(6)
  expect(all.length).toBeGreaterThan(200)
})

test('every text: does not blame, beg or apologise, and never uses "usted"', () => {
  const unwanted = /inválid|por favor|lo sentimos|¡ups|usuario|\busted\b|ordenador|procesando/i
  expect(all.filter(({ text }) => unwanted.test(text))).toEqual([])
})

test('every key: used by name or by its branch', () => {
  const isAsked = (key: string) => {
    if (code.includes(`'${key}'`)) return true
    const parts = key.split('.')
    return parts.some((_, at) => at > 0 && code.includes(`\`${parts.slice(0, at).join('.')}.\${`))
  }
  const dataDriven = /^choices\./
  expect(
    all.filter(({ key }) => !isAsked(key) && !dataDriven.test(key)).map(({ file, key }) => `${file} ${key}`),
  ).toEqual([])
})
