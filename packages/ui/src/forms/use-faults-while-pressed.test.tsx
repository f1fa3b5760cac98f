// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { Checkbox } from './checkbox.tsx'
import { Form } from './form.tsx'
import { TextInput } from './text-input.tsx'

/** A form whose field has a fault until it loses the focus. */
function Corrected() {
  const [faults, setFaults] = useState<Record<string, string>>({ name: 'Falta el nombre.' })
  return (
    <Form
      busy={false}
      refusal={undefined}
      faults={faults}
      onSubmit={() => setFaults({ name: 'Falta otra vez.' })}
    >
      <TextInput name="name" label="Nombre" maxLength={50} onBlur={() => setFaults({})} />
      <Checkbox name="agreed" label="Acepto" />
      <button type="submit">Guardar</button>
    </Form>
  )
}
const summary = () => screen.queryByRole('alert')
const box = () => screen.getByRole('checkbox')

beforeEach(() => {
  show(<Corrected />)
  fireEvent.pointerDown(box())
  fireEvent.blur(screen.getByLabelText('Nombre'))
})

test('a fault that ends as another control is pressed: shown until the click, so that nothing moves under the pointer', async () => {
  expect(summary()).not.toBeNull()
  fireEvent.pointerUp(box())
  expect(summary()).not.toBeNull()
  fireEvent.click(box())
  await waitFor(() => expect(summary()).toBeNull())
})

test('a press without a click, for example a scroll: the fault ends with the press', async () => {
  fireEvent.pointerCancel(box())
  await waitFor(() => expect(summary()).toBeNull())
})

test('a press that submits: the faults of the submission are shown', async () => {
  fireEvent.pointerUp(box())
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(summary()?.textContent).toContain('Falta otra vez.'))
})
