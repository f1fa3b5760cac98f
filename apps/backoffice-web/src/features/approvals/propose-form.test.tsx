// @vitest-environment jsdom
import { Select } from '@puente/ui'
import { useMutation } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { ProposeForm, type ProposeOption } from './propose-form.tsx'

const call = vi.fn<(body: unknown) => Promise<void>>()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  call.mockReset().mockResolvedValue()
  offered = options
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

interface Fields {
  readonly role: string
  readonly [field: string]: string
}

const options: readonly [ProposeOption<'role' | 'close', Fields>, ProposeOption<'role' | 'close', Fields>] = [
  {
    value: 'role',
    label: 'Rol',
    what: 'cambiar el rol',
    more: ({ field }) => (
      <Select
        label="Nuevo rol"
        placeholder="Elige"
        options={[{ value: 'admin', label: 'Administrador' }]}
        {...field('role', { required: 'Falta el rol.' })}
      />
    ),
  },
  { value: 'close', label: 'Cierre', what: 'cerrar' },
]
let offered: readonly ProposeOption<'role' | 'close', Fields>[] = options

/** Proposes another role, which is a field of that action only, or to close the account. */
function Case() {
  const propose = useMutation<unknown, Error, unknown>({ mutationFn: call })
  return (
    <ProposeForm
      options={offered}
      propose={propose}
      fields={{ role: '' }}
      body={(action, note, fields) => (action === 'role' ? { action, note, ...fields } : { action, note })}
    />
  )
}

async function open(): Promise<void> {
  showCase(Case)
  await screen.findByLabelText('Nota')
}
const send = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const faults = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test('an action without its field: the fault is shown at the field, and nothing is sent', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Nota'), 'Cambia de equipo.')
  await send(/cambiar el rol/)
  await send(/cambiar el rol/)
  await waitFor(() => expect(faults()).toEqual(['Falta el rol.']))
  expect(screen.getByLabelText('Nuevo rol').getAttribute('aria-describedby')).toMatch(/fault/)
  expect(document.activeElement).toBe(screen.getByLabelText('Nuevo rol'))
  expect(call).not.toHaveBeenCalled()
})

test('an action with its field: the body has the value and the trimmed note', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Nota'), ' Cambia de equipo. ')
  await send(/cambiar el rol/)
  await userEvent.selectOptions(screen.getByLabelText('Nuevo rol'), 'admin')
  await send(/cambiar el rol/)
  await waitFor(() =>
    expect(call.mock.calls[0]?.[0]).toEqual({ action: 'role', note: 'Cambia de equipo.', role: 'admin' }),
  )
})

test('another action after a fault of the first: its field is not required', async () => {
  await open()
  await send(/cambiar el rol/)
  await send(/cambiar el rol/)
  await waitFor(() => expect(faults()).toHaveLength(2))
  await userEvent.type(screen.getByLabelText('Nota'), 'Se fue de la empresa.')
  await send(/cerrar/)
  await waitFor(() =>
    expect(call.mock.calls[0]?.[0]).toEqual({ action: 'close', note: 'Se fue de la empresa.' }),
  )
})

test('an action without fields: one press proposes it, and a missing note is a fault at the note', async () => {
  await open()
  await send(/cerrar/)
  await waitFor(() => expect(faults()).toEqual(['Escribe una nota de al menos tres letras.']))
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Nota'), 'Se fue de la empresa.')
  await send(/cerrar/)
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
})

test('a draft with an action that is no longer offered: its note is kept, and nothing is chosen', async () => {
  await open()
  await send(/cambiar el rol/)
  await userEvent.type(screen.getByLabelText('Nota'), 'Cambia de equipo.')
  offered = [...options.filter(({ value }) => value === 'close'), { ...options[1], label: 'Otro' }]
  await open()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nota').value).toBe('Cambia de equipo.')
  expect(screen.queryByLabelText('Nuevo rol')).toBeNull()
  expect(call).not.toHaveBeenCalled()
})

test('a form that is removed once its proposal was made: the focus moves to the heading of the screen', async () => {
  function Screen() {
    const [isProposed, setProposed] = useState(false)
    const propose = useMutation<unknown, Error, unknown>({
      mutationFn: call,
      onSuccess: () => setProposed(true),
    })
    return (
      <main>
        <h1>El caso</h1>
        {isProposed ? (
          <p>Por confirmar</p>
        ) : (
          <ProposeForm options={options} propose={propose} body={() => ({})} />
        )}
      </main>
    )
  }
  showCase(Screen)
  await userEvent.type(await screen.findByLabelText('Nota'), 'Lo pidió por escrito.')
  await userEvent.click(screen.getByRole('button', { name: 'Proponer cerrar' }))
  await screen.findByText('Por confirmar')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('El caso'))
})
