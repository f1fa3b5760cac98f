import { expect, test } from 'vitest'
import { companiesIn, replaced, separatedRows } from './owner-rows.ts'
import type { PersonTyped } from './person-form.tsx'

const row = (name: string, number: string, more: Partial<PersonTyped> = {}): PersonTyped => ({
  name,
  number,
  document: 'rut',
  country: 'CL',
  share: '50',
  controls: false,
  ...more,
})
const matriz = row('Matriz SpA', '76.543.210-3', { kind: 'company' })
const abuela = row('Abuela SpA', '77.777.777-7', { kind: 'company', of: '76543210-3' })
const ida = row('Ida Prueba', '9.999.333-2', { of: '77.777.777-7' })
const names = (rows: readonly PersonTyped[]) => rows.map(({ name }) => name)

test('a removed company: every row under it is separated, however deep', () => {
  expect(names(separatedRows([matriz, abuela, ida]))).toEqual([])
  expect(names(separatedRows([abuela, ida]))).toEqual(['Abuela SpA', 'Ida Prueba'])
})

test('a company that becomes a person, or an owner of its own owner: its rows are separated', () => {
  expect(names(separatedRows([{ ...matriz, kind: 'person' }, abuela, ida]))).toHaveLength(2)
  expect(names(separatedRows([{ ...matriz, of: '77.777.777-7' }, abuela, ida]))).toHaveLength(3)
})

test('another number of a company: its owners and its other rows follow', () => {
  const twice = row('Matriz SpA', '76.543.210-3', { kind: 'company', of: '77.777.777-7' })
  const changed = replaced([matriz, abuela, ida, twice], 0, { ...matriz, number: '76.111.111-6' })
  expect(changed.map(({ number, of }) => [number, of])).toEqual([
    ['76.111.111-6', undefined],
    ['77.777.777-7', '76.111.111-6'],
    ['9.999.333-2', '77.777.777-7'],
    ['76.111.111-6', '77.777.777-7'],
  ])
  expect(companiesIn([matriz, abuela, twice], undefined)).toHaveLength(2)
})
