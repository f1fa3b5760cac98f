import type { RecipientField } from '@puente/contract/corridors'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choiceWords, fieldFault, fieldHint, fieldWarning, labelOf, valueWords } from './field-words.ts'
import { recipientMessages } from './messages.es.ts'

const field = (given: Partial<RecipientField>): RecipientField => ({
  name: 'account',
  kind: 'digits',
  label: 'account-number',
  minLength: 4,
  maxLength: 17,
  severity: 'block',
  ...given,
})
const routing = field({ label: 'routing-number', minLength: 9, maxLength: 9, checkDigit: 'aba' })

test('every field and choice that the seeded corridors ask for has words', () => {
  const seed = readFileSync(
    new URL('../../../../../database/migrations/0005-corridors.sql', import.meta.url),
    'utf8',
  )
  const labels = [...seed.matchAll(/"label": "([^"]+)"/g)].map(([, label = '']) => label)
  expect(labels.length).toBeGreaterThan(5)
  for (const label of labels) expect(Object.keys(recipientMessages.fields)).toContain(label)
  for (const [, label = '', choices = ''] of seed.matchAll(
    /"label": "([^"]+)"[^}]*"choices": \[([^\]]*)\]/g,
  )) {
    for (const choice of JSON.parse(`[${choices}]`) as string[]) {
      expect(choiceWords(field({ label }), choice), `${label} ${choice}`).not.toBe(choice)
    }
  }
})

test.each([
  ['', 'Escribe el número de ruta'],
  ['02100002X', 'Escribe el número de ruta solo con números'],
  ['02100002', 'Revisa el número de ruta: lleva 9 caracteres y faltan algunos.'],
  ['0210000210', 'Revisa el número de ruta: lleva 9 caracteres y sobran algunos.'],
  ['021000022', 'Revisa el número de ruta: el dígito verificador no coincide.'],
  ['0210 0002-1', undefined],
])('a routing number typed %j is told %j', (typed, words) => {
  expect(fieldFault(routing, typed)).toBe(words)
})

test('a check digit that only warns lets the value pass, and says so', () => {
  const warned = { ...routing, severity: 'warn' as const }
  expect(fieldFault(warned, '021000022')).toBeUndefined()
  expect(fieldWarning(warned, '021000022')).toContain('puedes continuar')
  expect(fieldWarning(warned, '021000021')).toBeUndefined()
  expect(fieldWarning(warned, '')).toBeUndefined()
})

test('a field that the data invented later still has a label, a hint and a value', () => {
  const later = field({ label: 'something-new', groupsOf: 4, minLength: 8, maxLength: 8 })
  expect(labelOf(later)).toBe('Otro dato de la cuenta')
  expect(fieldHint(later)).toBe('8 números')
  expect(valueWords(later, '12345678')).toBe('1234 5678')
  expect(valueWords(field({ kind: 'choice', choices: ['x1'] }), 'x1')).toBe('x1')
})
