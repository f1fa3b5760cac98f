// @vitest-environment jsdom
import type { SettingWire } from '@puente/contract/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWriting } from './use-writing.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const named = { kind: 'fee', key: 'default' }
const wire: SettingWire = {
  ...named,
  scheduled: [],
  general: [],
  proposes: [],
  decides: [],
  noticeDays: 0,
}

test('a page that is left while a day is incomplete: the draft is sent as typed, in a request that outlives the page', async () => {
  const sent: { body: unknown; keepalive: boolean | undefined }[] = []
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: RequestInit) => {
    sent.push({ body: JSON.parse(typeof body === 'string' ? body : ''), keepalive })
    return new Response(null, { status: 204 })
  })
  const client = new QueryClient()
  const { result, unmount } = renderHook(() => useWriting(named, wire, { bps: 70 }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const from = { isLater: true, day: '31/02', time: '9' }
  act(() => result.current.write({ from }))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ body: { data: { bps: 70 }, note: '', basedOn: 0, from }, keepalive: true })
  unmount()
  expect(sent).toHaveLength(1)
})
