import { expect, test } from 'vitest'
import { settingMeant, settingsFound } from './settings-found.ts'

const titlesFor = (role: 'officer' | 'support', typed: string) =>
  settingsFound([], role, typed).map(({ title }) => title)

test('the title of a setting: found with its path, with or without accents', () => {
  expect(settingsFound([], 'officer', 'limites de envio')[0]?.path).toMatch(/^\/settings\/limit/)
  expect(titlesFor('officer', 'límites de envío')).toEqual(titlesFor('officer', 'limites de envio'))
})

test('a verb before the title: the change is offered to who may propose it', () => {
  const [first] = titlesFor('officer', 'proponer un cambio en riesgos')
  expect(first).toMatch(/^Proponer un cambio en /)
  expect(titlesFor('support', 'proponer un cambio en riesgos')).toEqual([])
  expect(settingMeant('cambiar las comisiones')).toEqual({ text: 'comisiones', isVerb: true })
})

test('a verb alone, or nothing that names a setting: no settings', () => {
  expect(titlesFor('officer', 'proponer')).toEqual([])
  expect(titlesFor('officer', 'rosa ejemplo')).toEqual([])
})
