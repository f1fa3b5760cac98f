// @vitest-environment jsdom
import { readSetting, settings, type Setting } from '@puente/contract/staff'
import { Form, UiProvider } from '@puente/ui'
import { uiWords } from '@puente/web'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { wordsOfFields } from './texts/change-text.ts'
import { faultTexts } from './faults.ts'
import type { Data } from './fields/control.ts'
import { FormFactsProvider } from './fields/form-facts.ts'
import { SettingFields } from './fields/setting-fields.tsx'
import { settingsMessages } from './texts/messages.es.ts'
import { sampleData } from './previews/sample-data.test-kit.ts'

let held: Data = {}

interface EditorProps {
  setting: Setting
  data: Data
  faults?: Record<string, string>
}

function Editor({ setting, data: begin, faults = {} }: EditorProps) {
  const [data, setData] = useState(begin)
  const facts = useMemo(() => ({ faults, currency: 'CLP' }), [faults])
  useEffect(() => {
    held = data
  })
  return (
    <UiProvider kind="staff" words={uiWords}>
      <FormFactsProvider value={facts}>
        <Form busy={false} refusal={undefined} faults={faults} onSubmit={() => undefined}>
          <SettingFields
            fields={setting.fields}
            words={wordsOfFields(setting)}
            name="data"
            value={data}
            onChange={setData}
          />
        </Form>
      </FormFactsProvider>
    </UiProvider>
  )
}

const settingNamed = (kind: string): Setting => {
  const found = settings.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`no setting ${kind}`)
  return found
}

/** Opens every row, including nested rows. */
function openRows(): void {
  const closed = document.querySelectorAll<HTMLElement>('[data-act="open"][aria-expanded="false"]')
  for (const button of closed) fireEvent.click(button)
  if (closed.length > 0) openRows()
}

const each = settings.map((setting): [string, Setting] => [setting.kind, setting])

test.each(each)('%s: typing each shown value again gives the same data', (_kind, setting) => {
  const data = sampleData(setting.fields)
  render(<Editor setting={setting} data={data} />)
  openRows()
  const boxes = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name^="data."]:not([type="checkbox"]), textarea[name^="data."]',
  )
  expect(boxes.length + document.querySelectorAll('select, [type="checkbox"]').length).toBeGreaterThan(0)
  for (const box of boxes) {
    const shown = box.value
    fireEvent.change(box, { target: { value: '' } })
    fireEvent.change(box, { target: { value: shown } })
    fireEvent.blur(box)
  }
  for (const flag of document.querySelectorAll<HTMLElement>('li input[type="checkbox"]')) {
    if (flag.closest('fieldset fieldset fieldset') !== null) continue
    fireEvent.click(flag)
    fireEvent.click(flag)
  }
  expect(held).toEqual(data)
})

test('a fee: typed in pesos and percent, kept in minor units and basis points', async () => {
  const user = userEvent.setup()
  render(<Editor setting={settingNamed('fee')} data={{ fixedMinor: '990', bps: 70, ivaPercent: 19 }} />)
  const part = screen.getByLabelText('Parte proporcional al monto')
  expect(part).toHaveProperty('value', '0,70')
  await user.clear(part)
  await user.type(part, '0,5')
  await user.tab()
  expect(part).toHaveProperty('value', '0,50')
  const fixed = screen.getByLabelText('Parte fija')
  await user.clear(fixed)
  await user.type(fixed, '1290')
  await user.tab()
  expect(fixed).toHaveProperty('value', '1.290')
  expect(held).toEqual({ fixedMinor: '1290', bps: 50, ivaPercent: 19 })
})

