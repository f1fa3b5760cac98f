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
  // Another code is offered when the limit ends, and not before.
  expect(screen.getAllByText(/Puedes pedir otro código en/)[0]?.textContent).toMatch(/5[23]:\d\d/)
  await userEvent.type(field, '123456')
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true))
  expect(typed).toEqual([{ code: '123456' }])
})

test('a dialog closed without a proof: the next one takes the code that was sent, until another is wanted', async () => {
  const startStepUp = vi.fn(() => Promise.resolve({ methods: ['mail'], sentTo: 'pe•••@ejemplo.cl' }))
  const calls = {
    startStepUp,
    finishStepUp: () => Promise.resolve({ provenUntil: '2026-11-28T22:00:00.000Z' }),
  }
  const onEnd = vi.fn<(shown: boolean) => void>()
  const queryClient = new QueryClient()
  const now = vi.spyOn(Date, 'now')
  const open = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <UiProvider kind="person" words={uiWords}>
          <StepUpDialog calls={calls as never} onEnd={onEnd} />
        </UiProvider>
      </QueryClientProvider>,
    )
  const field = () => screen.findByLabelText('Código que te enviamos')
  const begin = 1_790_000_000_000
  for (const minutes of [0, 1, 2, 7]) {
    now.mockReturnValue(begin + minutes * 60_000)
    open()
    await field()
    cleanup()
  }
  expect(startStepUp, 'one code for four dialogs').toHaveBeenCalledTimes(1)
  now.mockReturnValue(begin + 9 * 60_000)
  open()
  await userEvent.type(await field(), '123456')
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(true))
  expect(startStepUp, 'the first one is about to expire').toHaveBeenCalledTimes(2)
  cleanup()
  now.mockReturnValue(begin + 10 * 60_000)
  open()
  await field()
  expect(startStepUp, 'a used code is not taken again').toHaveBeenCalledTimes(3)
  now.mockRestore()
})
