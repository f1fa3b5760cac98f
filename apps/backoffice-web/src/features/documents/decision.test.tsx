// @vitest-environment jsdom
import type { DocumentRequirementsWire, StaffDocumentWire } from '@puente/contract/staff'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepUp } from '../../api.ts'
import { held } from '../../shell/held/held.ts'
import { showCase } from '../../shell/show.test-kit.tsx'
import { Decision } from './decision.tsx'

const document = {
  id: 'doc_1',
  customerId: 'cus_1',
  kind: 'source-of-funds',
  page: 1,
  state: 'received',
  detail: { sha256: 'ab', scan: 'clean' },
} as unknown as StaffDocumentWire
const requirements = {
  customer: { id: 'cus_1', kind: 'person', name: 'Olga Prueba' },
  identity: {},
} as unknown as DocumentRequirementsWire

let isProven = false
const rehearsed: unknown[] = []
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: unknown, { body }: RequestInit) => {
    if (!String(url).endsWith('/verdict-rehearsal')) return Response.json({}, { status: 503 })
    rehearsed.push(JSON.parse(body as string))
    const refusal = { code: 'step-up-required', status: 403, facts: { methods: 'mail' } }
    return isProven ? Response.json(document) : Response.json(refusal, { status: 403 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ceiling = () => screen.getByLabelText<HTMLInputElement>(/^Muestra fondos/)
const accept = () => userEvent.click(screen.getByRole('button', { name: 'Aceptar documento' }))

test('a ceiling of funds without step-up: it is asked for before the undo window, and what was typed stays', async () => {
  showCase(() => <Decision document={document} requirements={requirements} />)
  await screen.findByRole('button', { name: 'Aceptar documento' })
  await userEvent.type(ceiling(), '9000')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)

  const cancelled = stepUp.register(async () => false)
  await accept()
  expect(await screen.findByText('Antes de seguir, confirma que eres tú.')).toBeTruthy()
  expect([ceiling().value, held.list()]).toEqual(['9000', []])
  cancelled()

  const passed = stepUp.register(async () => (isProven = true))
  await accept()
  await waitFor(() => expect(held.list()).toMatchObject([{ about: 'doc_1', step: 'counting' }]))
  expect(rehearsed).toHaveLength(3)
  expect(rehearsed.at(-1)).toMatchObject({ facts: { evidence: { ceilingUsd: 9000 } } })
  held.undo('doc_1')
  passed()
})
