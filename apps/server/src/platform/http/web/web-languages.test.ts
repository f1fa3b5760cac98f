import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveWeb } from './web.ts'

const root = mkdtempSync(path.join(tmpdir(), 'puente-web-'))
const at = (language: string) => path.join(root, language)
/** Pages of different lengths: the tag of a file contains its length and the millisecond in which it was written. */
const titles: Readonly<Record<string, string>> = { es: 'Inicio', en: 'Home', pt: 'Página inicial' }
const page = (language: string) =>
  `<!doctype html><html lang="${language}"><title>${titles[language]}</title>`
let app: FastifyInstance

beforeAll(async () => {
  // Creole is not built yet.
  for (const language of ['es', 'en', 'pt']) {
    mkdirSync(path.join(at(language), 'assets'), { recursive: true })
    for (const [name, text] of Object.entries({
      'index.html': page(language),
      'home.html': `home in ${language}`,
      'sw.js': `worker in ${language}`,
      'manifest.json': `{"lang":"${language}"}`,
      [`assets/index-${language}.js`]: `script in ${language}`,
    }))
      writeFileSync(path.join(at(language), name), text)
  }
  app = fastify()
  await app.register(cookie)
  await serveWeb(app, {
    folder: at('es'),
    knows: () => true,
    prerendered: {
      unlessCookie: 'session',
      pageAt: async (address) => (address === '/' ? { file: 'home.html', fill: (html) => html } : undefined),
    },
    languages: {
      folders: { en: at('en'), pt: at('pt'), ht: at('ht') },
      byHeader: (address) => address.startsWith('/track/'),
      secure: true,
    },
  })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

const get = (url: string, language?: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    url,
    headers: { ...headers, ...(language === undefined ? {} : { cookie: `puente-language=${language}` }) },
  })

it.each([
  [undefined, 'es'],
  ['es', 'es'],
  ['en', 'en'],
  ['pt', 'pt'],
  ['ht', 'es'],
  ['fr', 'es'],
  ['../en', 'es'],
  ['', 'es'],
])('the cookie %s: the page in %s', async (chosen, served) => {
  const reply = await get('/login', chosen)
  expect([reply.statusCode, reply.body]).toEqual([200, page(served)])
  expect(reply.headers['content-language']).toBe({ es: 'es-CL', en: 'en', pt: 'pt-BR' }[served])
  expect(reply.headers.vary).toMatch(/^cookie\b/)
})

it('home: prerendered in the chosen language for a visitor, and the app for someone signed in', async () => {
  expect((await get('/', 'en')).body).toBe('home in en')
  expect((await get('/')).body).toBe('home in es')
  const signedIn = await app.inject({ url: '/', headers: { cookie: 'puente-language=en; session=1' } })
  expect(signedIn.body).toBe(page('en'))
  expect(signedIn.headers.vary).toMatch(/^cookie\b/)
})

it('a chosen language: no shared cache keeps the page, and its cookie is renewed for a year', async () => {
  const chosen = await get('/login', 'en')
  expect(chosen.headers['cache-control']).toBe('private, no-cache')
  expect(chosen.headers['set-cookie']).toBe(
    'puente-language=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
  )
  for (const other of [await get('/login'), await get('/login', 'fr')]) {
    expect(other.headers['cache-control']).toBe('no-cache')
    expect(other.headers['set-cookie']).toBeUndefined()
  }
})

it('a page that was loaded before with the tag of another language: sent anew', async () => {
  const spanish = await get('/login')
  const again = await get('/login', 'en', { 'if-none-match': String(spanish.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([200, page('en')])
})

it.each([
  ['/track/abc', 'de, pt-BR;q=0.8, en;q=0.9', undefined, 'en'],
  ['/track/abc', 'pt-BR', 'es', 'es'],
  ['/track/abc', 'de', undefined, 'es'],
  ['/track/abc', 'en;q=0, pt', undefined, 'pt'],
  ['/login', 'en', undefined, 'es'],
])('%s for a reader of %s who chose %s: in %s', async (url, accepted, chosen, served) => {
  const reply = await get(url, chosen, { 'accept-language': accepted })
  expect(reply.body).toBe(page(served))
  expect(String(reply.headers.vary).includes('accept-language')).toBe(url !== '/login')
})

it('a script of any language: served to a page of any other, and cached for a year by everyone', async () => {
  for (const chosen of [undefined, 'es', 'en', 'ht']) {
    const reply = await get('/assets/index-pt.js', chosen)
    expect(reply.body).toBe('script in pt')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.vary ?? '').not.toContain('cookie')
  }
})

it('the worker: by its address alone, so that the choice in another tab does not change it', async () => {
  expect((await get('/sw.js', 'en')).body).toBe('worker in es')
  expect((await get('/sw.js?language=en', 'pt')).body).toBe('worker in en')
  expect((await get('/sw.js?language=xx')).body).toBe('worker in es')
})

it('the manifest: in the chosen language', async () => {
  const reply = await get('/manifest.json', 'pt')
  expect(reply.json()).toEqual({ lang: 'pt' })
  expect(reply.headers.vary).toMatch(/^cookie\b/)
})
