import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@puente/contract'
import { expect, test } from 'vitest'
import { compiled } from './vite.ts'
import { isSpanishEverywhere, siblingIn } from './vite-languages.ts'

const root = path.join(import.meta.dirname, '../../..')
const others = languages.filter((language) => language !== 'es')

/** Customers' catalogues. Those of the contract are also read by staff: the ones that customers read have siblings. */
const files = [
  ...globSync('apps/customer-web/src/**/messages*.es.ts', { cwd: root }),
  ...globSync('packages/{web,ui,account-ui,recipient-ui}/src/**/messages*.es.ts', { cwd: root }),
  ...globSync('packages/contract/src/**/messages*.es.ts', { cwd: root }).filter((file) =>
    others.some((language) => existsSync(path.join(root, siblingIn(language, file)))),
  ),
]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isSpanishEverywhere(`/${file}`))
  // Names in place of the browser's: only Haitian Creole has them.
  .filter((file) => !/\/words\/language\/messages-/.test(file))
  .sort()

type Branch = { readonly [key: string]: unknown }

/** Every text by its path. Functions of arguments are compared by how many they take. */
function flat(branch: unknown, at = ''): readonly (readonly [string, string])[] {
  if (typeof branch === 'string') return [[at, branch]]
  if (typeof branch === 'function') return [[at, `function of ${branch.length}`]]
  if (typeof branch !== 'object' || branch === null) return []
  return Object.entries(branch as Branch).flatMap(([key, value]) => flat(value, `${at}.${key}`))
}

const textsOf = async (file: string) => new Map(flat(await import(path.join(root, file))))

const partsOf = (message: unknown): string[] => (Array.isArray(message) ? message.flatMap(placeholder) : [])

/** An argument, tag or choice of a compiled text: `name`, `<b>`, `count:2:one,other`. */
function placeholder(part: unknown): string[] {
  if (!Array.isArray(part)) return []
  const [name, kind, options] = part as [string, unknown, unknown]
  if (part.length === 1) return [name]
  if (typeof kind !== 'number' || kind === 0) return [`<${name}>`, ...partsOf(part.slice(1))]
  if (typeof options !== 'object' || options === null) return [`${name}:${kind}:${String(options)}`]
  const choice = `${name}:${kind}:${Object.keys(options).sort().join()}`
  return [choice, ...Object.values(options).flatMap(partsOf)]
}

/** Texts of the contract that the server fills in have names between double braces, and are no ICU messages. */
const partsIn = (text: string, at: string) =>
  text.includes('{{') ? (text.match(/\{\{\w+\}\}/g) ?? []) : partsOf(compiled(text, at))
const shapeOf = (text: string, at: string) => [...new Set(partsIn(text, at))].sort()

const catalogues = await Promise.all(files.map(async (file) => ({ file, spanish: await textsOf(file) })))

test('the catalogues: found by the globs', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(catalogues.reduce((sum, { spanish }) => sum + spanish.size, 0)).toBeGreaterThan(2500)
})

test.each(others)(
  '%s: every catalogue has a translation with the same texts, arguments, tags and choices',
  async (language) => {
    const faults: string[] = []
    for (const { file, spanish } of catalogues) {
      const sibling = siblingIn(language, file)
      if (!existsSync(path.join(root, sibling))) {
        faults.push(`${sibling} is missing`)
        continue
      }
      const texts = await textsOf(sibling)
      for (const [at, text] of spanish) {
        const translated = texts.get(at)
        const where = `${sibling} ${at}`
        if (translated === undefined) faults.push(`${where} is missing`)
        else if (translated.trim() === '' && text.trim() !== '') faults.push(`${where} is empty`)
        else if (shapeOf(translated, where).join() !== shapeOf(text, file).join())
          faults.push(`${where}: ${shapeOf(translated, where)} instead of ${shapeOf(text, file)}`)
      }
      for (const at of texts.keys())
        if (!spanish.has(at)) faults.push(`${sibling} ${at} is not in the Spanish one`)
    }
    expect(faults).toEqual([])
  },
)

const names = [
  'Unidad de Análisis Financiero (UAF)',
  'Comisión para el Mercado Financiero (CMF)',
  'Servicio Nacional del Consumidor (SERNAC)',
  'Servicio de Impuestos Internos (SII)',
  'Banco Central de Chile',
  'Registro de Empresas y Sociedades (Empresa en un Día)',
  'María José Fernández Soto',
  'Comercial Los Robles SpA',
]

/** Sentences that are written alike in another language. Shorter texts, such as `Banco`, are alike by chance. */
const alike: Readonly<Record<(typeof others)[number], readonly string[]>> = {
  en: names,
  pt: [
    ...names,
    'Aporte de capital',
    'Certificado de estatuto',
    'Conservador de Bienes Raíces (tradicional)',
    'Enviar código por SMS',
    'Marcar como favorito',
    'País de destino',
    'Tipo de documento',
    'Tipo de empresa',
    'tipo de empresa',
  ],
  ht: names,
}

test.each(others)('%s: no sentence is still in Spanish', async (language) => {
  const same: string[] = []
  for (const { file, spanish } of catalogues) {
    const texts = await textsOf(siblingIn(language, file))
    for (const [at, text] of spanish)
      if (texts.get(at) === text && /\p{L}+ \p{L}+ \p{L}+/u.test(text.replaceAll(/\{[^}]*\}/g, '')))
        same.push(text)
  }
  expect(same.filter((text) => !alike[language].includes(text))).toEqual([])
})

test('the texts of the design system: plain, because it replaces their placeholders itself', async () => {
  for (const language of languages) {
    const { uiMessages } = (await import(`./words/ui/messages.${language}.ts`)) as { uiMessages: Branch }
    for (const text of Object.values(compiled(uiMessages, 'uiMessages'))) expect(text).toBeTypeOf('string')
    expect(uiMessages['tooLong']).toMatch(/%longest%.*%typed%/)
  }
})
