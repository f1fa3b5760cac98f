import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build, type Rolldown } from 'vite'

const kB = 1_000
const budgets = { home: 175 * kB, login: 205 * kB, route: 90 * kB, css: 10 * kB, font: 40 * kB }
const root = path.join(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'puente-size-'))

interface Part {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
let parts: Readonly<Record<string, Part>> = {}
let modules: ReadonlyMap<string, readonly string[]> = new Map()

beforeAll(async () => {
  // The test's own NODE_ENV would build what developers run.
  vi.stubEnv('NODE_ENV', 'production')
  // Built anew and apart: a build that lies around may be older than what is judged.
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

/** Everything a part needs before it can run: its static imports, theirs, and so on. */
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
const lazyParts = () => Object.keys(parts).filter((key) => part(key).isDynamicEntry === true)

test('the first page stays within its bytes, in one file', () => {
  expect(first().size).toBe(1)
  expect(weigh(first())).toBeLessThanOrEqual(budgets.home)
})

test('signing in stays within its bytes', () => {
  const login = 'src/features/access/login-screen.tsx'
  expect(weigh(first()) + weigh(beyondFirst(login))).toBeLessThanOrEqual(budgets.login)
})

test('no screen adds more than a screen may', () => {
  expect(lazyParts().length).toBeGreaterThan(9)
  const heavy = lazyParts().filter((key) => weigh(beyondFirst(key)) > budgets.route)
  expect(heavy).toEqual([])
})

test('the first page holds no zod and no message parser', () => {
  const ids = [...first()].flatMap((key) => modules.get(part(key).file) ?? [])
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => /node_modules\/(zod|@formatjs\/icu|intl-messageformat)\//.test(id))).toEqual([])
})

test('styles and the one font stay within their bytes', () => {
  const css = [...first()].flatMap((key) => part(key).css ?? [])
  expect(css.reduce((sum, file) => sum + zipped(file), 0)).toBeLessThanOrEqual(budgets.css)
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const fonts = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)].map(
    ([, file = '']) => file,
  )
  expect(fonts).toHaveLength(1)
  expect(readFileSync(path.join(folder, fonts[0] ?? '')).length).toBeLessThanOrEqual(budgets.font)
})

test('the installable app’s files are served at the addresses the specification names', () => {
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
