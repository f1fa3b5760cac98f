// @vitest-environment jsdom
import { UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CorridorPreview } from './corridor-preview.tsx'

const account = { name: 'account', kind: 'digits', label: 'account-number', minLength: 8, maxLength: 8 }
const email = { name: 'email', kind: 'text', label: 'email', maxLength: 60, onlyFor: 'company' }
const corridorWith = (...fields: object[]) => ({
  country: 'US',
  name: { maxLength: 40, characters: 'ascii' },
  fields,
})
const show = (before: object | undefined, after: object) =>
  render(
    <UiProvider kind="staff" words={uiWords}>
      <CorridorPreview before={before && { ...before }} after={{ ...after }} />
    </UiProvider>,
  )
const form = (name: string) => within(screen.getByRole('group', { name }))

test('a draft that adds a field: the form has it after the change and not before', async () => {
  const user = userEvent.setup()
  show(corridorWith(account), corridorWith(account, { ...email, onlyFor: undefined }))
  expect(form('Con el cambio').getByLabelText('Correo electrónico')).toBeDefined()
  await user.click(screen.getByText('Antes del cambio'))
  expect(form('Antes del cambio').getByLabelText('Número de cuenta')).toBeDefined()
  expect(form('Antes del cambio').queryByLabelText('Correo electrónico')).toBeNull()
})

test('a draft equal to the version in force: one form', () => {
  show(corridorWith(account), corridorWith(account))
  expect(screen.queryByText('Antes del cambio')).toBeNull()
})

test('the form: validates as for customers, and shows the fields of the chosen kind of recipient', async () => {
  const user = userEvent.setup()
  show(undefined, corridorWith(account, email))
  expect(screen.queryByLabelText('Correo electrónico')).toBeNull()
  await user.click(screen.getByLabelText('Una empresa'))
  expect(screen.getByLabelText('Correo electrónico')).toBeDefined()
  await user.click(screen.getByLabelText('Una persona'))
  await user.type(screen.getByLabelText('Número de cuenta'), '1234567')
  await user.type(screen.getByLabelText('Nombre completo'), 'Ana Pérez')
  await user.selectOptions(screen.getByLabelText('¿Qué relación tiene contigo?'), 'Familiar')
  await user.click(screen.getByRole('button', { name: 'Guardar y continuar' }))
  const fault = 'El número de cuenta tiene 8 números; escribiste 7. Por ejemplo, 12345678.'
  expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0)
  await user.type(screen.getByLabelText('Número de cuenta'), '8')
  await user.click(screen.getByRole('button', { name: 'Guardar y continuar' }))
  expect(await screen.findByText('Los datos calzan con este destino.')).toBeDefined()
})

test('a label without texts: it is named', () => {
  show(undefined, corridorWith({ ...account, label: 'something-new' }))
  expect(screen.getByText(/No hay textos para something-new\./)).toBeDefined()
})

test('a draft with a fault in a field: the form is not shown', () => {
  show(corridorWith(account), corridorWith({ ...account, pattern: '[' }))
  expect(screen.getByText('La vista previa aparece cuando los valores están completos.')).toBeDefined()
})
