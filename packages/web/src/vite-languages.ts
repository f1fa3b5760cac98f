import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languageTags, type Language } from '@puente/contract'
import type { Plugin } from 'vite'

/** A Spanish file whose siblings have the same exports in other languages. */
const SPANISH = /\.es\.ts$/

/** What is Spanish in every language, and why. */
const staysSpanish: readonly { readonly file: RegExp; readonly because: string }[] = [
  { file: /\/features\/gallery\//, because: 'the gallery is for those who build the screens' },
  {
    file: /\/onboarding\/messages-activities[a-z-]*\.es\.ts$/,
    because: 'activities have the names of the tax service',
  },
  { file: /\/messages-languages\.es\.ts$/, because: 'each language has its own name' },
  { file: /\/words\/refusals\/staff\//, because: 'only staff read them' },
]

/** Whether a Spanish file has no siblings on purpose. */
export const isSpanishEverywhere = (file: string): boolean => staysSpanish.some((one) => one.file.test(file))

/** The file with the same exports in a language. */
export const siblingIn = (language: Language, file: string): string =>
  file.replace(SPANISH, `.${language}.ts`)

/**
 * Whether a module imports a catalogue in several languages by name, because it chooses one while the page runs. Its
 * imports stay as they are written.
 */
function choosesAtRunTime(importer: string, spanish: string): boolean {
  const stem = path.basename(spanish).replace(SPANISH, '')
  const source = readFileSync(importer.split('?')[0] ?? importer, 'utf8')
  return Object.keys(languageTags).some((code) => code !== 'es' && source.includes(`/${stem}.${code}.ts'`))
}

/**
 * Builds the app in one language: an import of `….es.ts` is resolved to its sibling in that language, and the page gets
 * its tag and texts. A build whose chunks contain a Spanish file without a
 * sibling fails and names the file.
 */
export function inLanguage(language: Language, texts: PageTexts): Plugin[] {
  return [writtenPage(language, texts), ...(language === 'es' ? [] : [translated(language)])]
}

function translated(language: Language): Plugin {
  const missing = new Set<string>()
  return {
    name: 'puente:language',
    enforce: 'pre',
    buildStart: () => missing.clear(),
    async resolveId(source, importer, options) {
      if (importer === undefined || !SPANISH.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found === null || isSpanishEverywhere(found.id)) return found
      if (choosesAtRunTime(importer, found.id)) return found
      const sibling = siblingIn(language, found.id)
      if (existsSync(sibling)) return { ...found, id: sibling }
      missing.add(found.id)
      return found
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part.modules] : []))
      const shown = [...missing].filter((file) =>
        chunks.some((modules) => (modules[file]?.renderedLength ?? 0) > 0),
      )
      if (shown.length > 0)
        this.error(
          `without a translation into ${languageTags[language]}: ${shown.map(fromHere).sort().join(', ')}`,
        )
    },
  }
}

const fromHere = (file: string): string => path.relative(path.join(import.meta.dirname, '../../..'), file)

/** Texts of the page and of the manifest of the installed app. */
export interface PageTexts {
  readonly description: string
  readonly withoutScripts: string
  /** The names of the shortcuts of the installed app, by their addresses. */
  readonly shortcuts: Readonly<Record<string, { readonly name: string; readonly short: string }>>
}

interface AppManifest {
  readonly shortcuts: readonly { readonly url: string }[]
}

/** Writes the language's tag and texts into the page and into the manifest of the installed app. */
function writtenPage(language: Language, texts: PageTexts): Plugin {
  const { description, withoutScripts, shortcuts } = texts
  let folder = ''
  return {
    name: 'puente:page',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('%LANGUAGE%', languageTags[language])
          .replace('%DESCRIPTION%', description)
          .replace('%WITHOUT_SCRIPTS%', withoutScripts),
    },
    writeBundle() {
      const file = path.join(folder, 'manifest.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as AppManifest
      const written = {
        ...manifest,
        description,
        lang: languageTags[language],
        shortcuts: manifest.shortcuts.map((one) => ({
          ...one,
          name: shortcuts[one.url]?.name,
          short_name: shortcuts[one.url]?.short,
        })),
      }
      writeFileSync(file, `${JSON.stringify(written, undefined, 2)}\n`)
    },
  }
}
