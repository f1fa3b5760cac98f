import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildWebApps, buildWebLanguages, dropOutdatedLanguages, sourceHash } from './web-build.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'puente-web-'))
const at = (file: string): string => path.join(root, file)

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}

/** Replaces Vite's command: counts its runs and writes what a build writes. */
const BUILDER = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
if (existsSync('src/broken.ts')) { console.error('src/broken.ts is broken'); process.exit(1) }
appendFileSync('../../builds', process.argv[2] + ' for ' + process.env.NODE_ENV + '\\n')
const language = process.env.WEB_LANGUAGE
const folder = language === 'es' ? 'dist' : 'languages/' + language + '/dist'
mkdirSync(folder, { recursive: true })
writeFileSync(folder + '/index.html', 'built in ' + language)
`
write('package.json', '{"type":"module"}')
write('node_modules/vite/bin/vite.js', BUILDER)
write('node_modules/vite/package.json', '{"type":"module"}')
write('apps/web/package.json', '{"dependencies":{"@puente/ui":"0.1.0","react":"19"}}')
write('apps/web/index.html', '<html></html>')
write('apps/web/src/main.ts', 'first')
write('apps/later/package.json', '{}')
write('packages/ui/package.json', '{"dependencies":{"@puente/money":"0.1.0"}}')
write('packages/ui/src/index.ts', 'ui')
write('packages/money/package.json', '{}')
write('packages/money/src/index.ts', 'money')
write('packages/ledger/src/index.ts', 'ledger')

afterAll(() => rmSync(root, { recursive: true, force: true }))

const build = (): Promise<readonly string[]> =>
  buildWebApps({ root, apps: ['web', 'later'], logFolder: root })
const commands = (): string[] => readFileSync(at('builds'), 'utf8').trim().split('\n')
const builds = (): number => commands().length

it('a build: runs once, omits an app without a page, and runs again only when a dependency changed', async () => {
  expect(await build()).toEqual(['web'])
  expect(await build()).toEqual([])
  for (const file of ['apps/web/src/main.ts', 'packages/ui/src/index.ts', 'packages/money/src/index.ts']) {
    write(file, 'second')
    expect(await build(), file).toEqual(['web'])
  }
  for (const file of ['packages/ledger/src/index.ts', 'apps/web/src/main.test.ts']) {
    write(file, 'second')
    expect(await build(), file).toEqual([])
  }
  rmSync(at('apps/web/dist'), { recursive: true })
  expect(await build()).toEqual(['web'])
  expect(builds()).toBe(5)
})

it('two commands at the same time: one build', async () => {
  const before = builds()
  write('apps/web/src/main.ts', 'third')
  expect((await Promise.all([build(), build()])).flat()).toEqual(['web'])
  expect(builds()).toBe(before + 1)
})

it('further languages: each is built once in a folder of its own, and again when a source changed', async () => {
  const wanted = ['en', 'pt'].map((language) => ({ app: 'web', language }))
  const make = () => buildWebLanguages({ root, logFolder: root }, wanted)
  const textIn = (file: string) => readFileSync(at(`apps/web/${file}`), 'utf8')
  expect(await make()).toEqual(wanted)
  expect(textIn('languages/pt/dist/index.html')).toBe('built in pt')
  expect(textIn('dist/index.html')).toBe('built in es')
  expect(await make()).toEqual([])
  rmSync(at('apps/web/languages/en/dist'), { recursive: true })
  expect(await make()).toEqual([{ app: 'web', language: 'en' }])
  dropOutdatedLanguages(root, wanted)
  expect(textIn('languages/en/dist/index.html')).toBe('built in en')
  write('apps/web/src/main.ts', 'for languages')
  dropOutdatedLanguages(root, wanted)
  expect(existsSync(at('apps/web/languages/en/dist'))).toBe(false)
  expect(await make()).toEqual(wanted)
})

it('a build requested by a test: the same as for customers', () => {
  expect(new Set(commands())).toEqual(new Set(['build for production']))
})

it('a failed build: reports its output, and runs again the next time', async () => {
  write('apps/web/src/broken.ts', '')
  await expect(build()).rejects.toMatchObject({
    message: expect.stringMatching(/^The web app web could not be built \(1\)/),
    tail: 'src/broken.ts is broken',
  })
  rmSync(at('apps/web/src/broken.ts'))
  writeFileSync(at('apps/web/src/main.ts'), 'third')
  const before = sourceHash(root, 'web')
  expect(await build()).toEqual(['web'])
  expect(existsSync(at('node_modules/.cache/puente/web.built'))).toBe(true)
  expect(sourceHash(root, 'web')).toBe(before)
})
