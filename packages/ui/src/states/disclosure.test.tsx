// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { Disclosure } from './disclosure.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { SummaryBar } from './summary-bar.tsx'

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

test('the summary: a named region', () => {
  show(
    <SummaryBar label="Tu envío" detail="a Rosa Pérez" action={<a href="/send/amount">Cambiar</a>}>
      $100.000 CLP
    </SummaryBar>,
  )
  expect(screen.getByRole('complementary', { name: 'Tu envío' }).textContent).toContain('a Rosa Pérez')
})
