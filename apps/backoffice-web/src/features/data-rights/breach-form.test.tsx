// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentRequests } from '../../shell/requests.test-kit.ts'
import { showCase } from '../../shell/show.test-kit.tsx'
import { BreachForm } from './breach-form.tsx'
import { words } from './words.ts'

const sent = sentRequests()
const box = (key: 'knownOn' | 'happenedOn' | 'what' | 'peopleCount' | 'measures') =>
  screen.getByRole('textbox', { name: words(`breaches.${key}`) })

test('a breach with its days typed: recorded', async () => {
  showCase(() => <BreachForm />)
  await screen.findByRole('button', { name: words('breaches.submit') })
  await userEvent.type(box('knownOn'), '20/11/2026')
  await userEvent.type(box('happenedOn'), '19/11/2026')
  await userEvent.type(box('what'), 'Se perdió un equipo.')
  await userEvent.type(box('peopleCount'), '3')
  await userEvent.type(box('measures'), 'Se borró a distancia.')
  const [first = screen.getByRole('checkbox')] = screen.getAllByRole('checkbox')
  await userEvent.click(first)
  await userEvent.click(screen.getByRole('button', { name: words('breaches.submit') }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ knownOn: '2026-11-20', happenedOn: '2026-11-19' }),
  )
})

test('a breach without a class of data: the fault stands at the first class, and nothing is sent', async () => {
  showCase(() => <BreachForm />)
  await userEvent.click(await screen.findByRole('button', { name: words('breaches.submit') }))
  const [first] = screen.getAllByRole('checkbox')
  await waitFor(() => expect(first?.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
})
