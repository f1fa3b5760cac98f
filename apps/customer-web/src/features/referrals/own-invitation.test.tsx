// @vitest-environment jsdom
import type { ReferralProgramWire } from '@puente/contract/customer'
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OwnInvitation } from './own-invitation.tsx'

const clp = (amount: string) => ({ amount, currency: 'CLP' })
const promise = {
  inviterReward: clp('5000'),
  invitedReward: clp('5000'),
  minimumSend: clp('20000'),
  mostPerYear: 20,
  keptDays: 30,
}
const program = (rest: Partial<ReferralProgramWire>): ReferralProgramWire => ({
  code: 'K7MPQ2RT',
  link: 'http://localhost/signup?code=K7MPQ2RT',
  promise,
  mayEnterCode: true,
  invitations: { open: 0, rewarded: 0 },
  unspent: clp('0'),
  open: clp('0'),
  applied: [],
  feeRefunds: [],
  ...rest,
})

const screenOf = (shown: ReferralProgramWire) => (
  <UiProvider kind="person" words={uiWords}>
    <QueryClientProvider client={new QueryClient()}>
      <OwnInvitation program={shown} />
    </QueryClientProvider>
  </UiProvider>
)

test('a code that was accepted: its field gives way to what it brings, which has the focus', () => {
  const { rerender } = render(screenOf(program({})))
  expect(screen.getByLabelText('Código de invitación')).toBeTruthy()
  rerender(screenOf(program({ mayEnterCode: false, invited: promise })))
  expect(screen.getByText('Te invitaron: ganas $5.000 para tus comisiones')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('status'))
  rerender(screenOf(program({ mayEnterCode: false })))
  expect(screen.queryByRole('status')).toBeNull()
})
