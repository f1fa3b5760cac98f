// @vitest-environment jsdom
import type { CaseEscalation } from '@puente/contract/staff'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { EscalationCard } from './escalation-card.tsx'

const sent: [string, unknown][] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, typeof init.body === 'string' ? JSON.parse(init.body) : undefined])
    return Response.json({ id: 'esc_1' })
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const escalation: CaseEscalation = {
  id: 'esc_1',
  reason: 'Cargo en el gobierno',
  by: 'Ana Analista',
  byId: 'stf_1',
  at: '2026-11-25T12:00:00.000Z',
  dueAt: '2026-11-26T12:00:00.000Z',
}

/** The card of an application, as this member of staff sees it. */
async function shown(escalations: readonly CaseEscalation[], staffId = 'stf_1', role = 'analyst') {
  const subject = { kind: 'application', id: 'app_1' } as const
  const mayEscalate = escalations.every(({ endedAt }) => endedAt !== undefined)
  const Card = () => <EscalationCard subject={subject} escalations={escalations} mayEscalate={mayEscalate} />
  showCase(Card, staffId, '/case/1', role)
  await screen.findAllByText(/escal/i, { selector: 'summary, strong' })
}

test('who escalated the case: reads it with the reason, and has no form', async () => {
  await shown([escalation])
  expect(screen.getByText('«Cargo en el gobierno»')).toBeTruthy()
  expect(screen.getByText('Lo escalaste tú: decide un oficial de cumplimiento.')).toBeTruthy()
  expect(screen.queryByText('Devolver el caso')).toBeNull()
})

test('another officer: gives it back with a note', async () => {
  await shown([escalation], 'stf_2', 'officer')
  await userEvent.click(screen.getByText('Devolver el caso'))
  await userEvent.type(screen.getByLabelText('Qué debe mirar quien lo revisa'), 'Pide el contrato')
  await userEvent.click(screen.getByRole('button', { name: 'Devolver al equipo' }))
  await expect
    .poll(() => sent)
    .toContainEqual(['/api/escalations/esc_1/return', { note: 'Pide el contrato' }])
})

test('another analyst: reads that an officer decides', async () => {
  await shown([escalation], 'stf_2')
  expect(screen.getByText(/Lo decide un oficial de cumplimiento/)).toBeTruthy()
  expect(screen.queryByText('Devolver el caso')).toBeNull()
})

test('a case that waits: escalated with a reason, which is required', async () => {
  await shown([])
  await userEvent.click(screen.getByText('Escalar al oficial de cumplimiento'))
  await userEvent.click(screen.getByRole('button', { name: 'Escalar el caso' }))
  expect(sent).toEqual([])
  await userEvent.type(screen.getByLabelText('Motivo para escalar'), 'Cargo en el gobierno')
  await userEvent.click(screen.getByRole('button', { name: 'Escalar el caso' }))
  await expect
    .poll(() => sent)
    .toContainEqual([
      '/api/escalations',
      { subject: { kind: 'application', id: 'app_1' }, reason: 'Cargo en el gobierno' },
    ])
})

test('a case that was given back: its history with the note', async () => {
  await shown([
    {
      ...escalation,
      end: 'given-back',
      endedAt: '2026-11-25T15:00:00.000Z',
      endedBy: 'Olga',
      note: 'Sigue tú',
    },
  ])
  expect(screen.getByText(/Olga lo devolvió el .*: «Sigue tú»/)).toBeTruthy()
})
