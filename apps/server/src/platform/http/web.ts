import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { refuse } from '@puente/contract'
import type { FastifyInstance } from 'fastify'
import { createFilledPages, type FilledPage } from './filled-pages.ts'
import { toProblem } from './problem.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000

export interface WebOptions {
  /** The folder of the built app; without it only the API is served. */
  readonly folder: string
  /** Whether an address is one of the app's; others get the same app with status 404. */
  readonly knows: (path: string) => boolean | Promise<boolean>
  /** The prerendered pages, sent to clients without a session cookie; others get the app. */
  readonly prerendered?: {
    readonly unlessCookie: string
    /** The page at an address; undefined where the app itself is sent. */
    readonly pageAt: (address: string) => Promise<FilledPage | undefined>
  }
  /** Addresses that search engines must not index; default: none. */
  readonly hides?: (path: string) => boolean
}

/**
 * Serves a built web app beside the API: hashed files are cached for a year, the page is never cached, unknown
 * addresses have status 404.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const index = path.join(options.folder, 'index.html')
  const built = existsSync(index)
  if (built) {
    await app.register(fastifyStatic, {
      root: options.folder,
      serve: false,
      // The build writes a compressed copy beside each file.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = path.relative(options.folder, file).startsWith('assets')
        void reply.header(
          'cache-control',
          hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache',
        )
      },
    })
  }
  const filledPages = createFilledPages()
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0] ?? '/'
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!built || !reads || address.startsWith('/api')) {
      const problem = toProblem(refuse('not-found'), request.id)
      return reply.code(404).type('application/problem+json').send(JSON.stringify(problem))
    }
    // Checked on each request, so that a new build is served without a restart.
    if (isFile(options.folder, address)) return reply.sendFile(address.slice(1))
    if (options.hides?.(address) === true) reply.header('x-robots-tag', 'noindex, nofollow')
    const known = await options.knows(address)
    reply.header('cache-control', 'no-cache').code(known ? 200 : 404)
    if (!known || options.prerendered === undefined) return reply.sendFile('index.html')
    const { pageAt, unlessCookie } = options.prerendered
    const page = await pageAt(address)
    if (page === undefined || !isFile(options.folder, `/${page.file}`, true))
      return reply.sendFile('index.html')
    reply.header('vary', 'cookie, accept-encoding')
    if (request.cookies[unlessCookie] !== undefined) return reply.sendFile('index.html')
    const filled = await filledPages.answer(path.join(options.folder, page.file), page.fill, {
      address,
      encodings: request.headers['accept-encoding'],
    })
    if (filled.encoding !== undefined) reply.header('content-encoding', filled.encoding)
    return reply.type('text/html; charset=utf-8').send(filled.body)
  })
}

function isFile(folder: string, address: string, mayBePage = false): boolean {
  if (!/^(?:[/][A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(address)) return false
  if (address.endsWith('.html') && !mayBePage) return false
  return statSync(path.join(folder, address), { throwIfNoEntry: false })?.isFile() === true
}
