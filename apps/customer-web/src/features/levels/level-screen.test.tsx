// @vitest-environment jsdom
import type { CustomerSession } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { render, screen } from '@testing-library/react'
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
