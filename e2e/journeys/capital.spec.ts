import { expect, test, type Browser } from '@playwright/test'
import { emailOf } from '../kit/demo.ts'
import { openSignedOut } from '../kit/people.ts'
import { passStepUp } from '../kit/step-up.ts'
import { watchRequests } from '../kit/quiet.ts'
import { lookAt } from '../tours/check-screen.ts'

const NOTE =
  'Aporte acordado por el directorio, con el abono visto en la cartola del banco y su comprobante. '.repeat(4)

const open = (browser: Browser, who: 'tesoreria' | 'oficial') =>
  openSignedOut(browser, who, { path: '/capital', heading: 'Capital' })

test('treasury: proposes a contribution, corrects it when sent back, and the officer books it and sees its journal', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await open(browser, 'tesoreria')
  const withdrawal = page.getByRole('button', { name: 'Proponer el retiro' })
  await withdrawal.click()
  await withdrawal.click()
  await expect(page.getByText('Elige la cuenta.').first()).toBeVisible()
  await page.getByLabel('Cuenta', { exact: true }).selectOption('operator-bank CLP')
  await page.getByLabel('Monto').fill('900.000.000.000')
  await page.getByRole('textbox', { name: 'Día en que se movió el dinero' }).fill('02/03/2026')
  await page.getByRole('textbox', { name: /^Nota/ }).fill(NOTE)
  await withdrawal.click()
  await expect(page.getByText('El saldo disponible de la cuenta no alcanza.').first()).toBeVisible()
  const contribution = page.getByRole('button', { name: 'Proponer el aporte' })
  await contribution.click()
  await page.getByLabel('Monto').fill('1.234.567')
  await page.getByRole('textbox', { name: /^Referencia del banco/ }).fill('TRF-2026-0203')
  await contribution.click()
  await expect(page.getByText('registrar un aporte de $1.234.567').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Nota/ })).toHaveValue('')

  const second = await open(browser, 'oficial')
  await second.getByRole('button', { name: 'Devolver la propuesta' }).click()
  await second.getByLabel('Motivo').fill('La referencia tiene el día y el mes cambiados.')
  await second.getByRole('dialog').getByRole('button', { name: 'Devolver la propuesta' }).click()
  await passStepUp(second, emailOf('oficial'))
  await expect(second.getByText('Se devolvió: La referencia tiene')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Corregir y proponer' }).click()
  await expect(page.getByRole('textbox', { name: /^Nota/ })).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^Nota/ })).toHaveValue(NOTE.trim())
  await expect(page.getByLabel('Monto')).toHaveValue('1.234.567')
  await page.getByRole('textbox', { name: /^Referencia del banco/ }).fill('TRF-2026-0302')
  await contribution.click()
  await expect(page.getByText('registrar un aporte de $1.234.567').first()).toBeVisible()
  await expect(page.getByLabel('Monto')).toBeHidden()
  await expect(page.getByText('Se corrigió en otra propuesta.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Corregir y proponer' })).toBeHidden()

  const looker = { page: second, quiet: watchRequests(second) }
  const faults = await lookAt(looker, '/capital', 'office-capital-proposed/officer', 'staff')
  await expect(second.getByText('Aporte de $1.234.567 CLP del')).toContainText('(propuesta devuelta)')
  await second.getByRole('button', { name: /^Confirmar/ }).click()
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Confirmar/ })
    .click()
  const booked = second.getByRole('link', { name: 'Aporte', exact: true })
  await expect(booked).toBeVisible()
  faults.push(...(await lookAt(looker, '/capital', 'office-capital-booked/officer', 'staff')))
  await booked.click()
  await expect(second.getByRole('heading', { name: 'Aporte de capital', level: 1 })).toBeVisible()
  expect(faults).toEqual([])
  await Promise.all([page.close(), second.close()])
})
