// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { Stepper } from '../frame/stepper.tsx'
import { Disclosure } from './disclosure.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { SummaryFold } from './summary-fold.tsx'

test('a disclosure: a details element, closed by default', () => {
  show(
    <>
      <Disclosure summary="¿Por qué lo preguntamos?">Porque la ley lo pide.</Disclosure>
      <Disclosure summary="Detalle" defaultOpen>
        Abierto
      </Disclosure>
    </>,
  )
  const [folded, open] = [...document.querySelectorAll('details')]
  expect(folded?.open).toBe(false)
  expect(open?.open).toBe(true)
  expect(folded?.querySelector('summary')?.textContent).toBe('¿Por qué lo preguntamos?')
})

test('progress: stated as text; the bar is hidden from screen readers', () => {
  show(<ProgressSteps label="Paso 2 de 4" title="Tu identidad" current={2} total={4} />)
  expect(screen.getByText('Tu identidad').closest('p')?.textContent).toBe('Paso 2 de 4 · Tu identidad')
  const track = document.querySelector('[aria-hidden="true"]')
  expect(track?.querySelectorAll('span')).toHaveLength(4)
  expect(track?.querySelectorAll('[data-reached]')).toHaveLength(2)
})

test('a folded summary: one line, whose details open', () => {
  show(
    <SummaryFold line="$100.000 a Rosa Pérez">
      <a href="/send/amount">Cambiar</a>
    </SummaryFold>,
  )
  const fold = document.querySelector('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelector('summary')?.textContent).toBe('$100.000 a Rosa Pérez')
  expect(screen.getByText('Cambiar').closest('summary')).toBeNull()
})

test('the way through a task: done steps that can be changed are links, the current step is marked', () => {
  show(
    <Stepper
      label="Pasos"
      doneLabel="hecho"
      progress="Paso 3 de 4"
      current="purpose"
      steps={[
        { key: 'amount', label: 'Monto', href: '/send/amount' },
        { key: 'recipient', label: 'Destinatario' },
        { key: 'purpose', label: 'Motivo', href: '/send/purpose' },
        { key: 'review', label: 'Revisión', href: '/send/review' },
      ]}
    />,
  )
  const way = screen.getByRole('navigation', { name: 'Pasos' })
  expect([...way.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Montohecho'])
  expect(way.querySelector('[aria-current="step"]')?.textContent).toBe('Motivo')
})
