import type { RecipientKind } from '@puente/contract'
import { askedFields, type NameRule, type RecipientField } from '@puente/contract/corridors'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  choiceWords,
  fieldFault,
  fieldHint,
  fieldWarning,
  labelOf,
  nameFault,
  valueWords,
} from './field-words.ts'
import { recipientMessages } from './messages.es.ts'

const aba = {
  kind: 'weighted',
  severity: 'block',
  from: 0,
  to: 9,
  weights: [3, 7, 1],
  modulus: 10,
} as const
const field = (given: Partial<RecipientField>): RecipientField => ({
  name: 'account',
  kind: 'digits',
  label: 'account-number',
  minLength: 4,
  maxLength: 17,
  ...given,
})
const routing = field({ label: 'routing-number', minLength: 9, maxLength: 9, checks: [aba] })

interface Vector {
  readonly corridor: string
  readonly kind?: RecipientKind
  readonly typed: Readonly<Record<string, string>>
  readonly faults?: readonly string[]
  readonly warnings?: readonly string[]
}
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../database/${name}`, import.meta.url), 'utf8'))
const seeded = readJson('corridors.json') as Record<string, { fields: readonly RecipientField[] }>
const vectors = readJson('corridor-vectors.json') as readonly Vector[]

test('every field, choice and rule of the seeded corridors: has texts', () => {
  const fields = Object.values(seeded).flatMap((corridor) => corridor.fields)
  expect(fields.length).toBeGreaterThan(5)
  for (const one of fields) {
    const changed = (one.choices ?? []).flatMap(({ rules = {} }) => Object.values(rules))
    for (const label of [one, ...changed].flatMap((ruled) => ruled.label ?? []))
      expect(Object.keys(recipientMessages.fields)).toContain(label)
    for (const choice of one.choices ?? [])
      expect(choiceWords(one, choice), `${one.label} ${choice.value}`).not.toBe(choice.value)
  }
})

test.each(vectors)('$corridor, typed $typed: shows the fault in the browser', (vector) => {
  const { corridor, kind = 'person', typed, faults = [], warnings = [] } = vector
  const asked = askedFields(seeded[corridor]?.fields ?? [], kind, typed).filter(
    ({ choices }) => choices?.length !== 1,
  )
  const received = (say: typeof fieldFault) =>
    asked.filter((one) => say(one, typed[one.name] ?? '') !== undefined).map(({ name }) => name)
  const namesOf = (found: readonly string[]) => found.map((line) => line.split(' ')[0])
  // Fields that the form does not show have no texts.
  expect(received(fieldFault)).toEqual(namesOf(faults.filter((line) => !line.endsWith(' unknown-field'))))
  expect(received(fieldWarning)).toEqual(namesOf(warnings))
})

test.each([
  ['', 'Escribe el número de ruta'],
  ['02100002X', 'Escribe el número de ruta solo con números'],
  ['02100002', 'Revisa el número de ruta: lleva 9 caracteres y faltan algunos.'],
  ['0210000210', 'Revisa el número de ruta: lleva 9 caracteres y sobran algunos.'],
  ['021000022', 'Revisa el número de ruta: el dígito verificador no coincide.'],
  ['0210 0002-1', undefined],
])('a routing number typed as %j: shows %j', (typed, words) => {
  expect(fieldFault(routing, typed)).toBe(words)
})

test('a check digit that only warns: the value is accepted with a warning', () => {
  const warned = { ...routing, checks: [{ ...aba, severity: 'warn' as const }] }
  expect(fieldFault(warned, '021000022')).toBeUndefined()
  expect(fieldWarning(warned, '021000022')).toContain('puedes continuar')
  expect(fieldWarning(warned, '021000021')).toBeUndefined()
  expect(fieldWarning(warned, '')).toBeUndefined()
})

test('a field added to the data after this build: has a label, a hint and a value', () => {
  const later = field({ label: 'something-new', groupsOf: 4, minLength: 8, maxLength: 8 })
  expect(labelOf(later)).toBe('Otro dato de la cuenta')
  expect(fieldHint(later)).toBe('8 números')
  expect(valueWords(later, '12345678')).toBe('1234 5678')
  expect(valueWords(field({ kind: 'choice', choices: [{ value: 'x1' }] }), 'x1')).toBe('x1')
})

test('a name that the corridor’s rail cannot transmit: the form shows the fault before it requests a code', () => {
  const name: NameRule = { maxLength: 40, characters: 'ascii' }
  const spei = { name }
  expect(nameFault(spei, 'María de los Ángeles Fernández Oyarzún')).toBeUndefined()
  expect(nameFault(spei, 'María de los Ángeles Fernández-Oyarzún Echeverría')).toBe(
    'El banco de destino acepta nombres de hasta 40 caracteres, y este tiene 49. Deja el primer nombre y los apellidos.',
  )
  expect(nameFault(spei, '李小龙')).toMatch(/letras latinas/)
  expect(nameFault(spei, ' A ')).toMatch(/nombre completo/)
})
