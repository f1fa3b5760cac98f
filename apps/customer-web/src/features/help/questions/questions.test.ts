import { expect, test } from 'vitest'
import { questionMessages } from './messages.es.ts'
import { answersFor, groups } from './questions.ts'

const ids = (typed: string) => answersFor(typed).flatMap((found) => found.ids)

test('every question stands in one group', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(questionMessages.questions).toSorted())
})

test('words are found without accents and capitals, all of them, wherever they stand', () => {
  expect(ids('DEVOLUCION')).toContain('devolucion')
  expect(ids('  otro   rut ')).toEqual(['otra-persona'])
  expect(ids('ñandú')).toEqual([])
  expect(ids('')).toHaveLength(Object.keys(questionMessages.questions).length)
})

test('an answer’s address is plain', () => {
  for (const id of Object.keys(questionMessages.questions)) expect(id).toMatch(/^[a-z-]+$/)
})
