// @vitest-environment jsdom
import type { StaffThread } from '@puente/contract/staff'
import { DefinitionList } from '@puente/ui'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { factsOf } from './thread-screen.tsx'

afterEach(cleanup)

const thread: StaffThread = {
  id: 'thr_1',
  folio: 'EN6F7J5K',
  kind: 'question',
  state: 'waiting-operator',
  customer: { id: 'cus_1', name: 'Persona Demo', kind: 'person' },
  openedAt: '2026-11-28T12:00:00Z',
  lastAt: '2026-11-28T12:00:00Z',
  messages: [],
}

test('the customer of a thread: a link to their page', async () => {
  showCase(() => <DefinitionList items={factsOf(thread)} />)
  const link = await screen.findByRole('link', { name: 'Persona Demo' })
  expect(link.getAttribute('href')).toBe('/customers/cus_1')
})
