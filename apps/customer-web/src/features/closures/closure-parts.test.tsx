// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UnspentRewards } from './closure-parts.tsx'

const show = (amount: string) =>
  render(
    <UiProvider kind="person" words={uiWords}>
      <UnspentRewards unspent={{ amount, currency: 'CLP' }} />
    </UiProvider>,
  )

test('closing with unspent rewards: says how much cannot be used afterwards, and links to what can be done', () => {
  show('5000')
  expect(screen.getByText('Tienes $5.000 en recompensas')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Decidir qué hacer con ellas' })).toBeTruthy()
})

test('closing without rewards: nothing about them', () => {
  const { container } = show('0')
  expect(container.textContent).toBe('')
})
