// @vitest-environment jsdom
import type { TransferWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sessionQuery } from '../../access/session.ts'
import { refundAccountQuery } from './outcome-queries.ts'
import { TransferNotices } from './notices.tsx'

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
client.setQueryData(sessionQuery.queryKey, null)
afterEach(cleanup)
const show = (transfer: object) =>
  render(
    <QueryClientProvider client={client}>
      <UiProvider kind="person" words={uiWords}>
        <TransferNotices transfer={transfer as TransferWire} />
      </UiProvider>
    </QueryClientProvider>,
  )

test('a delivered transfer whose payment the bank reversed: says what is owed, and leads to how to pay it', () => {
  show({ state: 'delivered', debt: { amount: '180000', currency: 'CLP' } })
  expect(screen.getByText('Tu banco anuló un pago de este envío')).toBeDefined()
  expect(screen.getByText(/^Quedan \$180\.000 por pagar\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver cómo pagar' }).getAttribute('href')).toBe('/debts')
})

test('a delivered transfer without a debt: no notice', () => {
  show({ state: 'delivered' })
  expect(screen.queryByText(/por pagar/)).toBeNull()
})

const excess = { amount: { amount: '9921', currency: 'CLP' } }

test('an excess whose refund the bank rejected: asks for another account instead of promising the same one', () => {
  client.setQueryData(refundAccountQuery('trf_1').queryKey, { needed: true, amount: excess.amount })
  show({ id: 'trf_1', state: 'delivered', excess })
  expect(screen.getByText(/^Tu banco rechazó la devolución de \$9\.921\./)).toBeDefined()
  expect(screen.queryByText(/a la cuenta de la que llegó/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Dar otra cuenta' }).getAttribute('href')).toBe(
    '/transfers/trf_1/refund-account',
  )
})

test('an excess on its way back: says where it goes', () => {
  client.setQueryData(refundAccountQuery('trf_2').queryKey, { needed: false })
  show({ id: 'trf_2', state: 'delivered', excess })
  expect(screen.getByText(/^Pagaste \$9\.921 de más\. Lo devolvemos a la cuenta/)).toBeDefined()
})
