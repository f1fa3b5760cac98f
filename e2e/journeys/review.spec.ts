import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { booksAreClosed } from '../kit/books.ts'
import { emailOf } from '../kit/demo.ts'
import { signIn, staffPage } from '../kit/people.ts'
import { inUnitedStates, orderTo, payAtBank } from '../kit/send.ts'
import { passStepUp } from '../kit/step-up.ts'

test('a transfer with a screening hit: released by two people, and the customer reads neutral texts only', async ({
  page,
  browser,
}) => {
  await page.goto('/login?callbackUrl=%2Fsend%2Famount')
  await signIn(page, 'persona')
  await expect(page.getByRole('heading', { name: '¿Cuánto quieres enviar?' })).toBeVisible()
  await page.getByLabel('País de destino').selectOption({ label: 'Estados Unidos (USD)' })
  await page.getByLabel('Tú envías').fill('180000')
  await page
    .getByRole('button', { name: /Continuar con \$180\.000/ })
    .or(page.getByRole('link', { name: /Continuar con \$180\.000/ }))
    .click()
  await orderTo(page, inUnitedStates('Bloqueado Demo'))
  await expect(page.getByRole('heading', { name: /revisión de rutina/ })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/lista|coincidencia|sanci|alerta/i)

  const analyst = await browser.newPage({ baseURL: addresses().backoffice })
  await analyst.goto('/reviews')
  await signIn(analyst, 'analista')
  // Other transfers may be under review at the same time: this one is found by its reference.
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { reference } = (await (await analyst.request.get(`/api/transfers/${id}`)).json()) as {
    reference: string
  }
  await analyst.getByRole('link', { name: reference }).click()
  await expect(analyst.getByRole('heading', { name: '¿Se libera o se rechaza este envío?' })).toBeVisible()
  await analyst.getByLabel('Nota').fill('Otra persona: nace en otro año.')
  await analyst.getByRole('button', { name: 'Proponer liberar' }).click()
  await expect(analyst.getByText('Falta que otra persona confirme')).toBeVisible()
  await expect(analyst.getByRole('button', { name: 'Confirmar y liberar' })).toBeHidden()

  const officer = await staffPage(browser, 'oficial')
  await officer.goto(new URL(analyst.url()).pathname)
  await officer.getByRole('button', { name: 'Confirmar y liberar' }).click()
  await passStepUp(officer, emailOf('oficial'))
  await expect(officer.getByRole('heading', { name: 'El envío se liberó' })).toBeVisible()

  const support = await staffPage(browser, 'soporte')
  await expect(support.getByRole('link', { name: 'Alertas' })).toBeHidden()

  await page.getByRole('link', { name: 'Pagar $180.000' }).click({ timeout: 60_000 })
  await payAtBank(page, '$180.000')
  await expect(
    page.getByRole('heading', { name: 'Bloqueado Demo ya tiene el dinero en su cuenta' }),
  ).toBeVisible({ timeout: 60_000 })
  await booksAreClosed(browser)
})
