// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../access/session.ts'
import { draftOwner, readDraft, writeDraft } from '../session-storage/draft-store.ts'
import { draftPauseMs, useDraft } from './use-draft.ts'

const owner = draftOwner('usr_1', 'cus_1')
const quote = { key: 'k', asked: 'us-usd send 1', askedAtMs: 1 }
const stored = () => readDraft(sessionStorage, owner)

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  writeDraft(sessionStorage, owner, { corridorId: 'us-usd' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function openStep() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(sessionQuery.queryKey, {
    user: { id: 'usr_1' },
    actingAs: { id: 'cus_1' },
  } as never)
  return renderHook(() => useDraft(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
}

test('an answer that a guard stores while a step is open: not overwritten when the step is left', () => {
  const step = openStep()
  act(() => void step.result.current.keep({ purpose: 'family-support' }))
  writeDraft(sessionStorage, owner, { ...stored(), quote })
  act(() => step.result.current.note({ fundsSource: 'salary' }))
  step.unmount()
  expect(stored()).toEqual({ corridorId: 'us-usd', purpose: 'family-support', fundsSource: 'salary', quote })
})

test('an answer noted after the step was left: stored after the pause, without undoing later answers', () => {
  const step = openStep()
  const { keep, note } = step.result.current
  act(() => void keep({ recipientId: 'rcp_1' }))
  step.unmount()
  act(() => note({ newRecipient: undefined }))
  writeDraft(sessionStorage, owner, { ...stored(), purpose: 'family-support', quote })
  vi.advanceTimersByTime(draftPauseMs)
  expect(stored()).toEqual({ corridorId: 'us-usd', recipientId: 'rcp_1', purpose: 'family-support', quote })
})
