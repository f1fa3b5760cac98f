import { expect, test } from '@playwright/test'
import { enterAs } from '../kit/people.ts'

test('a visitor over the maximum of a new account: the calculator shows that maximum, not the corridor’s', async ({
  page,
}) => {
  await page.goto('/?corridor=co-cop&side=send&amount=2000000')
  await expect(page.getByText('Una cuenta nueva puede enviar hasta $900.000.')).toBeVisible()
  await page.goto('/?corridor=co-cop&side=send&amount=200000000')
  await expect(page.getByText('Puedes enviar hasta $900.000. Escribe un monto menor.')).toBeVisible()
})

test('an amount over the allowance: refused before a recipient is chosen', async ({ page, context }) => {
  await enterAs(context, 'persona', 'customer')
  await page.goto('/send?corridor=us-usd&side=send&amount=19000000')
  await expect(page).toHaveURL(/\/send\/amount$/)
  await expect(page.getByText(/^Puedes enviar hasta \$/)).toBeVisible()
  await page.getByRole('button', { name: /^Continuar/ }).click()
  await expect(page).toHaveURL(/\/send\/amount$/)
  await page.getByLabel('Tú envías').fill('150000')
  await page.getByRole('button', { name: 'Continuar con $150.000' }).click()
  await expect(page).toHaveURL(/\/send\/recipient/)
})

test('the limits page: used and free in pesos, the counts, and how to raise the limits', async ({
  page,
  context,
}) => {
  await enterAs(context, 'persona', 'customer')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Ver cuánto puedes enviar ahora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tus límites' })).toBeVisible()
  const amounts = page.getByRole('region', { name: 'Montos' })
  await expect(amounts.getByRole('listitem').filter({ hasText: '24 horas' })).toContainText(
    /Libre \$[\d.]+.*Usado \$[\d.]+ de \$/,
  )
  await expect(amounts.getByRole('list')).not.toContainText('USD')
  await expect(
    page.getByRole('table', { name: 'Número de envíos' }).getByRole('row', { name: /^Envíos en una hora/ }),
  ).toBeVisible()
})

test('an abandoned order: its purpose is not reused for the next one', async ({ page, context }) => {
  await enterAs(context, 'persona', 'customer')
  const begin = async () => {
    await page.goto('/send?corridor=us-usd&side=send&amount=150000')
    await expect(page).toHaveURL(/\/send\/recipient$/)
    await page
      .getByRole('link', { name: /terminada en/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/send\/purpose$/)
  }
  await begin()
  await page.getByRole('radio').first().check({ force: true })
  await page.getByLabel('¿De dónde viene el dinero?').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/send\/review$/)
  await begin()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked()
})

test('a transfer that does not exist: the page reports it and offers no correction', async ({
  page,
  context,
}) => {
  await enterAs(context, 'persona', 'customer')
  for (const id of ['nada', `trf_${'0'.repeat(32)}`]) {
    await page.goto(`/transfers/${id}`)
    await expect(
      page.getByRole('heading', { name: 'No encontramos ese envío: no existe o no es tuyo.' }),
    ).toBeVisible()
  }
})
