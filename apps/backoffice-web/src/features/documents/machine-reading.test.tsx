// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { MachineReading } from './machine-reading.tsx'

test('a value that differs from the declared one: both are shown, with the warnings of the reading', async () => {
  showCase(() => (
    <MachineReading
      reading={{
        state: 'partly',
        format: 'TD1',
        fields: [
          { field: 'run', value: '17217513-9', isChecked: true, declared: '11111111-1', agrees: false },
          { field: 'surname', value: 'PEREZ', isChecked: false, declared: 'Ana Pérez', agrees: true },
        ],
        warnings: ['unknown-country'],
      }}
    />
  ))
  expect(await screen.findByText('Leído en parte')).toBeTruthy()
  expect(screen.getByText('Un país no existe en la lista de la OACI.')).toBeTruthy()
  expect(screen.getByText('Difiere de lo declarado: RUN.')).toBeTruthy()
  expect(screen.getByText('con dígito verificador; declarado: 11111111-1')).toBeTruthy()
  expect(screen.getByText('sin dígito verificador; coincide con lo declarado')).toBeTruthy()
})
