import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { emailOf } from '../kit/demo.ts'
import { staffPage } from '../kit/people.ts'
import { passStepUp } from '../kit/step-up.ts'

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

const decide = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
  await passStepUp(page, emailOf('oficial'))
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
  await decide(officer, 'Confirmar y cambiar este parámetro')
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
  await passStepUp(admin, emailOf('admin'))
  await expect(admin.getByText('Lo pidió una clienta')).toBeHidden()
  await analyst.reload()
  await expect(analyst.getByRole('button', { name: /Ocupación 1/ }).first()).toBeVisible()
})
