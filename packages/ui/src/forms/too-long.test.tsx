// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { Form } from './form.tsx'
import { TextInput } from './text-input.tsx'

const sent: string[] = []

const form = (
  <Form busy={false} refusal={undefined} faults={{}} onSubmit={() => sent.push('sent')}>
    <TextInput name="name" label="Nombre" maxLength={10} />
    <button type="submit">Guardar</button>
  </Form>
)
const faultAt = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? [])

test('a value over the maximum of its field: not truncated, reported at the field immediately, and not submitted', async () => {
  sent.length = 0
  show(form)
  const field = screen.getByLabelText<HTMLInputElement>('Nombre')
  await userEvent.click(field)
  await userEvent.paste('María de los Ángeles')
  const fault = 'Caben 10 caracteres y escribiste 20.'
  expect([field.value, faultAt('Nombre')]).toEqual(['María de los Ángeles', [fault]])
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(sent).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain(fault)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.clear(field)
  await userEvent.type(field, 'María')
  expect([faultAt('Nombre'), screen.queryByRole('alert')]).toEqual([[], null])
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(sent).toEqual(['sent'])
})

test('a field outside a form, such as a filter: a longer value cannot be typed', async () => {
  show(<TextInput name="search" label="Buscar" maxLength={3} />)
  const field = screen.getByLabelText<HTMLInputElement>('Buscar')
  await userEvent.type(field, 'abcdef')
  expect(field.value).toBe('abc')
})
