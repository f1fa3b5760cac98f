// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { HttpError, uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StepUpDialog } from './step-up-dialog.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

const atTheLimit = new HttpError(429, {
  type: 'about:blank',
  title: 'too many codes',
  status: 429,
  code: 'too-many-codes',
  facts: { retryAfterSeconds: 3180 },
  requestId: 'req-1',
})

test('at the limit of codes: says so, and takes the last code that was sent', async () => {
  const typed: unknown[] = []
  const onEnd = vi.fn<(shown: boolean) => void>()
  const calls = {
    startStepUp: () => Promise.reject(atTheLimit),
    finishStepUp: ({ body }: { body: unknown }) => {
      typed.push(body)
      return Promise.resolve({ provenUntil: '2026-11-28T22:00:00.000Z' })
    },
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="person" words={uiWords}>
        <StepUpDialog calls={calls as never} onEnd={onEnd} />
      </UiProvider>
    </QueryClientProvider>,
  )
  const field = await screen.findByLabelText('Código que te enviamos')
  expect(screen.getByText('Pediste muchos códigos en poco tiempo.')).toBeTruthy()
  expect(screen.getByText('El último que te enviamos. Cada uno vence en diez minutos.')).toBeTruthy()
  await userEvent.type(field, '123456')
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true))
  expect(typed).toEqual([{ code: '123456' }])
})