test.each([
  [
    'bps',
    '0,651',
    'Revisa «Parte proporcional al monto»: escribe un porcentaje con hasta dos decimales, por ejemplo 0,65.',
  ],
  [
    'bps',
    'x',
    'Revisa «Parte proporcional al monto»: escribe un porcentaje con hasta dos decimales, por ejemplo 0,65.',
  ],
  ['fixedMinor', '-1', 'Revisa «Parte fija»: escribe un monto en pesos sin decimales, por ejemplo 1.190.'],
  ['fixedMinor', '12,50', 'Revisa «Parte fija»: escribe un monto en pesos sin decimales, por ejemplo 1.190.'],
  ['fixedMinor', '1000001', 'Revisa «Parte fija»: escribe un valor entre $0 y $1.000.000.'],
  ['fixedMinor', undefined, 'Falta «Parte fija».'],
])('a fee whose %s is %s: its fault is named', (name, value, text) => {
  const setting = settingNamed('fee')
  const read = readSetting(setting, { fixedMinor: '990', bps: 70, ivaPercent: 19, [name]: value }, 'default')
  expect(faultTexts(setting, 'faults' in read ? read.faults : [])).toEqual({ [`data.${name}`]: text })
})

const occupations = {
  choices: [
    { code: 'abogado', name: 'Abogada o abogado', asksEmployer: false },
    { code: 'medico', name: 'Médica o médico', asksEmployer: true },
  ],
}
const names = () => (held['choices'] as { name?: string }[]).map(({ name }) => name)

