import { pendingKinds, situations } from '@puente/contract'
import { addressPattern, customerAddresses } from '@puente/contract/addresses'
import { expect, test } from 'vitest'
import { moreQuestionMessages } from './messages-more.es.ts'
import { questionMessages } from './messages.es.ts'
import { findQuestions, markedParts, plain } from './question-search.ts'
import { answerOf, groups, grouped, keptInOrder, leadsTo, questionTextOf } from './questions.ts'
import { questionsAbout, questionsFor, questionsOf } from './steps.ts'

const all = [...Object.keys(questionMessages.questions), ...Object.keys(moreQuestionMessages)]

test('every question: in exactly one group', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(all.toSorted())
  expect(grouped(keptInOrder).flatMap(({ ids }) => ids)).toEqual(keptInOrder)
})

test('the URL of an answer: lower-case letters and hyphens only', () => {
  for (const id of all) expect(id).toMatch(/^[a-z-]+$/)
})

test('every address, situation and pending item: two to five questions, none twice', () => {
  expect(Object.keys(questionsOf).toSorted()).toEqual(Object.keys(customerAddresses).toSorted())
  expect(Object.keys(questionsAbout).toSorted()).toEqual(situations.toSorted())
  expect(Object.keys(questionsFor).toSorted()).toEqual(pendingKinds.toSorted())
  for (const ids of [questionsOf, questionsAbout, questionsFor].flatMap((one) => Object.values(one))) {
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect(ids.length).toBeLessThanOrEqual(5)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('every question: fits at least one screen, situation or pending item, or is in a group of its own', () => {
  const shown = new Set(
    [questionsOf, questionsAbout, questionsFor].flatMap((one) => Object.values(one).flat()),
  )
  expect(keptInOrder.filter((id) => !shown.has(id))).toEqual([])
})

test('every link of an answer: an address of the app', () => {
  const patterns = Object.values(customerAddresses).map(addressPattern)
  for (const { href } of Object.values(leadsTo)) {
    const path = new URL(href, 'https://puente.test').pathname
    expect(patterns.some((pattern) => pattern.test(path))).toBe(true)
  }
})

test('search by a question’s own words, with or without accents, in any case: finds it among the first three', () => {
  for (const id of keptInOrder) {
    const text = questionTextOf(id)
    for (const typed of [text, plain(text), text.toUpperCase(), plain(text).replaceAll(/[^a-z ]/g, '')])
      expect([id, findQuestions(typed).slice(0, 3)]).toEqual([id, expect.arrayContaining([id])])
  }
})

test('search by the beginning of a word, as one types: finds the question', () => {
  for (const [typed, id] of [
    ['devol', 'devolucion'],
    ['DEVOLUCIÓN', 'devolucion'],
    ['devoluciones', 'devolucion'],
    ['cancelado', 'cancelar'],
    ['pagos', 'pagar'],
    ['  otro   rut ', 'otra-persona'],
    ['cambi', 'cambio'],
    ['firmar', 'firmas'],
  ] as const)
    expect([typed, findQuestions(typed)]).toEqual([typed, expect.arrayContaining([id])])
})

test('search without a match: nothing; without words: every question', () => {
  expect(findQuestions('ñandú xilófono')).toEqual([])
  expect(findQuestions('  ')).toEqual(keptInOrder)
})

test('the marked words: those that match, and together the whole text', () => {
  const text = '¿Cuándo y dónde llega una devolución?'
  const parts = markedParts(text, 'devoluciones llegan')
  expect(parts.filter(({ isMarked }) => isMarked).map((one) => one.text)).toEqual(['llega', 'devolución'])
  for (const id of keptInOrder)
    for (const typed of ['pago', 'cuenta', questionTextOf(id)])
      expect(
        markedParts(answerOf(id), typed)
          .map((one) => one.text)
          .join(''),
      ).toBe(answerOf(id))
})
