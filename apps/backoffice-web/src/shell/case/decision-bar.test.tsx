// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BarPlace, DecisionBar } from './decision-bar.tsx'
import { showCase } from '../show.test-kit.tsx'
import { useKey } from '../keys/use-key.ts'

const accept = vi.fn()
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  ),
)

function Page() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useKey('a', accept)
  return (
    <BarPlace.Provider value={place}>
      <div id="form">
        <input aria-label="Nota" />
      </div>
      <DecisionBar
        conditions={[{ text: 'Abiertos 1 de 2', tone: 'bad' }]}
        steps={{ a: 'Aceptar' }}
        form={{ id: 'form', text: 'Ir a la decisión' }}
      />
      <div ref={setPlace} />
    </BarPlace.Provider>
  )
}

test('the bar: its conditions, and a button that does what its key does', async () => {
  showCase(Page)
  expect((await screen.findByRole('region', { name: 'Barra de decisión' })).textContent).toContain(
    'Abiertos 1 de 2',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }))
  expect(accept).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('a')
  expect(accept).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull()
})

test('a decision without a key: its button focuses the first field of its form', async () => {
  showCase(Page)
  await userEvent.click(await screen.findByRole('button', { name: 'Ir a la decisión' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Nota'))
})
