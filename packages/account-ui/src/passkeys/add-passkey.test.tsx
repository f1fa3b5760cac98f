// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AddPasskey } from './add-passkey.tsx'

test('a device that has a passkey of the account: said, and nothing is sent', async () => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  const refused = () => Promise.reject(new DOMException('registered', 'InvalidStateError'))
  Object.defineProperty(navigator, 'credentials', { value: { create: refused }, configurable: true })
  const addPasskey = vi.fn()
  const creation = {
    rp: { id: 'localhost', name: 'Puente' },
    user: { id: 'AAAA', name: 'ana@ejemplo.cl', displayName: 'Ana' },
    challenge: 'AAAA',
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    excludeCredentials: [{ id: 'AAAA', type: 'public-key' }],
  }
  const calls = { startPasskey: () => Promise.resolve(creation), addPasskey }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="person" words={uiWords}>
        <AddPasskey calls={calls as never} onChanged={() => undefined} />
      </UiProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Agregar una llave' }))
  expect(await screen.findByText('Este equipo ya tiene una llave de tu cuenta.')).toBeTruthy()
  expect(addPasskey).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
