import { expect, test } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { closeAccount, openClosure } from '../kit/leaving.ts'
import { customerIn } from '../kit/newcomers.ts'
import { typeSignIn } from '../kit/people.ts'
import { keepRecipient, orderFor, paid, stateOf } from '../kit/seed-transfers.ts'

test('account closed with a transfer under way: it closes after the delivery and stays readable until a day', async ({
  page,
}) => {
  test.slow()
  const newcomer = await customerIn(page.context())
  const { api, email, password } = newcomer
  const order = await orderFor(api, (await keepRecipient(api, 'Rosa Última')).id)
  await paid(newcomer, order, '20000')
  await expect.poll(async () => (await stateOf(api, order.id)).payment.receivedMinor).toBe('20000')

  await openClosure(page)
  await expect(page.getByText(/en curso, \$50\.000/)).toBeVisible()
  await expect(page.getByText(/5 años después del cierre/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await closeAccount(page)
  await expect(page.getByText('Tu cuenta se está cerrando')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/')
  await expect(page.getByText('Tu cuenta se está cerrando')).toBeVisible()

  await paid(newcomer, await stateOf(api, order.id))
  await expect
    .poll(async () => (await page.request.get('/api/session')).status(), { timeout: 60_000 })
    .toBe(401)

  await page.goto('/login')
  await typeSignIn(page, email, password)
  await expect(page.getByText('Tu cuenta está cerrada')).toBeVisible()
  await expect(page.getByText(/hasta el \d\d\/\d\d\/\d{4}/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Ver mis envíos' }).click()
  await page.getByRole('link', { name: /Rosa Última/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Rosa Última ya tiene el dinero en su cuenta' }),
  ).toBeVisible()
})

test('account closed with nothing open: the sign-in page says until when its data can be read', async ({
  page,
}) => {
  const { email, password } = await customerIn(page.context())
  await openClosure(page)
  await closeAccount(page)
  await expect(
    page.getByText(/^Tu cuenta está cerrada\. Hasta el \d\d\/\d\d\/\d{4} puedes entrar/),
  ).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await typeSignIn(page, email, password)
  await expect(page).toHaveURL(/\/transfers$/)
})
