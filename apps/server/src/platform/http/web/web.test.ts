import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerKnows } from '../../../wiring/site/web-paths.ts'
import { serveWeb } from './web.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'puente-web-'))
const page = '<!doctype html><title>Puente</title>'
const apps: Partial<Record<'sandbox' | 'production', FastifyInstance>> = {}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'))
  mkdirSync(path.join(folder, 'icons'))
  const script = 'console.log(1)'.repeat(100)
  for (const [name, content] of Object.entries({
    'index.html': page,
    'sw.js': 'self.x = 1',
    'manifest.json': '{}',
    'favicon.ico': 'ico',
    'icons/icon-192x192.png': 'png',
    'assets/index-abc.js': script,
    'assets/index-abc.js.gz': gzipSync(script),
  }))
    writeFileSync(path.join(folder, name), content)
  for (const environment of ['sandbox', 'production'] as const) {
    const app = fastify()
    await serveWeb(app, { folder, knows: customerKnows(environment) })
    apps[environment] = app
  }
})
afterAll(async () => {
  await apps.sandbox?.close()
  await apps.production?.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = async (url: string, environment: 'sandbox' | 'production' = 'sandbox') => {
  const reply = await apps[environment]?.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  if (reply === undefined) throw new Error('no app')
  return reply
}

it.each([
  ['/', 200],
  ['/login?callbackUrl=%2F', 200],
  ['/404', 200],
  ['/no-existe', 404],
  ['/transfers/1', 404],
  ['/index.html', 404],
])('the page at %s: status %i, never cached', async (url, status) => {
  const reply = await get(url)
  expect([reply.statusCode, reply.body]).toEqual([status, page])
  expect(reply.headers['cache-control']).toBe('no-cache')
})

it('the gallery: served in the sandbox, 404 in production', async () => {
  expect((await get('/gallery', 'sandbox')).statusCode).toBe(200)
  expect((await get('/gallery', 'production')).statusCode).toBe(404)
})

it.each(['/manifest.json', '/favicon.ico', '/icons/icon-192x192.png', '/sw.js'])(
  '%s: revalidated by browsers',
  async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-cache')
  },
)

it('a hashed file: cached for a year and served from its compressed copy', async () => {
  const reply = await get('/assets/index-abc.js')
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(reply.headers['content-encoding']).toBe('gzip')
})

it('an unknown address below /api: a refusal, not the page', async () => {
  const reply = await get('/api/nothing')
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'not-found' })
})
