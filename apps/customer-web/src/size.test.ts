import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { schemeScript } from '@puente/contract'
import { brandWhenBuilt, countryWhenBuilt } from '@puente/contract/addresses'
import { colours, marks } from '../../../packages/ui/src/theme/tokens.ts'
import { buildApp, placeholdersIn, type BuiltApp } from '../../../packages/web/src/test-built-app.ts'

const kB = 1_000
const budgets = {
  home: 175 * kB,
  login: 209 * kB,
  route: 94 * kB,
  grid: 180 * kB,
  precache: 800 * kB,
  css: 10 * kB,
  font: 40 * kB,
  homePage: 15 * kB,
}
let app: BuiltApp
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  app = await buildApp(path.join(import.meta.dirname, '..'))
}, 120_000)
afterAll(() => {
  vi.unstubAllEnvs()
  app?.remove()
})

/** Chunks that are loaded on demand, without those that only the gallery uses. */
const lazyParts = () => app.onDemand('/gallery-screen.tsx')
const firstFiles = () => [...app.first()].map((key) => app.chunk(key).file)

test('the entry chunk: one file within its size budget', () => {
  expect(app.first().size).toBe(1)
  expect(app.weigh(app.first())).toBeLessThanOrEqual(budgets.home)
})

test('sign-in: within its size budget', () => {
  const login = 'src/features/access/login-screen.tsx'
  expect(app.weigh(app.first()) + app.weigh(app.beyondFirst(login))).toBeLessThanOrEqual(budgets.login)
})

test('every screen: within the size budget of a screen', () => {
  expect(lazyParts().length).toBeGreaterThan(9)
  const budgetOf = (key: string) => (key.endsWith('/data-grid-inner.tsx') ? budgets.grid : budgets.route)
  const heavy = lazyParts().filter((key) => app.weigh(app.beyondFirst(key)) > budgetOf(key))
  expect(heavy).toEqual([])
})

test('the entry chunk: without zod, a message parser and the routes of all endpoints', () => {
  const ids = firstFiles().flatMap((file) => app.modules.get(file) ?? [])
  expect(ids.length).toBeGreaterThan(100)
  const unwanted = /node_modules\/(zod|@formatjs\/icu|intl-messageformat)\/|\/customer-routes\.ts$/
  expect(ids.filter((id) => unwanted.test(id))).toEqual([])
})

test('styles and font: within their size budgets', () => {
  const css = [...app.first()].flatMap((key) => app.chunk(key).css ?? [])
  expect(
    css.reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(app.folder, file)), { level: 9 }).length,
      0,
    ),
  ).toBeLessThanOrEqual(budgets.css)
  const html = readFileSync(path.join(app.folder, 'index.html'), 'utf8')
  const fonts = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="\/([^"]+\.woff2)"/g)].map(
    ([, file = '']) => file,
  )
  expect(fonts).toHaveLength(1)
  expect(readFileSync(path.join(app.folder, fonts[0] ?? '')).length).toBeLessThanOrEqual(budgets.font)
})

test('the offline shell: within its size budget, with the entry chunk and without responses of the API', () => {
  const worker = readFileSync(path.join(app.folder, 'sw.js'), 'utf8')
  const kept = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
  const bytes = kept.map((url) => statSync(path.join(app.folder, url === '/' ? 'index.html' : url)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.precache)
  const needed = ['/', 'manifest.json', 'icons/icon-192x192.png', ...firstFiles()]
  expect(kept).toEqual(expect.arrayContaining(needed))
  for (const screen of ['failure', 'login-screen'])
    expect(kept.join()).toMatch(new RegExp(`assets/${screen}-`))
  expect(kept.filter((url) => /^\/?api|gallery|data-grid|transfer-screen|\.(gz|br|map)$/.test(url))).toEqual(
    [],
  )
})

test('every page: the scheme’s script, which the server allows, is its only inline script', () => {
  for (const page of ['index.html', 'home.html', 'country.html']) {
    const html = readFileSync(path.join(app.folder, page), 'utf8')
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
    expect(inline).toEqual([schemeScript])
    // An inline script waits for the style sheets before it.
    expect(html.slice(0, html.indexOf('<script>'))).not.toContain('stylesheet')
  }
})

test('the browser’s bars and the installed app: in the colours of the tokens', () => {
  const html = readFileSync(path.join(app.folder, 'index.html'), 'utf8')
  const bars = [...html.matchAll(/<meta\s+name="theme-color"\s+content="([^"]+)"/g)].map(
    ([, colour]) => colour,
  )
  expect(bars).toEqual([marks.person, colours.dark.surface])
  const manifest: unknown = JSON.parse(readFileSync(path.join(app.folder, 'manifest.json'), 'utf8'))
  expect(manifest).toMatchObject({ theme_color: marks.person, background_color: colours.light.canvas })
})

test('home: prerendered with its headline and a form that works without scripts', () => {
  const home = readFileSync(path.join(app.folder, 'home.html'), 'utf8')
  const [head = '', body = ''] = home.split('</head>')
  expect(head).toMatch(/<title>[^<]{10,}<\/title>/)
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

test('the page of a country: prerendered with what the server replaces, its questions and their facts', () => {
  const page = readFileSync(path.join(app.folder, 'country.html'), 'utf8')
  const [head = '', body = ''] = page.split('</head>')
  const name = new Intl.DisplayNames(['es-CL', 'es'], { type: 'region' }).of(countryWhenBuilt) ?? ''
  expect(head).toContain(`<title>Enviar dinero a ${name} · ${brandWhenBuilt}</title>`)
  expect(body).toContain(`<h1>Enviar dinero a ${name}</h1>`)
  expect(body).toContain(`action="/to/${countryWhenBuilt.toLowerCase()}"`)
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(head)?.[1] ?? ''
  const facts = JSON.parse(json) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
  expect(facts.mainEntity).toHaveLength(4)
  for (const { name: question, acceptedAnswer } of facts.mainEntity) {
    expect(body).toContain(question)
    expect(body).toContain(acceptedAnswer.text)
  }
  expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(budgets.homePage)
})

test('the installable app’s files: served at the paths in the specification', () => {
  const manifest = JSON.parse(readFileSync(path.join(app.folder, 'manifest.json'), 'utf8')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.icons.map(({ src }) => src)).toContain('/icons/icon-192x192.png')
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(path.join(app.folder, src))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(readFileSync(path.join(app.folder, 'favicon.ico')).readUInt16LE(2)).toBe(1)
})

test('built chunks: all messages are compiled, because the browser has no parser', () => {
  const catalogues = import.meta.glob(['./**/messages*.es.ts', '!./features/gallery/**'], { eager: true })
  const { texts, uncompiled } = placeholdersIn(app, catalogues)
  expect(texts.length).toBeGreaterThan(200)
  expect(uncompiled).toEqual([])
})
