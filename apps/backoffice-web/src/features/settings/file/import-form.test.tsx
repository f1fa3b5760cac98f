// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showCase } from '../../../shell/show.test-kit.tsx'
import { ImportForm } from './import-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const fee = { kind: 'fee', key: 'default', data: { fixedMinor: '990', bps: 70, ivaPercent: 19 } }
const fileOf = (name: string, settings: readonly object[], format = 'puente-settings-1') =>
  new File([JSON.stringify({ format, settings })], name, { type: 'application/json' })

const fieldOfFile = () =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (found === null) throw new Error('no field for a file')
    return found
  })

test('a file that another version exported: says so, and not that it is no settings file', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  showCase(ImportForm)
  await userEvent.upload(await fieldOfFile(), fileOf('otra.json', [fee], 'puente-settings-2'))
  expect((await screen.findAllByText(/lo exportó otra versión de Puente/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/no es un archivo de parámetros/)).toBeNull()
})

test('a refused file: the reason is shown until another file is chosen', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (_url: unknown, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ format: 'puente-settings-1', settings: [fee] })
    const facts = { kind: 'terms', key: 'privacy-notice', at: 'inForceFrom', fault: 'too-early' }
    const problem = { type: 'urn:puente:refusal:settings-file-wrong', code: 'settings-file-wrong', facts }
    return Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } })
  })
  showCase(ImportForm)
  const input = await fieldOfFile()
  await userEvent.upload(input, fileOf('uno.json', [{ ...fee, data: { ...fee.data, bps: 80 } }]))
  await userEvent.type(screen.getByLabelText('Por qué se cambia'), 'Otra instalación')
  await userEvent.click(screen.getByRole('button', { name: 'Proponer importación' }))
  expect(await screen.findByText(/Se avisa 30 días antes/)).toBeDefined()
  await userEvent.upload(input, fileOf('dos.json', [fee]))
  expect(await screen.findByText(/El archivo es igual a lo vigente/)).toBeDefined()
  expect(screen.queryByText(/Se avisa 30 días antes/)).toBeNull()
})
