import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  languageCookie,
  languageCookieSeconds,
  languageOf,
  languageTags,
  preferredLanguage,
  type Language,
} from '@puente/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The further languages of a web app, each of which is a build of its own. */
export interface WebLanguages {
  /** The folder of each build. The app is in Spanish while the one that a reader chose is not built. */
  readonly folders: Readonly<Record<Exclude<Language, 'es'>, string>>
  /** Whether an address follows the reader's Accept-Language while no language is chosen; others are in Spanish then. */
  readonly byHeader: (path: string) => boolean
  /** Whether the cookie is sent over TLS only. */
  readonly secure: boolean
}

/** The worker that keeps the offline shell. Its address names the language, so that each language has its own. */
const WORKER = '/sw.js'

/** The build from which a request is answered. */
export interface ChosenBuild {
  readonly language: Language
  readonly folder: string
}

/** The build for a request: the language that the reader chose, or Spanish. */
export function buildFor(
  request: FastifyRequest,
  address: string,
  spanish: string,
  languages: WebLanguages | undefined,
): ChosenBuild {
  const language = languages === undefined ? undefined : languageFor(request, address, languages)
  const folder = language === undefined || language === 'es' ? undefined : languages?.folders[language]
  // Checked on each request, so that a language is served once it is built.
  return language === undefined || folder === undefined || !existsSync(path.join(folder, 'index.html'))
    ? { language: 'es', folder: spanish }
    : { language, folder }
}

function languageFor(
  request: FastifyRequest,
  address: string,
  languages: WebLanguages,
): Language | undefined {
  if (address === WORKER) return languageOf((request.query as { language?: string }).language)
  const chosen = languageOf(request.cookies[languageCookie])
  if (chosen !== undefined || !languages.byHeader(address)) return chosen
  return preferredLanguage(preferences(request.headers['accept-language']))
}

/** The tags of an Accept-Language header, in the order of their weights (RFC 9110, 12.5.4). */
function preferences(header = ''): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

/**
 * The headers of a page whose language depends on the reader: caches keep the responses of different readers apart, and a
 * shared one keeps no page in a chosen language. The chosen language is renewed here, because Safari ends a cookie that a
 * script sets after seven days.
 */
export function sendLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  { language }: ChosenBuild,
  { byHeader, secure }: WebLanguages,
): void {
  reply.header('vary', byHeader(address) ? 'cookie, accept-language' : 'cookie')
  reply.header('content-language', languageTags[language])
  const chosen = languageOf(request.cookies[languageCookie])
  if (chosen === undefined) return
  reply.header('cache-control', 'private, no-cache')
  reply.setCookie(languageCookie, chosen, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: languageCookieSeconds,
  })
}
