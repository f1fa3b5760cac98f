// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProposeForm } from '../features/approvals/propose-form.tsx'
import { forgetDrafts } from './use-draft.ts'

let fails = false
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  fails = false
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function Case() {
  const propose = useMutation<unknown, Error, string>({
    mutationFn: async () => {
      if (fails) throw new Error('no')
    },
  })
  const options = [{ value: 'return', label: 'Devolver', what: 'devolver' }] as const
  return <ProposeForm options={options} propose={propose} body={(_action, note) => note} />
}

/** Two cases of the back office, rendered for a signed-in member of staff. */
async function openAs(staffId: string, path = '/case/1') {
  cleanup()
  const root = createRootRoute({ component: Outlet })
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    beforeLoad: () => ({ session: { staff: { id: staffId } } }),
    component: Outlet,
  })
  const one = createRoute({ getParentRoute: () => shell, path: '/case/$id', component: Case })
  const list = createRoute({ getParentRoute: () => shell, path: '/', component: () => <h1>Lista</h1> })
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([one, list])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider kind="staff" words={uiWords}>
        <RouterProvider router={router as never} />
      </UiProvider>
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Nota')
  return (to: string) => act(() => router.navigate({ to: to as never }))
}
const note = () => screen.findByLabelText<HTMLTextAreaElement>('Nota')
const text = 'El titular no coincide con el RUT.'

test('a note typed and left: restored on the same case, for the same writer only', async () => {
  const go = await openAs('stf_1')
  await userEvent.type(await note(), text)
  await go('/')
  await screen.findByRole('heading', { name: 'Lista' })
  await go('/case/1')
  expect((await note()).value).toBe(text)
  await openAs('stf_1', '/case/2')
  expect((await note()).value).toBe('')
  await openAs('stf_2')
  expect((await note()).value).toBe('')
  await openAs('stf_1')
  expect((await note()).value).toBe(text)
})

test('a note sent: the draft is deleted; a note whose request failed: the draft stays', async () => {
  await openAs('stf_1')
  fails = true
  await userEvent.type(await note(), text)
  await userEvent.click(screen.getByRole('radio'))
  await userEvent.click(screen.getByRole('button', { name: /devolver/ }))
  await screen.findByRole('alert')
  await openAs('stf_1')
  expect((await note()).value).toBe(text)
  fails = false
  await userEvent.click(screen.getByRole('radio'))
  await userEvent.click(screen.getByRole('button', { name: /devolver/ }))
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
  await openAs('stf_1')
  expect((await note()).value).toBe('')
})

test('sign-out: the drafts are deleted, and other data of the tab stays', async () => {
  await openAs('stf_1')
  await userEvent.type(await note(), text)
  sessionStorage.setItem('other', 'stays')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})