test('rows added, moved and removed by keyboard: the focus follows the row', async () => {
  const user = userEvent.setup()
  render(<Editor setting={settingNamed('occupations')} data={occupations} />)
  const down = screen.getByRole('button', { name: 'Bajar Ocupación 1: Abogada o abogado' })
  down.focus()
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Médica o médico', 'Abogada o abogado'])
  expect(document.activeElement?.closest('li')?.textContent).toContain('Ocupación 2: Abogada o abogado')
  expect(screen.getByRole('status').textContent).toBe('Ocupación 1: Abogada o abogado: posición 2 de 2')

  await user.click(screen.getByRole('button', { name: 'Agregar ocupación' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Código'))
  await user.keyboard('arqueologa')
  await user.type(screen.getByLabelText('Nombre'), 'Arqueóloga')
  expect(held['choices']).toContainEqual({ code: 'arqueologa', name: 'Arqueóloga', asksEmployer: false })

  await user.click(screen.getByRole('button', { name: 'Quitar Ocupación 1: Médica o médico' }))
  expect(names()).toEqual(['Abogada o abogado', 'Arqueóloga'])
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Quitar Ocupación 1: Abogada o abogado' }),
  )
})

test('a cause: its identifier is made when it is added, not shown, and kept when it is renamed or moved', async () => {
  const user = userEvent.setup()
  const bomberos = { id: 'bomberos', name: 'Bomberos', about: 'Apaga incendios.' }
  render(<Editor setting={settingNamed('causes')} data={{ causes: [bomberos] }} />)
  const causes = () => held['causes'] as { id: string; name?: string }[]
  await user.click(screen.getByRole('button', { name: 'Agregar causa' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'))
  expect(screen.queryByLabelText('Código')).toBeNull()
  expect(screen.getByRole('group', { name: 'Causa 2' })).toBeDefined()
  const made = causes()[1]?.id ?? ''
  await user.keyboard('Teletón')
  await user.type(screen.getByLabelText('Qué hace'), 'Rehabilita a niños.')
  const read = readSetting(settingNamed('causes'), held, 'default')
  expect(read).toHaveProperty('data')
  await user.click(screen.getByRole('button', { name: 'Subir Causa 2: Teletón' }))
  await user.type(screen.getByLabelText('Nombre'), ' Chile')
  expect(causes().map(({ id, name }) => [id, name])).toEqual([
    [made, 'Teletón Chile'],
    ['bomberos', 'Bomberos'],
  ])
  await user.click(screen.getByRole('button', { name: 'Agregar causa' }))
  expect(new Set(causes().map(({ id }) => id)).size).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Quitar Causa 2: Bomberos' }))
  expect(causes().map(({ id }) => id)).toEqual([made, expect.stringMatching(/^r[0-9a-f]{12}$/)])
})

test('a fault inside a closed row: the row opens, and the fault is shown at its field and in the summary', () => {
  const setting = settingNamed('occupations')
  const faults = faultTexts(setting, [{ at: 'data.choices.1.code', fault: 'twice' }])
  render(<Editor setting={setting} data={occupations} faults={faults} />)
  const text = 'Revisa «Ocupación 2, Código»: ya está en otra fila.'
  expect(faults).toEqual({ 'data.choices.1.code': text })
  const row = screen.getByRole('group', { name: 'Ocupación 2: Médica o médico' })
  expect(within(row).getByText(text)).toBeDefined()
  expect(within(row).getByLabelText('Código').getAttribute('aria-describedby')).toContain('fault')
  expect(screen.getByRole('link', { name: text })).toBeDefined()
  expect(screen.queryByRole('group', { name: /Ocupación 1/ })).toBeNull()
})

test('a list: several values are added at once and one is removed; its faults are shown at the input for new values', async () => {
  const user = userEvent.setup()
  const setting = settingNamed('staff-rules')
  const faults = faultTexts(setting, [{ at: 'mailDomains.0', fault: 'format' }])
  expect(Object.keys(faults)).toEqual(['data.mailDomains'])
  render(<Editor setting={setting} data={{ mailDomains: ['uno.cl'], hoursBeforeConfirming: 24 }} />)
  await user.type(screen.getByLabelText('Agregar dominio'), 'dos.cl, tres.cl')
  await user.click(screen.getByRole('button', { name: 'Agregar dominio' }))
  await user.click(screen.getByRole('button', { name: 'Quitar uno.cl' }))
  expect(held['mailDomains']).toEqual(['dos.cl', 'tres.cl'])
})

test('an entry with a name: rejected when the name is malformed, otherwise added with its currency', async () => {
  const user = userEvent.setup()
  const setting = settingNamed('reconciliation-rules')
  render(<Editor setting={setting} data={{ rules: [], handLimitMinor: {}, owners: {} }} />)
  const name = screen.getByLabelText('Agregar moneda')
  await user.type(name, 'usd')
  await user.click(screen.getByRole('button', { name: 'Agregar moneda' }))
  expect(screen.getByText(/^Escribe el código de la moneda: tres letras mayúsculas/)).toBeDefined()
  await user.clear(name)
  await user.type(name, 'USD')
  await user.click(screen.getByRole('button', { name: 'Agregar moneda' }))
  await user.type(screen.getByLabelText('Monto: USD'), '12,50')
  expect(held['handLimitMinor']).toEqual({ USD: '1250' })
})

test('a text with names: the preview has marked example values, and an unknown name is refused at its field', async () => {
  const user = userEvent.setup()
  const setting = settingNamed('terms')
  const read = readSetting(setting, { text: 'Ofrece {{operator}} con {{nobody}}.' }, 'terms-of-use')
  const faults = faultTexts(setting, 'faults' in read ? read.faults : [])
  const text = 'Revisa «Texto»: usa entre llaves un nombre que no existe.'
  expect(faults).toEqual({ 'data.text': text })
  render(<Editor setting={setting} data={{ text: 'Ofrece {{operator}} con {{nobody}}.' }} faults={faults} />)
  expect(screen.getByLabelText('Texto').getAttribute('aria-describedby')).toContain('fault')
  await user.click(screen.getByText('Vista previa: texto'))
  expect(screen.getByText('Operador de Ejemplo SpA').tagName).toBe('MARK')
  expect(screen.getByText('{{nobody}}').dataset['unknown']).toBe('true')
})

test('the names of every text: have a meaning and an example value', () => {
  const names = settings.flatMap(({ fields }: Setting) =>
    Object.values(fields).flatMap(({ spec }) => (spec.control === 'markdown' ? (spec.names ?? []) : [])),
  )
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(Object.keys(settingsMessages.names)).toContain(name)
})
