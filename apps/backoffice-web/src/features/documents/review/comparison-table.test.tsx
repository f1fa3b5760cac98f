// @vitest-environment jsdom
import type { ComparisonWire } from '@puente/contract/staff'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { ComparisonTable } from './comparison-table.tsx'

const show = async (comparison: ComparisonWire) => {
  showCase(() => <ComparisonTable comparison={comparison} />)
  await screen.findByText(/^(Aceptado antes:|Nada aceptado)/)
}
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim())

test('values that agree and differ: each side in its column, and a difference in words at its side', async () => {
  await show({
    values: [
      {
        field: 'name',
        declared: 'Ana Pérez',
        read: 'ANA PEREZ',
        accepted: 'Ana Prueba',
        isChecked: false,
        differs: ['accepted'],
      },
      { field: 'run', declared: '11111111-1', read: '17217513-9', isChecked: true, differs: ['read'] },
      { field: 'expiry-date', declared: '2030-01-31', read: '2030-01-31', isChecked: true, differs: [] },
      { field: 'nationality', accepted: 'PE', differs: [] },
    ],
    before: { documentId: 'doc_0193b1f27c1e7c559a3e2f6f5a1c8d10', at: '2026-03-01T15:00:00.000Z' } as never,
  })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Dato',
    'Declarado',
    'Leído',
    'Aceptado antes',
  ])
  expect(cells(/^Nombre/)).toEqual(['Nombre', 'Ana Pérez', 'ANA PEREZ', 'Ana Prueba Difiere'])
  expect(cells(/^RUN/)).toEqual(['RUN', '11111111-1', '17217513-9 Difiere', '–'])
  expect(cells(/^Vencimiento/)).toEqual([
    'Vencimiento',
    '31/01/2030',
    '31/01/2030 dígito verificador correcto',
    '–',
  ])
  expect(cells(/^Nacionalidad/)).toEqual(['Nacionalidad', '–', '–', 'Perú'])
  expect(screen.getByText('2 diferencias con lo declarado.')).toBeTruthy()
  expect(screen.getByText(/Aceptado antes: 01\/03\/2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver el documento aceptado' }).getAttribute('href')).toBe(
    '/document-reviews/doc_0193b1f27c1e7c559a3e2f6f5a1c8d10',
  )
})

test('owners: named in their row, with the share in percent', async () => {
  await show({
    values: [{ field: 'owner', of: 'Olga Prueba', declared: '6000', read: '4000', differs: ['read'] }],
  })
  expect(cells(/Olga/)).toEqual(['Socio: Olga Prueba', '60,00 %', '40,00 % Difiere', '–'])
  expect(screen.getByText('Nada aceptado antes.')).toBeTruthy()
})

test('nothing to compare: said in words, without a table', async () => {
  await show({ values: [], before: {} })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Este documento no tiene datos declarados que comparar.')).toBeTruthy()
  expect(screen.getByText('Aceptado antes: datos confirmados del cliente.')).toBeTruthy()
})
