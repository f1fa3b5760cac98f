// @vitest-environment jsdom
import type { OwnLimitsWire, RecipientWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Limit } from './limit-card.tsx'
import { People } from './people.tsx'
import { TransferInProgress } from './transfer-in-progress.tsx'

const rosa = {
  id: 'rec_1',
  corridorId: 'mx-mxn',
  country: 'MX',
  kind: 'person',
  name: 'Rosa Pérez',
  lastOrder: { at: '2026-11-20T00:00:00Z', sendMinor: '150000', receiveMinor: '286251' },
} as RecipientWire

const show = (node: ReactNode) =>
  render(
    <UiProvider kind="person" words={uiWords}>
      {node}
    </UiProvider>,
  )

test('a person to repeat: one link that opens the steps with recipient, corridor and last amount', () => {
  show(<People recipients={[rosa]} />)
  const link = screen.getByRole('link', { name: 'Repetir el envío a Rosa Pérez $150.000' })
  const address = new URL(link.getAttribute('href') ?? '', 'https://puente.test')
  expect(address.pathname).toBe('/send')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    recipient: 'rec_1',
    corridor: 'mx-mxn',
    side: 'send',
    amount: '150000',
    again: 'yes',
  })
})

test.each([
  ['restriction', '0', 'Por ahora tu cuenta no puede hacer envíos nuevos.', 'Te quedan $4.000.000'],
  ['day', '4000000', 'Te quedan $4.000.000', 'Por ahora tu cuenta no puede hacer envíos nuevos.'],
] as const)(
  'an allowance bound by %s: the limit reads what may be sent now',
  (reason, amount, read, hidden) => {
    const clp = (minor: string) => ({ amount: minor, currency: 'CLP' as const })
    const window = { window: 'day', used: clp('0'), free: clp('4000000'), limit: clp('4000000') }
    const limits = { windows: [window], allowance: { of: 'own', maximum: clp(amount), reason, ways: [] } }
    show(<Limit limits={limits as unknown as OwnLimitsWire} />)
    expect(screen.queryByText(read)).not.toBeNull()
    expect(screen.queryByText(hidden)).toBeNull()
  },
)

test('nobody was sent to: no section', () => {
  const { lastOrder: _none, ...fresh } = rosa
  show(<People recipients={[fresh as RecipientWire]} />)
  expect(screen.queryByRole('heading')).toBeNull()
})

const transfer = {
  id: 'trf_1',
  state: 'waiting-for-payment',
  situation: 'unpaid',
  recipientName: 'Rosa Pérez',
  country: 'MX',
  send: { amount: '150000', currency: 'CLP' },
  receive: { amount: '286251', currency: 'MXN' },
  createdAt: '2026-11-24T00:00:00Z',
} as const
const pay = {
  id: 'pay-order:trf_1',
  kind: 'pay-order',
  path: '/send/pay/trf_1',
  dueAt: '2026-11-24T21:00:00Z',
  overdue: false,
  blocks: false,
  mine: true,
  deferred: false,
  recipientName: 'Rosa Pérez',
  amount: transfer.send,
} as const

test('a transfer that waits for its payment: where it is, until when, and one action', () => {
  show(<TransferInProgress transfer={transfer} task={pay} />)
  expect(screen.getByRole('img', { name: 'De Chile a México: Falta tu pago' })).toBeDefined()
  const action = screen.getByRole('link', { name: 'Pagar: Paga $150.000 para Rosa Pérez' })
  expect(action.getAttribute('href')).toBe('/send/pay/trf_1')
  expect(screen.getByText('Hasta el 24/11/2026 18:00')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver el envío a Rosa Pérez' }).getAttribute('href')).toBe(
    '/transfers/trf_1',
  )
})

test('a transfer on its way: only the link to it', () => {
  const moving = { ...transfer, state: 'sent-to-bank', situation: 'sent-to-bank' } as const
  show(<TransferInProgress transfer={moving} task={undefined} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
