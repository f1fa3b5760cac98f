import { pathToFileURL } from 'node:url'
import { statSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Language } from '@puente/contract'
import type { Plugin } from 'vite'
import { precompressed } from './vite-precompress.ts'
import { inLanguage, type PageTexts } from './vite-languages.ts'
import { prerenderedPages } from './vite-prerender.ts'

export { shellOnly } from './vite-precache.ts'

type Compiled = ReturnType<typeof compile> | { [key: string]: Compiled }

interface WebPlugins {
  /** The module that prerenders pages. */
  readonly pages?: string
  /** The language of the build and the texts of its page; without it all texts are Spanish. */
  readonly inLanguage?: { readonly language: Language; readonly texts: PageTexts }
}

/** The Vite plugins of both web apps: messages compiled at build time, the font preloaded, files compressed. */
export function puenteWeb({ pages, inLanguage: chosen }: WebPlugins = {}): Plugin[] {
  const still = pages === undefined ? [] : [prerenderedPages(pages)]
  const languages = chosen === undefined ? [] : inLanguage(chosen.language, chosen.texts)
  return [
    ...languages,
    compiledMessages(),
    oneEntry(),
    wholeReports(),
    fontPreload(),
    ...still,
    precompressed(),
  ]
}

/** The entry chunk is one file: many small ones need more requests and compress worse. Comes before other groups of chunks. */
function oneEntry(): Plugin {
  return {
    name: 'puente:one-entry',
    config: () => ({
      build: {
        reportCompressedSize: false,
        // Every supported browser preloads modules by itself. The list of each screen's chunks is left out of the
        // entry chunk: it would cost more than it saves, because a link preloads its screen on hover.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
        },
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
        },
      },
    }),
  }
}

/** A catalogue, or a part of one that is loaded separately. Texts of controls have other names and are not messages. */
const CATALOGUE = /\/messages(-[a-z-]+)?\.[a-z]{2}\.ts$/
const isMessages = (name: string): boolean => /messages$/i.test(name)

/**
 * Replaces every `messages.es.ts`, those of other languages, and every `messages-….es.ts` that exports `…Messages`, by its parsed messages, and
 * use-intl by its entry point without a parser. A catalogue may import only catalogues, so that it can be evaluated
 * here.
 */
function compiledMessages(): Plugin {
  return {
    name: 'puente:messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      const [file = ''] = id.split('?')
      if (!CATALOGUE.test(file)) return null
      this.addWatchFile(file)
      const catalogue: Record<string, unknown> = await import(
        `${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`
      )
      if (!/\/messages\.[a-z]{2}\.ts$/.test(file) && !Object.keys(catalogue).every(isMessages)) return null
      return Object.entries(catalogue)
        .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compiled(messages, name))}`)
        .join('\n')
    },
  }
}

/** Compiles each text of a catalogue; throws with the message's key when one does not parse. */
export function compiled(messages: unknown, path: string): Compiled {
  if (typeof messages === 'string') {
    try {
      return compile(messages)
    } catch (cause) {
      throw new Error(`${path} is not an ICU message: ${messages}`, { cause })
    }
  }
  if (typeof messages !== 'object' || messages === null) throw new Error(`${path} is not a text`)
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, compiled(value, `${path}.${key}`)]),
  )
}

/**
 * Error reports are loaded when a page is idle. Split by package, their library has a circular import and
 * fails at its first line; so it is one chunk, and the code of replays, which is not loaded by default,
 * another.
 */
function wholeReports(): Plugin {
  const groups = [
    { name: 'reports', test: /node_modules.@sentry.(?!replay)/ },
    { name: 'replays', test: /node_modules.@sentry.replay/ },
  ]
  return {
    name: 'puente:reports',
    config: (_, { isSsrBuild }) =>
      isSsrBuild === true ? {} : { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  }
}

/** Preloads the font before the style sheet is read, so that the first render uses it. */
function fontPreload(): Plugin {
  return {
    name: 'puente:font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) =>
          /montserrat-latin-wght-normal.*\.woff2$/.test(file),
        )
        return fonts.map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        }))
      },
    },
  }
}
