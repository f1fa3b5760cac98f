import { expect, test } from '@playwright/test'
import { arrivedWhereTheyWereGoing, customerWithItem } from '../kit/pending-customer.ts'

test('terms-update: a user who accepted an older text reads the changes, accepts, and continues', async ({
  browser,
}) => {
  const { page, open, settled } = await customerWithItem(
    browser,
    'terms-update',
    '/notifications/update-terms',
  )
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cambiaron los términos o el aviso de privacidad' }),
  ).toBeVisible()
  await expect(page.getByRole('list').getByText('Te avisamos por correo cada vez')).toBeVisible()
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click()
  await expect(page.getByText('Marca que lo leíste y lo aceptas').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Leí y acepto los términos y condiciones' }).check()
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click()
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'settled by customer'])
  await page.context().close()
})
