import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { refuse } from '@puente/contract'
import type { FastifyInstance } from 'fastify'
import { createFilledPages, type FilledPage } from './filled-pages.ts'
import { toProblem } from '../failures/problem.ts'
import { buildFor, sendLanguage, type ChosenBuild, type WebLanguages } from './web-languages.ts'

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
  /** The builds in further languages; default: the app has one. */
  readonly languages?: WebLanguages
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
        const hashed = path.basename(path.dirname(file)) === 'assets'
        if (hashed) reply.header('cache-control', `public, max-age=${YEAR_MS / 1000}, immutable`)
        else if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-cache')
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
    const { languages } = options
    const build = buildFor(request, address, options.folder, languages)
    // Checked on each request, so that a new build is served without a restart. A page that was loaded in another
    // language keeps its chunks: their names differ by their content.
    const folders = [build.folder, options.folder, ...Object.values(languages?.folders ?? {})]
    const folder = folders.find((one) => isFile(one, address))
    if (folder !== undefined) {
      if (languages !== undefined && !address.startsWith('/assets/')) reply.header('vary', 'cookie')
      return reply.sendFile(address.slice(1), folder)
    }
    if (options.hides?.(address) === true) reply.header('x-robots-tag', 'noindex, nofollow')
    const known = await options.knows(address)
    reply.header('cache-control', 'no-cache').code(known ? 200 : 404)
    if (languages !== undefined) sendLanguage(request, reply, address, build, languages)
    const sendApp = () => reply.sendFile('index.html', build.folder)
    if (!known || options.prerendered === undefined) return sendApp()
    const { pageAt, unlessCookie } = options.prerendered
    const page = inLanguage(build, address, await pageAt(address))
    if (page === undefined || !isFile(build.folder, `/${page.file}`, true)) return sendApp()
    reply.header('vary', 'cookie, accept-encoding')
    if (request.cookies[unlessCookie] !== undefined) return sendApp()
    const filled = await filledPages.answer(path.join(build.folder, page.file), page.fill, {
      key: `${build.language} ${address}`,
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

/**
 * The prerendered page in the language of a build. Search engines read the Spanish pages: in other languages only home is
 * prerendered, without the head that the server writes.
 */
function inLanguage({ language }: ChosenBuild, address: string, page: FilledPage | undefined) {
  if (language === 'es' || page === undefined) return page
  return address === '/' ? { ...page, fill: (html: string) => html } : undefined
}
