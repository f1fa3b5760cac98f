// @vitest-environment jsdom
import { HttpError } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConnectionBar } from './connection-bar.tsx'
import { showCase } from '../show.test-kit.tsx'

test('no answer of the server: said with the time of the data, which stay; gone once it answers', async () => {
  const ask = vi.fn(async () => 'datos')
  function Page() {
    const { data } = useQuery({ queryKey: ['page'], queryFn: ask, retry: false, networkMode: 'always' })
    return (
      <>
        <p>{data}</p>
        <ConnectionBar />
      </>
    )
  }
  showCase(Page)
  expect(await screen.findByText('datos')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
  ask.mockRejectedValueOnce(new HttpError(undefined))
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).toMatch(
    /Sin conexión a internet\. Ves los datos de las \d\d:\d\d/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Intentar ahora' }))
  expect(await screen.findByText('El servidor no responde.')).toBeTruthy()
  expect(screen.getByText('datos')).toBeTruthy()
  // The query library, which other test files share, keeps whether the browser is online.
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})
