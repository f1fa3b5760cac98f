import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inLanguage } from './vite-languages.ts'

const root = mkdtempSync(path.join(tmpdir(), 'puente-languages-'))
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const texts = (description: string) => ({
  description,
  withoutScripts: '-',
  shortcuts: { '/send': { name: description, short: '-' } },
})

beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  write(
    'index.html',
    '<html lang="%LANGUAGE%"><script type="module" src="/main.ts"></script>%DESCRIPTION%</html>',
  )
  write('public/manifest.json', '{"name":"Puente","lang":"es-CL","shortcuts":[{"url":"/send","icons":[]}]}')
  write('messages.es.ts', `export const greeting = 'hola'`)
  write('messages.pt.ts', `export const greeting = 'oi'`)
  write('main.ts', `import { greeting } from './messages.es.ts'\nconsole.log(greeting)`)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function code(language: 'es' | 'pt'): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inLanguage(language, texts(language === 'es' ? 'Envía' : 'Envie'))],
  })) as Rolldown.RolldownOutput
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

test('a build in Portuguese: the texts, the page and the manifest are those of the siblings', async () => {
  expect(await code('pt')).toMatch(/["'`]oi["'`]/)
  const html = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
  expect(html).toContain('lang="pt-BR"')
  expect(html).toContain('Envie')
  expect(JSON.parse(readFileSync(path.join(root, 'dist/manifest.json'), 'utf8'))).toEqual({
    name: 'Puente',
    lang: 'pt-BR',
    description: 'Envie',
    shortcuts: [{ url: '/send', icons: [], name: 'Envie', short_name: '-' }],
  })
})

test('a build in Spanish: the texts as they are written', async () => {
  expect(await code('es')).toMatch(/["'`]hola["'`]/)
  expect(readFileSync(path.join(root, 'dist/index.html'), 'utf8')).toContain('lang="es-CL"')
})

test('a catalogue without a sibling: the build fails and names it', async () => {
  rmSync(path.join(root, 'messages.pt.ts'))
  await expect(code('pt')).rejects.toThrow(/without a translation into pt-BR: .*messages\.es\.ts/)
  expect(await code('es')).toMatch(/["'`]hola["'`]/)
})

test('a catalogue without a sibling that no chunk contains: the build stands', async () => {
  write('messages-staff.es.ts', `export const duty = 'turno'`)
  write(
    'all.ts',
    `export { greeting } from './messages.es.ts'\nexport { duty } from './messages-staff.es.ts'`,
  )
  write('main.ts', `import { greeting } from './all.ts'\nconsole.log(greeting)`)
  expect(await code('pt')).toMatch(/["'`]oi["'`]/)
})

test('a module that imports a catalogue in several languages: gets each of them', async () => {
  write(
    'main.ts',
    `import { greeting as es } from './messages.es.ts'\nimport { greeting as pt } from './messages.pt.ts'\nconsole.log(es, pt)`,
  )
  const built = await code('pt')
  expect(built).toContain('hola')
  expect(built).toContain('oi')
})
