import { expect, test } from '@playwright/test'
import { arrivedWhereTheyWereGoing, customerWithItem } from '../kit/pending-customer.ts'

test('rewards-available: rewards are postponed, and later donated to a cause', async ({ browser }) => {
  const { page, open, settled } = await customerWithItem(
    browser,
    'rewards-available',
    '/referralprogram/donate',
  )
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual(['rewards-available'])

  await page.goto('/referralprogram/donate')
  await page.getByRole('radio', { name: /Donar/ }).check()
  await page.getByRole('group', { name: /causa/i }).getByRole('radio').first().check()
  await page.getByRole('button', { name: /Donar/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, donar' }).click()
  await expect(page.getByRole('status').getByText(/Donaste|donaste/)).toBeVisible()
  await expect.poll(open).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'deferred by customer', 'settled by customer'])
  await page.context().close()
})
