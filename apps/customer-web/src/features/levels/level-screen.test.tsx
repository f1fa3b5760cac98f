// @vitest-environment jsdom
import type { CustomerSession } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Application } from './level-screen.tsx'

test('a closed account: the level says that it is closed, and does not ask to confirm the identity', () => {
  const closed = { at: '2026-11-29T11:00:00Z', keptUntil: '2031-11-29T11:00:00Z' }
  const actingAs = { kind: 'person', closed } as unknown as CustomerSession['actingAs']
  render(
    <UiProvider kind="person" words={uiWords}>
      <Application view={{ level: 'standard' }} next={undefined} actingAs={actingAs} />
    </UiProvider>,
  )
  expect(screen.queryByText('Tu cuenta está cerrada')).not.toBeNull()
  expect(screen.queryByText('Confirmar mi identidad')).toBeNull()
})

test.each([
  ['is being closed', { closingSince: '2026-11-29T11:00:00Z' }, 'Tu cuenta se está cerrando'],
  [
    'ends after a notice',
    {
      restriction: {
        class: 'documents',
        since: '2026-11-29T11:00:00Z',
        reviewOn: '2026-12-20',
        endsOn: '2027-01-08',
      },
    },
    'Tu cuenta se cierra el 08/01/2027',
  ],
])('an account that %s: no application for a level is offered', (_state, standing, title) => {
  const actingAs = { kind: 'person', ...standing } as unknown as CustomerSession['actingAs']
  render(
    <UiProvider kind="person" words={uiWords}>
      <Application view={{ level: 'standard' }} next={undefined} actingAs={actingAs} />
    </UiProvider>,
  )
  expect(screen.queryByText(title)).not.toBeNull()
  expect(screen.queryByText('Confirmar mi identidad')).toBeNull()
})

test('the highest level: what a person declared can be changed', () => {
  const actingAs = { kind: 'person' } as unknown as CustomerSession['actingAs']
  render(
    <UiProvider kind="person" words={uiWords}>
      <QueryClientProvider client={new QueryClient()}>
        <Application view={{ level: 'enhanced', declared: {} }} next={undefined} actingAs={actingAs} />
      </QueryClientProvider>
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar mis datos' }))
  expect(screen.queryByText('¿Eres una persona expuesta políticamente?')).not.toBeNull()
})
