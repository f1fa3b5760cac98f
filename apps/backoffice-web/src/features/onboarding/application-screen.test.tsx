// @vitest-environment jsdom
import type { StaffApplication } from '@puente/contract/staff'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { Facts } from './application-screen.tsx'

test('the nationality of an applicant: the name of the country, not its code', async () => {
  const file = {
    id: `app_${'1'.repeat(32)}`,
    name: 'Elena Prueba',
    rut: '24300023-8',
    birthDate: '1988-03-14',
    nationality: 'PE',
    documentNumber: '500100300',
    address: 'Calle de Prueba 321',
    phone: '+56942000023',
    waitingSince: '2026-11-29T12:00:00Z',
    isWaiting: true,
  } as unknown as StaffApplication
  showCase(() => <Facts file={file} />)
  expect(await screen.findByText('Perú')).not.toBeNull()
  expect(screen.queryByText('PE')).toBeNull()
})
