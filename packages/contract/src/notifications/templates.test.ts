import { expect, test } from 'vitest'
import { messageTemplate } from '../settings/kinds/messages.ts'
import { readSetting } from '../settings/read.ts'
import { formatText, textOutline } from './template-text.ts'
import { templateNames } from './templates.ts'

const faultsAt = (data: object, key: string) => {
  const read = readSetting(messageTemplate, data, key)
  return 'faults' in read ? read.faults.map(({ at, fault }) => `${at}: ${fault}`) : []
}

const mail = {
  subject: 'Tu código',
  body: 'Este es tu código en {brand}:',
  after: 'Vence en {minutes} minutos.',
}
const sms = '{brand}: {code} es tu código.'
const textWith = (text: string) => ({ ...mail, sms: `{code} ${text}` })

test.each([
  ['the initial form', 'code', { ...mail, sms }, []],
  ['an unknown variable', 'code', { ...mail, subject: 'Hola {nobody}', sms }, ['subject: unknown-name']],
  ['a variable of another template', 'code', textWith('{folio}'), ['sms: unknown-name']],
  [
    'an unknown variable in a branch',
    'code',
    textWith('{minutes, plural, other {{who}}}'),
    ['sms: unknown-name'],
  ],
  ['no mandatory variable', 'code', { ...mail, sms: 'Mira tu correo.' }, ['sms: missing-name']],
  [
    'a mandatory variable in one form of a plural only',
    'code',
    { ...mail, sms: '{minutes, plural, one {{code}} other {mira tu correo}}' },
    ['sms: missing-name'],
  ],
  ['an open brace', 'code', textWith('{minutes'), ['sms: malformed']],
  ['a plural without other', 'code', textWith('{minutes, plural, one {uno}}'), ['sms: malformed']],
  ['a plural of a text', 'code', textWith('{purpose, plural, other {x}}'), ['sms: misused-name']],
  ['a number format', 'code', textWith('{minutes, number}'), ['sms: misused-name']],
  [
    'a line break in a line',
    'code',
    { ...mail, subject: 'Tu código\nBcc: otra@demo.test', sms },
    ['subject: unprinted'],
  ],
  [
    'a mark of writing direction',
    'code',
    { ...mail, body: 'Este es tu \u202Ecódigo', sms },
    ['body: unprinted'],
  ],
  ['a missing text', 'code', mail, ['sms: required']],
  [
    'a text that the template does not have',
    'code',
    { ...mail, sms, action: 'Abrir' },
    ['action: unknown-field'],
  ],
  [
    'a word that is shown, and a word that does not exist',
    'newer-powers',
    { subject: 'Son {outcome}', body: '{outcome, select, doble {dos firmas} other {una}}', action: 'Ver' },
    ['subject: misused-name', 'body: misused-name'],
  ],
])('a text of a template with %s: each fault is at its field', (_what, key, data, faults) => {
  expect(faultsAt(data, key)).toEqual(faults)
})

test.each(templateNames)('template %s: its initial texts fit its fields', (name) => {
  expect(readSetting(messageTemplate, messageTemplate.initial(name), name)).toHaveProperty('data')
})

test.each([
  ['a number', 'Vence en {n, plural, one {# minuto} other {# minutos}}', { n: 1 }, 'Vence en 1 minuto'],
  ['an exact number', '{n, plural, =0 {nada} other {#}}', { n: 0 }, 'nada'],
  ['a word', '{w, select, yes {sí, {n, plural, other {#}}} other {no}}', { w: 'yes', n: 2 }, 'sí, 2'],
  ['another word', '{w, select, yes {sí} other {no}}', { w: 'no' }, 'no'],
  ['a value like a variable', 'Hola {name}', { name: '{code} <b>' }, 'Hola {code} <b>'],
  ['angle brackets', 'Hola <b>{name}</b>', { name: 'Rosa' }, 'Hola <b>Rosa</b>'],
  ['quoted braces', "Escribe '{'así'}'", {}, 'Escribe {así}'],
])('a text with %s: written with its values', (_what, text, values, written) => {
  expect(formatText(text, values)).toBe(written)
})

test.each([
  ['Tu reclamo {folio}', 'Tu reclamo …'],
  ['{outcome, select, ended {Terminó} other {Sigue {name}}}', 'Terminó / Sigue …'],
  ['Vence en {days, plural, one {# día} other {# días}}', 'Vence en … días'],
  ['no es {ICU', 'no es {ICU'],
])('%s: outlined as %s', (text, outline) => expect(textOutline(text)).toBe(outline))
