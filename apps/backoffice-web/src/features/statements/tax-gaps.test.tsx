// @vitest-environment jsdom
import type { TaxGapsWire } from '@puente/contract/staff'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { receiverText } from './receiver.ts'
import { GapsNotice } from './tax-gaps.tsx'

afterEach(cleanup)

const none = { invoices: 0, incomplete: 0, withoutActivity: 0, withoutAddress: 0, withoutComuna: 0 }
function shown(gaps: Partial<TaxGapsWire>) {
  const { container } = render(
    <UiProvider kind="company" words={uiWords}>
      <GapsNotice gaps={{ month: '2026-11', ...none, ...gaps }} />
    </UiProvider>,
  )
  return container.textContent
}

test('invoices without data of their receiver: how many, and which data', () => {
  expect(shown({})).toBe('')
  expect(shown({ invoices: 2 })).toContain(
    'Las 2 facturas del mes llevan actividad económica, dirección y comuna',
  )
  const text = shown({ invoices: 9, incomplete: 3, withoutActivity: 3, withoutComuna: 1 })
  for (const said of [
    'A 3 facturas les faltan datos',
    '9 facturas del mes',
    'Sin actividad económica: 3.',
    'Sin comuna: 1.',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('Sin dirección')
})

test('the receiver of an invoice: what is missing; a credit note does not need it', () => {
  const receiver = { rut: '77000000-9', name: 'Empresa Demo SpA', address: 'Calle 1' }
  expect(receiverText({ type: '33', receiver })).toMatch(
    /^Empresa Demo SpA, .*\(falta la actividad, falta la comuna\)$/,
  )
  expect(receiverText({ type: '61', receiver })).not.toContain('falta')
  expect(
    receiverText({ type: '33', receiver: { ...receiver, activity: 'Comercio', comuna: 'Ñuñoa' } }),
  ).not.toContain('falta')
  expect(receiverText({ type: '39' })).toBe('Sin nombre')
})
