import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build, type Rolldown } from 'vite'

const kB = 1_000
const budgets = {
  home: 175 * kB,
  login: 206 * kB,
  route: 90 * kB,
  grid: 180 * kB,
  precache: 800 * kB,
  css: 10 * kB,
  font: 40 * kB,
  homePage: 15 * kB,
}
const root = path.join(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'puente-size-'))

interface Part {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
let parts: Readonly<Record<string, Part>> = {}
let modules: ReadonlyMap<string, readonly string[]> = new Map()

beforeAll(async () => {
  // With the test's own NODE_ENV the development build would be measured.
  vi.stubEnv('NODE_ENV', 'production')
  // Built anew into a separate folder, because an existing build may be outdated.
  const built = (await build({
    root,
    logLevel: 'error',
    build: { outDir: folder },
  })) as Rolldown.RolldownOutput
  parts = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as typeof parts
  modules = new Map(
    built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part.moduleIds]] : [])),
  )
}, 120_000)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const part = (key: string): Part => {
  const found = parts[key]
  if (found === undefined) throw new Error(`the manifest has no ${key}`)
  return found
}

/** All static imports of a chunk, transitively. */
function closureOf(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of part(key).imports ?? []) closureOf(imported, seen)
  return seen
}

const zipped = (file: string) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length
const weigh = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + zipped(part(key).file), 0)
const first = () => {
  const entry = Object.keys(parts).find((key) => part(key).isEntry === true)
  if (entry === undefined) throw new Error('the manifest has no entry')
  return closureOf(entry)
}
const beyondFirst = (key: string) => {
  const there = first()
  return [...closureOf(key)].filter((needed) => !there.has(needed))
}
/** Dynamically loaded chunks, without those that only the gallery uses. */
const lazyParts = () => {
  const reached = new Set<string>()
  const follow = (key: string) => {
    if (reached.has(key) || key.endsWith('/gallery-screen.tsx')) return
    reached.add(key)
    for (const next of [...(part(key).imports ?? []), ...(part(key).dynamicImports ?? [])]) follow(next)
  }
  for (const key of Object.keys(parts)) if (part(key).isEntry === true) follow(key)
  return [...reached].filter((key) => part(key).isDynamicEntry === true)
}

test('the entry chunk: one file within its size budget', () => {
  expect(first().size).toBe(1)
  expect(weigh(first())).toBeLessThanOrEqual(budgets.home)
})

test('sign-in: within its size budget', () => {
  const login = 'src/features/access/login-screen.tsx'
  expect(weigh(first()) + weigh(beyondFirst(login))).toBeLessThanOrEqual(budgets.login)
})

test('every screen: within the size budget of a screen', () => {
  expect(lazyParts().length).toBeGreaterThan(9)
  const budgetOf = (key: string) => (key.endsWith('/data-grid-inner.tsx') ? budgets.grid : budgets.route)
  const heavy = lazyParts().filter((key) => weigh(beyondFirst(key)) > budgetOf(key))
  expect(heavy).toEqual([])
})

test('the entry chunk: without zod, a message parser and the routes of all endpoints', () => {
  const ids = [...first()].flatMap((key) => modules.get(part(key).file) ?? [])
  expect(ids.length).toBeGreaterThan(100)
  const unwanted = /node_modules\/(zod|@formatjs\/icu|intl-messageformat)\/|\/customer-routes\.ts$/
  expect(ids.filter((id) => unwanted.test(id))).toEqual([])
})

test('styles and font: within their size budgets', () => {
  const css = [...first()].flatMap((key) => part(key).css ?? [])
  expect(css.reduce((sum, file) => sum + zipped(file), 0)).toBeLessThanOrEqual(budgets.css)
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const fonts = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)].map(
    ([, file = '']) => file,
  )
  expect(fonts).toHaveLength(1)
  expect(readFileSync(path.join(folder, fonts[0] ?? '')).length).toBeLessThanOrEqual(budgets.font)
})

test('the offline shell: within its size budget, with the entry chunk and without responses of the API', () => {
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8')
  const kept = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
  const bytes = kept.map((url) => statSync(path.join(folder, url === '/' ? 'index.html' : url)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.precache)
  const needed = [
    '/',
    'manifest.json',
    'icons/icon-192x192.png',
    ...[...first()].map((key) => part(key).file),
  ]
  expect(kept).toEqual(expect.arrayContaining(needed))
  for (const screen of ['failure', 'login-screen'])
    expect(kept.join()).toMatch(new RegExp(`assets/${screen}-`))
  expect(kept.filter((url) => /^\/?api|gallery|data-grid|transfer-screen|\.(gz|br|map)$/.test(url))).toEqual(
    [],
  )
})

test('home: prerendered with its headline and a form that works without scripts', () => {
  const home = readFileSync(path.join(folder, 'home.html'), 'utf8')
  const [head = '', body = ''] = home.split('</head>')
  expect(head).toMatch(/<title>[^<]{10,}<\/title>/)
  expect(head).toContain('<link rel="canonical" href="/"')
  expect(body).toMatch(/<h1>[^<]{10,}<\/h1>/)
  const form = /<form [^>]*>([\s\S]*)<\/form>/.exec(body)?.[0] ?? ''
  expect(form).toMatch(/^<form (?=[^>]*method="get")[^>]*action="\/"/)
  for (const name of ['corridor', 'send', 'receive']) expect(form).toContain(`name="${name}"`)
  expect(form).toMatch(/<button type="submit"[^>]*formaction="\/send"/i)
  // The first render needs no style sheet request: styles are inline, and none are between the elements.
  expect(head).not.toContain('rel="stylesheet"')
  expect(body).not.toContain('<style')
  expect(gzipSync(home, { level: 9 }).length).toBeLessThanOrEqual(budgets.homePage)
})

test('the installable app’s files: served at the paths in the specification', () => {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.icons.map(({ src }) => src)).toContain('/icons/icon-192x192.png')
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(path.join(folder, src))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(readFileSync(path.join(folder, 'favicon.ico')).readUInt16LE(2)).toBe(1)
})

test('built chunks: all messages are compiled, because the browser has no parser', () => {
  const catalogues: Record<string, Record<string, unknown>> = import.meta.glob(
    ['./**/messages*.es.ts', '!./features/gallery/**'],
    { eager: true },
  )
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)
  const texts = [...new Set(textsOf(catalogues).filter((text) => text.includes('{')))]
  expect(texts.length).toBeGreaterThan(200)
  const built = Object.values(parts).map(({ file }) => file)
  const code = [...new Set(built)].map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
  expect(texts.filter((text) => code.includes(text))).toEqual([])
})
