import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { emailOf } from '../kit/demo.ts'
import { staffPage } from '../kit/people.ts'
import { passStepUp } from '../kit/step-up.ts'

// Two journeys propose a file of settings, and only one may wait for its decision.
test.describe.configure({ mode: 'default' })

const DAY_MS = 86_400_000
/** '24/11/2026' for the day after today in Chile, as the page counts days. */
const tomorrow = (page: Page): Promise<string> =>
  page.evaluate(
    (later) =>
      new Intl.DateTimeFormat('es-CL', {
        timeZone: 'America/Santiago',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
      })
        .format(Date.now() + later)
        .replaceAll('-', '/'),
    DAY_MS,
  )

const decide = async (page: Page, person: string, name: string) => {
  await page.getByRole('button', { name }).click()
  await passStepUp(page, emailOf(person))
}

interface SettingsFile {
  readonly settings: { readonly kind: string; readonly key: string; readonly data: Record<string, unknown> }[]
}

/** Downloads the settings in force as a file. */
async function exported(page: Page): Promise<SettingsFile> {
  await page.goto('/settings-file')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar parámetros' }).click()
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as SettingsFile
}

/** Chooses a file in which some fields of one setting are changed. */
async function chooseChanged(page: Page, file: SettingsFile, kind: string, key: string, change: object) {
  const settings = file.settings.map((one) =>
    one.kind === kind && one.key === key ? { ...one, data: { ...one.data, ...change } } : one,
  )
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'parametros.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...file, settings })),
    })
}

test('treasury: changes the fee from tomorrow at nine; the officer confirms it and then withdraws it', async ({
  browser,
}) => {
  const treasury = await staffPage(browser, 'tesoreria')
  await treasury.getByRole('link', { name: 'Parámetros' }).click()
  await treasury.getByLabel('Buscar un parámetro').fill('comision todos')
  await treasury.getByRole('link', { name: 'Comisión Todos los destinos' }).click()
  await expect(treasury.getByText('Nada cambia todavía.')).toBeVisible()

  await treasury.getByLabel('Parte proporcional al monto').fill('25')
  await treasury.getByRole('button', { name: 'Proponer cambio' }).click()
  const wrong = 'Revisa «Parte proporcional al monto»: escribe un valor entre 0 y 20,00'
  await expect(treasury.getByText(wrong).first()).toBeVisible()
  await expect(treasury.getByLabel('Parte proporcional al monto')).toBeFocused()

  await treasury.getByLabel('Parte proporcional al monto').fill('0,65')
  await expect(treasury.getByRole('list', { name: /^Lo que cambia/ })).toContainText('0,65')
  await expect(treasury.getByText(/Borrador guardado/)).toBeVisible()
  await treasury.reload()
  await expect(treasury.getByLabel('Parte proporcional al monto')).toHaveValue('0,65')

  await treasury.getByLabel('Por qué se cambia').fill('Campaña de diciembre')
  await treasury.getByRole('radio', { name: 'Un día y una hora' }).check()
  await treasury.getByLabel('Día', { exact: true }).fill(await tomorrow(treasury))
  await treasury.getByLabel('Hora de Santiago').fill('9:00')
  expect(await axeFaults(treasury)).toEqual([])
  await treasury.getByRole('button', { name: 'Proponer cambio' }).click()
  await expect(treasury.getByText('Falta que otra persona confirme')).toBeVisible()

  const officer = await staffPage(browser, 'oficial')
  await officer.goto('/proposals')
  await officer.getByRole('link', { name: 'Parámetro' }).first().click()
  await officer.goto(new URL(treasury.url()).pathname)
  await expect(officer.getByRole('list', { name: /^Lo que cambia/ })).toContainText('0,65')
  await expect(officer.getByText('Campaña de diciembre')).toBeVisible()
  expect(await axeFaults(officer)).toEqual([])
  await decide(officer, 'oficial', 'Confirmar y cambiar este parámetro')
  await expect(officer.getByRole('heading', { name: 'Programadas' })).toBeVisible()

  await officer.goto('/settings?search=comision')
  await expect(officer.getByText(/^Programada para el .* 09:00$/)).toBeVisible()
  await officer.getByRole('link', { name: 'Comisión Todos los destinos' }).click()
  await officer.getByRole('button', { name: /^Retirar la versión/ }).click()
  const dialog = officer.getByRole('dialog')
  await dialog.getByLabel('Por qué se retira').fill('La campaña se aplazó')
  await dialog.getByRole('button', { name: /^Retirar la versión/ }).click()
  await expect(officer.getByRole('heading', { name: 'Programadas' })).toBeHidden()
  await officer.getByText('Historial').click()
  await expect(officer.getByText('Retirada', { exact: true })).toBeVisible()
})

