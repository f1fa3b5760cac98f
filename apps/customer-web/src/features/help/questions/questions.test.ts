import { expect, test } from 'vitest'
import { questionMessages } from './messages.es.ts'
import { answersFor, groups } from './questions.ts'

const ids = (typed: string) => answersFor(typed).flatMap((found) => found.ids)

test('every question: in exactly one group', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(questionMessages.questions).toSorted())
})

test('search: ignores accents and case, and requires every word in any position', () => {
  expect(ids('DEVOLUCION')).toContain('devolucion')
  expect(ids('  otro   rut ')).toEqual(['otra-persona'])
  expect(ids('ñandú')).toEqual([])
  expect(ids('')).toHaveLength(Object.keys(questionMessages.questions).length)
})

test('the URL of an answer: lower-case letters and hyphens only', () => {
  for (const id of Object.keys(questionMessages.questions)) expect(id).toMatch(/^[a-z-]+$/)
})
