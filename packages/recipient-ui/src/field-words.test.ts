import type { RecipientKind } from '@puente/contract'
import { askedFields, checkField, type NameRule, type RecipientField } from '@puente/contract/corridors'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  choiceWords,
  fieldFault,
  fieldHint,
  fieldWarning,
  formOf,
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
  ['', 'Escribe el número de ruta. Por ejemplo, 021000021.'],
  ['02100002X', 'El número de ruta lleva solo números: quita «X». Por ejemplo, 021000021.'],
  ['02100002', 'El número de ruta tiene 9 números; escribiste 8. Por ejemplo, 021000021.'],
  ['0210 000210', 'El número de ruta tiene 9 números; escribiste 10. Por ejemplo, 021000021.'],
  [
    '021000022',
    'Hay un número cambiado en el número de ruta. Compara uno por uno con el original. Por ejemplo, 021000021.',
  ],
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
    'El nombre tiene hasta 40 caracteres en el banco de destino; escribiste 49. Deja los nombres y el primer apellido.',
  )
  expect(nameFault(spei, '李小龙')).toMatch(/no acepta «李», «小», «龙»/)
  expect(nameFault(spei, '123')).toMatch(/lleva letras/)
  expect(nameFault(spei, ' A ')).toMatch(/nombre completo/)
})

const everyField = Object.entries(seeded).flatMap(([corridor, { fields }]) =>
  (['person', 'company'] as const).flatMap((kind) =>
    fields
      .flatMap(({ name, choices = [] }) => choices.map(({ value }) => ({ [name]: value })))
      .concat({})
      .flatMap((answers) => askedFields(fields, kind, answers))
      .filter(({ choices }) => choices === undefined)
      .map((one) => ({
        corridor,
        one,
        id: `${corridor} ${kind} ${one.name} ${one.label} ${one.minLength}-${one.maxLength}`,
      })),
  ),
)
const byId = [...new Map(everyField.map((row) => [row.id, row])).values()]

test.each(byId)('$id: its faults have an example that it accepts, and count what was typed', ({ one }) => {
  const { example = '' } = formOf(one)
  expect(checkField(one, example)).toHaveProperty('normalised')
  expect(fieldWarning(one, example)).toBeUndefined()
  const short = one.minLength > 1 ? '1'.repeat(one.minLength - 1) : undefined
  const text = short === undefined ? undefined : fieldFault({ ...one, pattern: undefined }, short)
  if (short !== undefined)
    expect(text).toMatch(new RegExp(`tiene .+; escribiste ${short.length}[.] Por ejemplo, `))
})

test.each([
  ['ES91 2100 0418', 'El IBAN tiene 24 letras y números; escribiste 12.'],
  ['ES91 2100 0418 4502 0005', 'El IBAN tiene 24 letras y números; escribiste 20.'],
  [
    'XX91 2100 0418 4502',
    'El IBAN empieza con las dos letras de un país al que llega esta red; escribiste «XX».',
  ],
  [
    'ES91 2100 0418 4502 0005 1333',
    'Hay un número o una letra cambiados en el IBAN. Compara uno por uno con el original.',
  ],
])('an IBAN typed as %j: %s', (typed, said) => {
  const found = (seeded['es-eur']?.fields ?? []).find(({ name }) => name === 'iban')
  expect(found && fieldFault(found, typed)).toBe(`${said} Por ejemplo, ES91 2100 0418 4502 0005 1332.`)
})
