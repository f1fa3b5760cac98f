// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContinueOnPhone, phonePollMs } from './continue-on-phone.tsx'
import { QrCode } from './phone-code.tsx'

/** What a QR code of this text draws. */
function drawnFor(text: string): string | null {
  const { container } = render(<QrCode text={text} label="expected" />)
  return drawnIn(container)
}
const drawnIn = (element: Element) => element.querySelector('path')?.getAttribute('d') ?? null

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function draw(refetch: () => void) {
  const address = '/notifications/update-document?next=%2Ftransfers'
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ContinueOnPhone refetch={refetch} /> }),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultNotFoundComponent: () => <ContinueOnPhone refetch={refetch} />,
  })
  render(<RouterProvider router={router} />)
  const summary = (await screen.findByText('Seguir en el teléfono')).closest('details')
  if (summary === null) throw new Error('no disclosure')
  summary.open = true
  fireEvent(summary, new Event('toggle'))
  return address
}

test('opened: the code has the address of this page, and what the phone sends is fetched', async () => {
  const refetch = vi.fn()
  const address = await draw(refetch)
  const code = await screen.findByRole('img', {
    name: 'Código QR con la dirección de esta página',
    hidden: true,
  })
  expect(drawnIn(code)).toBe(drawnFor(`${window.location.origin}${address}`))
  expect(refetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(phonePollMs)
  expect(refetch).toHaveBeenCalled()
})
