// @vitest-environment jsdom
import type { DocumentRequirementsWire, DocumentVerdictBody, StaffDocumentWire } from '@puente/contract/staff'
import { notSending } from '@puente/web'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { AcceptForm, type Accepted } from './accept-form.tsx'
import { RefuseForm, type Refused } from './refuse-form.tsx'

const onAccept = vi.fn<(body: DocumentVerdictBody, typed: Accepted) => void>()
const onRefuse = vi.fn<(body: DocumentVerdictBody, typed: Refused) => void>()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  onAccept.mockReset()
  onRefuse.mockReset()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const document = {
  id: 'doc_1',
  kind: 'identity',
  side: 'front',
  page: 1,
  state: 'received',
  detail: { sha256: 'ab', scan: 'clean' },
} as unknown as StaffDocumentWire
const requirements = {
  identity: { announced: { type: 'rut', nationality: 'CL', printedEnd: '2030-01-31' } },
} as unknown as DocumentRequirementsWire

async function openAccept(before?: Accepted): Promise<void> {
  showCase(() => (
    <AcceptForm
      document={document}
      requirements={requirements}
      sending={notSending}
      before={before}
      onVerdict={onAccept}
    />
  ))
  await screen.findByRole('button', { name: 'Aceptar documento' })
}
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Aceptar documento' }))
const check = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))

test('an incomplete checklist: only its first missing check has the fault, and nothing is decided', async () => {
  await openAccept()
  await check(/Se lee todo/)
  await accept()
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'Marca las tres cosas antes de aceptar.',
  ])
  expect(window.document.activeElement).toBe(screen.getByRole('checkbox', { name: /Es de este cliente/ }))
  expect(onAccept).not.toHaveBeenCalled()
})

test('an accepted document: the verdict has the facts, and undone, what was typed is shown again', async () => {
  await openAccept()
  await userEvent.type(screen.getByLabelText('Número de documento'), 'A1')
  await userEvent.type(screen.getByLabelText('Nombre como está impreso'), 'Olga Prueba')
  for (const name of [/Se lee todo/, /Es de este cliente/, /No se ven retoques/]) await check(name)
  await accept()
  await waitFor(() => expect(onAccept).toHaveBeenCalledOnce())
  const [body, typed] = onAccept.mock.calls[0] ?? []
  expect(body).toEqual({
    verdict: 'accepted',
    seen: { id: 'doc_1', sha256: 'ab', scan: 'clean' },
    facts: {
      identity: {
        type: 'rut',
        nationality: 'CL',
        number: 'A1',
        name: 'Olga Prueba',
        printedEnd: '2030-01-31',
      },
    },
  })
  await openAccept(typed)
  expect(screen.getByLabelText<HTMLInputElement>('Número de documento').value).toBe('A1')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true)
})

test('a rejected document: pressing a reason rejects it, and undone, what was typed is shown again', async () => {
  const open = async (before?: Refused) => {
    showCase(() => (
      <RefuseForm
        document={document}
        customer="Olga"
        sending={notSending}
        before={before}
        onVerdict={onRefuse}
      />
    ))
    return screen.findByRole('button', { name: 'No se lee' })
  }
  const remark = () => screen.getByLabelText<HTMLTextAreaElement>(/Algo más/)
  const reason = await open()
  await userEvent.type(remark(), ' Falta el reverso. ')
  reason.focus()
  expect(await screen.findByText(/No se alcanza a leer.*Falta el reverso\./)).toBeTruthy()
  expect(onRefuse).not.toHaveBeenCalled()
  await userEvent.click(reason)
  await waitFor(() => expect(onRefuse).toHaveBeenCalledOnce())
  const [body, typed] = onRefuse.mock.calls[0] ?? []
  expect(body).toEqual({ verdict: 'refused', reason: 'illegible', remark: 'Falta el reverso.' })
  sessionStorage.clear()
  cleanup()
  await open(typed)
  expect(remark().value).toBe(' Falta el reverso. ')
  expect(screen.getByText(/No se alcanza a leer.*Falta el reverso\./)).toBeTruthy()
})
