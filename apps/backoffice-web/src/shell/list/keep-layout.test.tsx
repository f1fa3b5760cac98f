// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listViewsQuery, useKeepLayout } from './views.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('two changes of a layout: both are shown at once, and the second is sent after the answer to the first', async () => {
  const answers: (() => void)[] = []
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(typeof body === 'string' ? body : ''))
    await new Promise<void>((answer) => answers.push(answer))
    return new Response(null, { status: 204 })
  })
  const client = new QueryClient()
  const { queryKey } = listViewsQuery('transfers')
  client.setQueryData(queryKey, { views: [] })
  const { result } = renderHook(() => useKeepLayout('transfers'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const [wide, dense] = [
    { columns: [{ key: 'state', width: 200 }], dense: false },
    { columns: [{ key: 'state', width: 200 }], dense: true },
  ]
  act(() => {
    result.current.mutate(wide)
    result.current.mutate(dense)
  })
  await waitFor(() => expect(client.getQueryData(queryKey)?.layout).toEqual(dense))
  expect(sent).toEqual([wide])
  await act(async () => answers[0]?.())
  await waitFor(() => expect(sent).toEqual([wide, dense]))
  await act(async () => answers[1]?.())
})
