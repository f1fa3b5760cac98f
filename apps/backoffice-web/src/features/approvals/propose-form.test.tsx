// @vitest-environment jsdom
import { Select } from '@puente/ui'
import { useMutation } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCase } from '../../shell/show.test-kit.tsx'
import { ProposeForm } from './propose-form.tsx'

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

const options = [
  { value: 'role', label: 'Rol', what: 'cambiar el rol' },
  { value: 'close', label: 'Cierre', what: 'cerrar' },
] as const
let offered: readonly (typeof options)[number][] = options

/** Proposes another role, which is a field of that action only, or to close the account. */
function Case() {
  const propose = useMutation<unknown, Error, unknown>({ mutationFn: call })
  return (
    <ProposeForm
      options={offered}
      propose={propose}
      fields={{ role: '' }}
      body={(action, note, fields) => (action === 'role' ? { action, note, ...fields } : { action, note })}
      more={(action, { field }) =>
        action === 'role' ? (
          <Select
            label="Nuevo rol"
            placeholder="Elige"
            options={[{ value: 'admin', label: 'Administrador' }]}
            {...field('role', { required: 'Falta el rol.' })}
          />
        ) : null
      }
    />
  )
}

async function open(): Promise<void> {
  showCase(Case)
  await screen.findByLabelText('Nota')
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const send = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const faults = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test('an action without its field: the fault is shown at the field, and nothing is sent', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Nota'), 'Cambia de equipo.')
  await choose('Rol')
  await send(/cambiar el rol/)
  await waitFor(() => expect(faults()).toEqual(['Falta el rol.']))
  expect(screen.getByLabelText('Nuevo rol').getAttribute('aria-describedby')).toMatch(/fault/)
  expect(document.activeElement).toBe(screen.getByLabelText('Nuevo rol'))
  expect(call).not.toHaveBeenCalled()
})

test('an action with its field: the body has the value and the trimmed note', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Nota'), ' Cambia de equipo. ')
  await choose('Rol')
  await userEvent.selectOptions(screen.getByLabelText('Nuevo rol'), 'admin')
  await send(/cambiar el rol/)
  await waitFor(() =>
    expect(call.mock.calls[0]?.[0]).toEqual({ action: 'role', note: 'Cambia de equipo.', role: 'admin' }),
  )
})

test('another action after a fault of the first: its field is not required', async () => {
  await open()
  await choose('Rol')
  await send(/cambiar el rol/)
  await waitFor(() => expect(faults()).toHaveLength(2))
  await choose('Cierre')
  await userEvent.type(screen.getByLabelText('Nota'), 'Se fue de la empresa.')
  await send(/cerrar/)
  await waitFor(() =>
    expect(call.mock.calls[0]?.[0]).toEqual({ action: 'close', note: 'Se fue de la empresa.' }),
  )
})

test('a draft with an action that is no longer offered: the action must be chosen again', async () => {
  await open()
  await choose('Rol')
  await userEvent.type(screen.getByLabelText('Nota'), 'Cambia de equipo.')
  offered = options.filter(({ value }) => value === 'close')
  await open()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nota').value).toBe('Cambia de equipo.')
  await send(/Proponer/)
  await waitFor(() => expect(faults()).toEqual(['Elige qué hacer.']))
  expect(call).not.toHaveBeenCalled()
})
