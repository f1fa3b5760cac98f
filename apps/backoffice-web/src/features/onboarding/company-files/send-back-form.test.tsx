// @vitest-environment jsdom
import type { CompanySection } from '@puente/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoableAct } from '../../../shell/held/held-act.ts'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { SendBackForm, type Texts } from './send-back-form.tsx'

type Reasons = readonly { section: CompanySection; text: string }[]
const hold = vi.fn<(reasons: Reasons) => void>()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  hold.mockReset()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** The form, with what was typed before the decision was undone. */
async function open(before?: Texts): Promise<void> {
  showCase(() => <SendBackForm act={undoableAct(hold)} before={before} />)
  await screen.findByRole('button', { name: 'Devolver la ficha' })
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Devolver la ficha' }))
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const message = (section: string) =>
  screen.getByLabelText<HTMLTextAreaElement>(`Qué debe corregir en ${section}`)

test('no section selected: the fault is shown at the first, and nothing is decided', async () => {
  await open()
  await send()
  expect((await screen.findByRole('link')).textContent).toBe('Marca al menos una parte.')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'La empresa' }))
  expect(hold).not.toHaveBeenCalled()
})

test('a section that is selected and emptied: its message is required, that of others is not', async () => {
  await open()
  await check('Dirección')
  expect(message('Dirección').value).toMatch(/La dirección está incompleta/)
  await check('Socios')
  await userEvent.clear(message('Socios'))
  await send()
  expect((await screen.findByRole('link')).textContent).toBe('Escribe qué debe corregir.')
  await check('Socios')
  await send()
  await waitFor(() => expect(hold).toHaveBeenCalledOnce())
  expect(hold.mock.calls[0]?.[0]).toEqual([
    { section: 'address', text: 'La dirección está incompleta. Escribe calle, número y comuna.' },
  ])
})

test('a decision: deletes the draft, and undone, what was typed is shown again', async () => {
  await open()
  await check('Dirección')
  await userEvent.type(message('Dirección'), ' Falta el piso.')
  await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
  await send()
  await waitFor(() => expect(hold).toHaveBeenCalledOnce())
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
  const reasons = hold.mock.calls[0]?.[0] ?? []
  await open(Object.fromEntries(reasons.map(({ section, text }) => [section, text])))
  expect(message('Dirección').value).toMatch(/Falta el piso\.$/)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Socios' }).checked).toBe(false)
})
