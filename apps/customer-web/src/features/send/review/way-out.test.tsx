// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { HttpError, uiWords } from '@puente/web'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WayOut } from './way-out.tsx'

afterEach(cleanup)

const refusedWith = (code: 'payment-reversed' | 'recipient-incomplete' | 'quote-expired') =>
  new HttpError(409, {
    type: 'about:blank',
    title: code,
    status: 409,
    code,
    facts: {},
    requestId: 'req-1',
  })

test.each([
  ['payment-reversed', '/debts'],
  ['recipient-incomplete', '/recipients/rcp_1/data'],
  ['quote-expired', undefined],
] as const)('an order refused with %s: linked to %s', (code, href) => {
  render(
    <UiProvider kind="person" words={uiWords}>
      <WayOut error={refusedWith(code)} recipientId="rcp_1" />
    </UiProvider>,
  )
  expect(screen.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(href)
})
