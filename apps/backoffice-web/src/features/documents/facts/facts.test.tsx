// @vitest-environment jsdom
import type { DocumentFacts } from '@puente/contract/staff'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { ConstitutionDeedFacts } from './constitution-deed-facts.tsx'
import type { FactsProps } from './fact-fields.ts'
import { PowersFacts } from './powers-facts.tsx'
import { ShareholdersFacts } from './shareholders-facts.tsx'
import { ValidityCertificateFacts } from './validity-certificate-facts.tsx'

/** Renders the fields of a company document as its page does, and returns the values typed so far. */
function draw(Facts: ComponentType<FactsProps>, faults: Record<string, string> = {}): () => DocumentFacts {
  const reads: DocumentFacts[] = []
  function Page() {
    const [value, setValue] = useState<DocumentFacts>({})
    const take = (next: DocumentFacts) => {
      reads.push(next)
      setValue(next)
    }
    return <Facts value={value} onChange={take} faults={faults} />
  }
  render(
    <UiProvider kind="company" words={uiWords}>
      <Page />
    </UiProvider>,
  )
  return () => reads.at(-1) ?? {}
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })

test('a deed: its name and owners are read, and shares are parsed as they are typed', () => {
  const read = draw(ConstitutionDeedFacts)
  type('Razón social', 'Paso SpA')
  type('Nombre', 'Olga Prueba')
  type('Número', '9.999.222-0')
  type('Participación', '33,3')
  expect(read()).toEqual({
    legalName: 'Paso SpA',
    owners: [{ name: 'Olga Prueba', document: 'rut', number: '9.999.222-0', shareBps: 3330 }],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Agregar un dueño' }))
  expect(read().owners).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Dueño 2' }))
  expect(read().owners).toHaveLength(1)
})

test('powers: representatives, who sign together, and a limit only when one is typed', () => {
  const read = draw(PowersFacts)
  type('Nombre', 'Ana Prueba')
  type('RUT', '9.999.222-0')
  const alone = { signers: [0], signatures: 1 }
  const ana = { name: 'Ana Prueba', rut: '9.999.222-0' }
  expect(read()).toEqual({ powers: { signers: [ana], rules: [alone] } })
  fireEvent.click(screen.getByRole('button', { name: 'Agregar un representante' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Representante 2' }))
  type('Firmas que hacen falta', '2')
  type('Límite', '50.000')
  const both = { signers: [0, 1], signatures: 2 }
  expect(read().powers?.rules).toEqual([{ ...both, limitUsd: 50_000 }])
  type('Límite', '')
  expect(read().powers?.rules).toEqual([both])
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Representante 2' }))
  expect(read().powers).toEqual({ signers: [ana], rules: [{ signers: [0], signatures: 2 }] })
})

test('a validity certificate: its date is read, and a fault is shown at its field', () => {
  const read = draw(ValidityCertificateFacts, { 'facts.issuedOn': 'too-old' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '24/11/2026' } })
  expect(read()).toEqual({ issuedOn: '2026-11-24' })
  expect(screen.getByText(/Se emitió hace demasiado/)).toBeTruthy()
})

test('faults of owners: those of one owner are shown in its row, those of the whole list above it', () => {
  draw(ShareholdersFacts, { 'facts.owners': 'over-the-whole', 'facts.owners.0.number': 'twice' })
  expect(screen.getByText(/suman más de 100/)).toBeTruthy()
  expect(screen.getByText('Ese documento ya está en la lista.')).toBeTruthy()
})
