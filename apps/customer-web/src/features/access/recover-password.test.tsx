// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RecoverPassword } from './recover-password.tsx'
import { words } from './recover-words.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const asked = () =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: 'second-factor-asked',
      status: 403,
      code: 'second-factor-asked',
      facts: {},
      requestId: 'req-1',
    }),
    { status: 403, headers: { 'content-type': 'application/problem+json' } },
  )
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: words('submit') }))

test('a required second factor that is left empty: its field stays and shows the message', async () => {
  const calls = vi.fn(() => Promise.resolve(asked()))
  vi.stubGlobal('fetch', calls)
  const nothing = () => undefined
  render(
    <UiProvider kind="person" words={uiWords}>
      <QueryClientProvider client={new QueryClient()}>
        <RecoverPassword recoveryId="rec_1" email="ana@ejemplo.cl" onDone={nothing} onOther={nothing} />
      </QueryClientProvider>
    </UiProvider>,
  )
  type(words('code'), '123456')
  type(words('password'), 'una clave muy larga')
  send()
  await screen.findByLabelText(words('factor'))
  send()
  await screen.findByRole('alert')
  expect(screen.getByLabelText(words('factor'))).toHaveProperty('name', 'factor')
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('factor'))
  expect(calls).toHaveBeenCalledTimes(1)
})
