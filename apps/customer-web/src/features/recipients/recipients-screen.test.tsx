// @vitest-environment jsdom
import type { CustomerSession } from '@puente/contract/customer'
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../shell/show-screen.test-kit.tsx'
import { sessionQuery } from '../access/session.ts'
import { RecipientsScreen } from './recipients-screen.tsx'

test('a restricted account: the list says why it offers no transfers', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const client = new QueryClient()
  const actingAs = { role: 'administrator', restriction: { class: 'routine', reviewOn: '2026-12-15' } }
  client.setQueryData(sessionQuery.queryKey, {
    user: { id: 'usr_1' },
    actingAs,
  } as unknown as CustomerSession)
  showScreen(RecipientsScreen, client)
  expect(await screen.findByText('Por ahora no puedes hacer envíos nuevos')).toBeTruthy()
})