test('an analyst: changes the list of occupations by keyboard; the administrator sends the change back', async ({
  browser,
}) => {
  const analyst = await staffPage(browser, 'analista')
  await analyst.goto('/settings/occupations/person')
  await analyst.getByRole('button', { name: /^Bajar Ocupación 1/ }).press('Enter')
  await expect(analyst.getByRole('button', { name: /^Bajar Ocupación 2/ })).toBeFocused()
  await analyst.getByRole('button', { name: /^Quitar Ocupación 3/ }).press('Enter')
  await analyst.getByRole('button', { name: 'Agregar ocupación' }).press('Enter')
  await expect(analyst.getByLabel('Código')).toBeFocused()
  await analyst.keyboard.type('arqueologia')
  await analyst.getByLabel('Nombre').fill('Arqueología')
  await analyst.getByRole('button', { name: 'Proponer cambio' }).click()
  await expect(analyst.getByText('Escribe por qué se cambia').first()).toBeVisible()
  await analyst.getByLabel('Por qué se cambia').fill('Lo pidió una clienta')
  await analyst.getByRole('button', { name: 'Proponer cambio' }).click()
  await expect(analyst.getByRole('heading', { name: 'Propuesta en espera' })).toBeVisible()

  const admin = await staffPage(browser, 'admin')
  await admin.goto('/settings/occupations/person')
  await expect(admin.getByText('Lo pidió una clienta')).toBeVisible()
  await expect(admin.getByRole('list', { name: /^Lo que cambia/ })).toContainText('Arqueología')
  await admin.getByRole('button', { name: 'Devolver la propuesta' }).click()
  const dialog = admin.getByRole('dialog', { name: '¿Por qué devuelves la propuesta?' })
  await dialog.getByLabel('Motivo').fill('Falta el respaldo del cambio.')
  await dialog.getByRole('button', { name: 'Devolver la propuesta' }).click()
  await passStepUp(admin, emailOf('admin'))
  await expect(dialog).toBeHidden()
  await expect(admin.getByRole('button', { name: 'Devolver la propuesta' })).toBeHidden()
  // The proposal stays on the page with its decision.
  await expect(admin.getByText('Lo pidió una clienta')).toBeVisible()
  await analyst.reload()
  await expect(analyst.getByRole('button', { name: /Ocupación 1/ }).first()).toBeVisible()
})

test('a file of settings: exported, changed, proposed by the officer, confirmed by the administrator, and in force', async ({
  browser,
}) => {
  const officer = await staffPage(browser, 'oficial')
  const file = await exported(officer)
  const days = file.settings.find(({ kind }) => kind === 'rating-terms')?.data['changeableDays'] as number
  await chooseChanged(officer, file, 'rating-terms', 'default', { changeableDays: days + 1 })
  await expect(officer.getByText('Cambia 1 parámetro')).toBeVisible()
  await expect(officer.getByText('Evaluación de un envío')).toBeVisible()
  const changes = officer.getByRole('list', { name: /^Lo que cambia/ })
  await expect(changes).toContainText('Se puede cambiar durante')
  await expect(changes).toContainText(`${days + 1} días`)
  expect(await axeFaults(officer)).toEqual([])
  await officer.getByLabel('Por qué se cambia').fill('Probado en la otra instalación')
  await officer.getByRole('button', { name: 'Proponer importación' }).click()
  await expect(officer.getByText('Falta que otra persona confirme')).toBeVisible()
  await officer.goto('/settings/rating-terms/default')
  await expect(officer.getByText(`${days} días`).first()).toBeVisible()

  const admin = await staffPage(browser, 'admin')
  await admin.goto('/settings-file')
  await expect(admin.getByRole('list', { name: /^Lo que cambia/ })).toContainText(`${days + 1} días`)
  await expect(admin.getByText('Probado en la otra instalación')).toBeVisible()
  await decide(admin, 'admin', 'Confirmar y aplicar el archivo de parámetros')
  await expect(admin.getByRole('button', { name: 'Proponer importación' })).toBeVisible()
  await admin.goto('/settings/rating-terms/default')
  await expect(admin.getByLabel('Se puede cambiar durante')).toHaveValue(String(days + 1))
  await expect(admin.getByText('Probado en la otra instalación').first()).toBeVisible()
})

test('a file of settings with an invalid value: refused as a whole, with the names of its setting and field', async ({
  browser,
}) => {
  const officer = await staffPage(browser, 'oficial')
  const file = await exported(officer)
  await chooseChanged(officer, file, 'fee', 'default', { bps: 9900 })
  await expect(officer.getByText('Comisión: Todos los destinos')).toBeVisible()
  const fault = 'Revisa «Parte proporcional al monto»: escribe un valor entre 0 y 20,00'
  await expect(officer.getByText(fault)).toBeVisible()
  await officer.getByLabel('Por qué se cambia').fill('Con un error de tipeo')
  await officer.getByRole('button', { name: 'Proponer importación' }).click()
  const refusal = officer.getByRole('alert')
  await expect(refusal).toContainText('No se aceptó el archivo: Comisión: Todos los destinos')
  await expect(refusal).toContainText(fault)
  await officer.reload()
  await expect(officer.getByRole('button', { name: 'Proponer importación' })).toBeVisible()
})
