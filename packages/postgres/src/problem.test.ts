import { expect, it } from 'vitest'
import { isAway } from './problem.ts'

const coded = (code: string) => Object.assign(new Error('some words'), { code })

it.each([
  ['a full disk', coded('53100'), true],
  ['an error of the disk', coded('58030'), true],
  ['no connection left', coded('53300'), true],
  ['a shutdown', coded('57P01'), true],
  ['a start', coded('57P03'), true],
  ['nobody listening', coded('ECONNREFUSED'), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  [
    'a connection that had ended',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
  ],
  ['a database that only reads', coded('25006'), true],
  ['a transaction that idled', coded('25P03'), true],
  ['an answer that did not come in time', new Error('Query read timeout'), true],
  ['a statement that took too long', coded('57014'), false],
  ['a rule of the database', coded('23505'), false],
  ['a bug', new TypeError('undefined is no function'), false],
])('isAway: %s', (_what, error, away) => {
  expect(isAway(error)).toBe(away)
})
