import type { RecipientKind } from '@puente/contract'
import { askedFields, type RecipientField } from '@puente/contract/corridors'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spanishFields } from '../field-words.ts'
import { loadFieldWords, type FieldLanguage } from './load-field-words.ts'

interface Vector {
  readonly corridor: string
  readonly kind?: RecipientKind
  readonly typed: Readonly<Record<string, string>>
}
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../database/${name}`, import.meta.url), 'utf8'))
const seeded = readJson('corridors.json') as Record<string, { fields: readonly RecipientField[] }>
const vectors = readJson('corridor-vectors.json') as readonly Vector[]

const languages: readonly (readonly [FieldLanguage, string])[] = [
  ['en', 'en'],
  ['pt', 'pt-BR'],
  ['fr', 'fr'],
  ['ht', 'ht'],
  ['zh', 'zh-Hans'],
]

test.each(languages)(
  '%s: the same values have a fault or a warning as in Spanish, in other words',
  async (code, locale) => {
    const texts = await loadFieldWords(code, locale)
    let faults = 0
    for (const { corridor, kind = 'person', typed } of vectors)
      for (const field of askedFields(seeded[corridor]?.fields ?? [], kind, typed)) {
        const value = typed[field.name] ?? ''
        for (const say of ['fieldFault', 'fieldWarning'] as const) {
          const [ours, theirs] = [texts[say](field, value), spanishFields[say](field, value)]
          expect(ours === undefined, `${corridor} ${field.name} ${value}`).toBe(theirs === undefined)
          if (ours === undefined) continue
          faults += 1
          expect(ours).not.toBe(theirs)
          expect(ours).not.toMatch(/[{}]/)
        }
      }
    expect(faults).toBeGreaterThan(5)
  },
)

test.each([
  ['en', 'CLABE has 18 digits; you typed 3. For example, 032180000118359719.'],
  ['pt', 'CLABE: tem 18 números; você digitou 3. Por exemplo, 032180000118359719.'],
  ['zh', 'CLABE：应为18 个数字，您填写了 3 个。例如：032180000118359719。'],
] as const)('a CLABE with three digits, in %s: %s', async (code, said) => {
  const clabe = (seeded['mx-mxn']?.fields ?? []).find(({ name }) => name === 'clabe')
  const texts = await loadFieldWords(code, code)
  expect(clabe && texts.fieldFault(clabe, '123')).toBe(said)
})

test('a name that the rail cannot transmit: a fault in each language', async () => {
  for (const [code, locale] of languages) {
    const texts = await loadFieldWords(code, locale)
    const rule = { name: { maxLength: 40, characters: 'ascii' as const } }
    expect(texts.nameFault(rule, '李小龙')).toBeDefined()
    expect(texts.nameFault(rule, 'María José Fernández')).toBeUndefined()
  }
})
