// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenThings, UnspentRewards } from './closure-parts.tsx'

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

test('closing with an open complaint: says that it goes on, and by when it is answered', () => {
  const id = `thr_${'1'.repeat(32)}`
  render(
    <UiProvider kind="person" words={uiWords}>
      <OpenThings
        closure={{ open: [], complaints: [{ id, folio: 'RE2J7K9M', dueAt: '2026-12-10T15:00:00.000Z' }] }}
      />
    </UiProvider>,
  )
  expect(screen.getByText(/Nada impide el cierre/)).toBeTruthy()
  expect(screen.getByText(/Reclamo RE2J7K9M, que respondemos a más tardar el 10\/12\/2026/)).toBeTruthy()
})

test('closing without rewards: nothing about them', () => {
  const { container } = show('0')
  expect(container.textContent).toBe('')
})
