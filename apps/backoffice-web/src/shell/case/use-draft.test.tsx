// @vitest-environment jsdom
import { useMutation } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProposeForm } from '../../features/approvals/propose-form.tsx'
import { showCase } from '../show.test-kit.tsx'
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

/** The form of a case, opened by this member of staff. */
async function openAs(staffId: string, path?: string) {
  const go = showCase(Case, staffId, path)
  await screen.findByLabelText('Nota')
  return go
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
  await userEvent.click(screen.getByRole('button', { name: /devolver/ }))
  await screen.findByRole('alert')
  await openAs('stf_1')
  expect((await note()).value).toBe(text)
  fails = false
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
