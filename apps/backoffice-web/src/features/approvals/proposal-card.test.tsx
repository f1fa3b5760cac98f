// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentRequests } from '../../shell/requests.test-kit.ts'
import { showCase } from '../../shell/show.test-kit.tsx'
import { OwnProposal, ProposalCard } from './proposal-card.tsx'

const sent = sentRequests()
beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const proposal = (id: string, note: string) => ({
  id,
  note,
  by: 'Analista Demo',
  byId: 'stf_2',
  at: '2026-11-20T12:00:00Z',
})

async function open({ danger = false } = {}): Promise<void> {
  showCase(function Case() {
    const [shown, setShown] = useState(proposal('prp_1', 'La primera.'))
    return (
      <>
        <button type="button" onClick={() => setShown(proposal('prp_2', 'La segunda.'))}>
          Llega otra
        </button>
        <ProposalCard proposal={shown} what="liberar" consequence="El envío sigue." danger={danger} />
      </>
    )
  })
  await screen.findByText('La primera.')
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pressInDialog = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))

test('a proposal that can be undone: shows what follows from it, and one press confirms it', async () => {
  await open()
  expect(screen.getByText('El envío sigue.')).toBeTruthy()
  // A word of a note may be longer than the card.
  expect(getComputedStyle(screen.getByText('La primera.')).overflowWrap).toBe('anywhere')
  await press('Confirmar y liberar')
  await waitFor(() => expect(sent.map(({ url }) => url.split('/').at(-2))).toEqual(['prp_1']))
  expect(sent[0]?.body).toEqual({ decision: 'confirm' })
})

test('a proposal that cannot be undone: a press opens a dialog and sends nothing', async () => {
  await open({ danger: true })
  await press('Confirmar y liberar')
  expect(screen.getByRole('alertdialog', { name: '¿Confirmas liberar?' })).toBeTruthy()
  expect(sent).toEqual([])
})

test('another proposal replaces the one that is read: no button decides it until the reader says that they read it', async () => {
  await open()
  await press('Llega otra')
  await screen.findByText('La propuesta cambió mientras la leías')
  expect(screen.queryByRole('button', { name: 'Confirmar y liberar' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Devolver la propuesta' })).toBeNull()
  await press('Ya leí la nueva')
  await press('Confirmar y liberar')
  await waitFor(() => expect(sent.map(({ url }) => url.split('/').at(-2))).toEqual(['prp_2']))
})

test('the withdrawal of an own proposal: asked in a dialog first', async () => {
  showCase(() => <OwnProposal proposal={{ id: 'prp_1' }} />)
  await screen.findByText('Falta que otra persona confirme')
  await press('Retirar la propuesta')
  expect(sent).toEqual([])
  await press('Volver')
  expect(sent).toEqual([])
  await press('Retirar la propuesta')
  await pressInDialog('Retirar la propuesta')
  await waitFor(() =>
    expect(sent.map(({ url }) => url.split('/').slice(-2))).toEqual([['prp_1', 'withdrawal']]),
  )
})

test('a proposal that is sent back: with a reason, which a closed dialog keeps', async () => {
  await open()
  const dialog = () => within(screen.getByRole('dialog'))
  await press('Devolver la propuesta')
  await userEvent.click(dialog().getByRole('button', { name: 'Devolver la propuesta' }))
  expect(dialog().getByRole('alert').textContent).toContain('Escribe un motivo')
  await userEvent.type(dialog().getByLabelText(/^Motivo/), 'Falta el respaldo')
  await press('Volver')
  expect(sent).toEqual([])
  await press('Devolver la propuesta')
  await userEvent.click(dialog().getByRole('button', { name: 'Devolver la propuesta' }))
  const body = { decision: 'send-back', note: 'Falta el respaldo' }
  await waitFor(() => expect(sent[0]?.body).toEqual(body))
})

test('a proposal that is replaced while the reader writes why: the dialog closes, and the new one starts without a reason', async () => {
  await open()
  const dialog = () => within(screen.getByRole('dialog'))
  await press('Devolver la propuesta')
  await userEvent.type(dialog().getByLabelText(/^Motivo/), 'Falta el respaldo')
  await press('Llega otra')
  await press('Ya leí la nueva')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Devolver la propuesta')
  expect(dialog().getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('')
})

test.each([
  ['analyst', 0],
  ['officer', 1],
] as const)(
  'a proposal that awaits an officer, read by an %s: %i button confirms it, and both may send it back',
  async (role, buttons) => {
    const shown = { ...proposal('prp_1', 'La primera.'), awaitsOfficer: true }
    showCase(
      () => <ProposalCard proposal={shown} what="aprobar" consequence="Puede enviar." />,
      'stf_1',
      '/case/1',
      role,
    )
    await screen.findByText('La primera.')
    expect(screen.queryAllByRole('button', { name: 'Confirmar y aprobar' })).toHaveLength(buttons)
    expect(screen.queryAllByText('Lo confirma una persona oficial de cumplimiento')).toHaveLength(1 - buttons)
    expect(screen.getByRole('button', { name: 'Devolver la propuesta' })).toBeTruthy()
  },
)

test('an own proposal that awaits an officer: says who confirms it', async () => {
  showCase(() => <OwnProposal proposal={{ id: 'prp_1', awaitsOfficer: true }} />)
  await screen.findByText('Lo propusiste tú, así que lo confirma otra persona, oficial de cumplimiento.')
})

test('a proposal whose author was locked: nobody confirms it, and it may be sent back', async () => {
  const shown = { ...proposal('prp_1', 'La primera.'), awaitsOfficer: true, proposerLocked: true }
  showCase(
    () => <ProposalCard proposal={shown} what="aprobar" consequence="Puede enviar." />,
    'stf_1',
    '/case/1',
    'officer',
  )
  await screen.findByText('Se bloqueó la cuenta de quien lo propuso')
  expect(screen.queryByRole('button', { name: 'Confirmar y aprobar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Devolver la propuesta' })).toBeTruthy()
})

test('an own proposal from before the account was locked: says to withdraw it', async () => {
  showCase(() => <OwnProposal proposal={{ id: 'prp_1', proposerLocked: true }} />)
  await screen.findByText(/^Se bloqueó tu cuenta/)
  expect(screen.queryByText('Nadie puede confirmar esta propuesta')).not.toBeNull()
  expect(screen.queryByText('Falta que otra persona confirme')).toBeNull()
})
