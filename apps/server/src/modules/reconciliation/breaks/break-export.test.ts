import type { BreakSummary } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { exportedBreaks } from './break-export.ts'

const cellsOf = (row: Pick<BreakSummary, 'kind' | 'what'>) =>
  exportedBreaks.columns
    .filter(({ heading }) => ['Qué es', 'Movimiento'].includes(heading))
    .map(({ cell }) => cell(row as BreakSummary))

test.each([
  [
    { kind: 'bank-in', what: 'opening-difference' },
    'Diferencia del saldo inicial',
    'Diferencia del saldo inicial',
  ],
  [{ kind: 'bank-out', what: 'cargo' }, 'Cargo solo en el banco', 'Cargo'],
  [{ kind: 'bank-in', what: 'Depósito en caja' }, 'Abono solo en el banco', 'Depósito en caja'],
  [
    { kind: 'books-in', what: 'sweep-settled' },
    'Entrada solo en los libros',
    expect.not.stringMatching(/sweep/),
  ],
] as const)('the file names %j as the list does', (row, kind, what) => {
  expect(cellsOf(row)).toEqual([kind, what])
})
