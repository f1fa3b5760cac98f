import { expect, test, type Browser } from '@playwright/test'
import { emailOf } from '../kit/demo.ts'
import { openSignedOut } from '../kit/people.ts'
import { passStepUp } from '../kit/step-up.ts'
import { watchRequests } from '../kit/quiet.ts'
import { lookAt } from '../tours/check-screen.ts'

/** A day before every booking. */
const DAY = '31/01/2024'
const REASON =
  'Mes informado a la autoridad, con el balance firmado por contabilidad y revisado por auditoría. '.repeat(4)

const open = (browser: Browser, who: 'tesoreria' | 'oficial') =>
  openSignedOut(browser, who, { path: '/ledger-periods', heading: 'Períodos cerrados' })

test('treasury: proposes to close a month, sees what is missing, and the officer confirms it', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await open(browser, 'tesoreria')
  await expect(page.getByText('Nada está cerrado')).toBeVisible()
  await page.getByRole('textbox', { name: 'Último día que se cierra' }).fill('')
  await page.getByRole('button', { name: /^Proponer/ }).click()
  await expect(page.getByText('Elige un día.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Último día que se cierra' }).fill('01/01/2099')
  await page.getByRole('textbox', { name: /^Por qué|^Nota|^Motivo/ }).fill(REASON)
  await page.getByRole('button', { name: /^Proponer/ }).click()
  await expect(page.getByText('Ese día todavía no termina.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Último día que se cierra' }).fill(DAY)
  await expect(page.getByText(/^Se cierra con estas líneas en rojo: /)).toBeVisible()
  await page.getByRole('button', { name: /^Proponer/ }).click()
  await expect(page.getByText(`cerrar los libros hasta el ${DAY}`).first()).toBeVisible()

  const second = await open(browser, 'oficial')
  const looker = { page: second, quiet: watchRequests(second) }
  const faults = await lookAt(looker, '/ledger-periods', 'office-ledger-periods-proposed/officer', 'staff')
  await expect(second.getByText(/^Se cierra con estas líneas en rojo: /)).toBeVisible()
  await second.getByRole('button', { name: /^Confirmar/ }).click()
  await passStepUp(second, emailOf('oficial'))
  await expect(second.getByText(`Cerrado hasta el ${DAY}`).first()).toBeVisible()
  faults.push(...(await lookAt(looker, '/ledger-periods', 'office-ledger-periods-closed/officer', 'staff')))
  expect(faults).toEqual([])
  await Promise.all([page.close(), second.close()])
})
