// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContinueOnPhone, phonePollMs } from './continue-on-phone.tsx'

const texts: string[] = []
vi.mock('uqr', () => ({
  encode: (text: string) => {
    texts.push(text)
    return { data: [[true]], size: 1 }
  },
}))
beforeEach(() => {
  texts.splice(0)
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
  await screen.findByRole('img', { name: 'Código QR con la dirección de esta página', hidden: true })
  expect(texts).toContain(`${window.location.origin}${address}`)
  expect(refetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(phonePollMs)
  expect(refetch).toHaveBeenCalled()
})
