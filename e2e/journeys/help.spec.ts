import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { enterAt, typeAt } from '../kit/keys.ts'
import { customerIn } from '../kit/newcomers.ts'
import { staffPage } from '../kit/people.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'
import { shiftsOf, watchShifts } from '../kit/shifts.ts'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Ayuda' })
const MOST_SHIFTED = 0.02

for (const width of [1366, 390])
  test(`by keyboard alone at ${width} px: help on the pay step, a search, a message with its facts, and the answer`, async ({
    page,
    context,
    browser,
  }) => {
    await watchShifts(context)
    await page.setViewportSize({ width, height: 844 })
    const { api } = await customerIn(context)
    const { id } = await orderFor(api, (await keepRecipient(api)).id)
    await page.goto(`/send/pay/${id}`)
    const opener = page.getByRole('button', { name: 'Ayuda', exact: true })
    await enterAt(page, opener)
    const help = panelOf(page)
    await expect(help.getByRole('heading', { name: 'Ayuda', exact: true })).toBeFocused()
    await expect(help.getByText('¿Puedo pagar en partes?')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    const search = help.getByRole('searchbox', { name: 'Busca en las respuestas' })
    await typeAt(page, search, 'xilofono')
    await expect(help.getByText('No hay respuestas con esas palabras').first()).toBeVisible()
    await typeAt(page, search, 'PARTES pago')
    await expect(help.getByRole('heading', { name: '¿Puedo pagar en partes?' }).locator('mark')).toHaveText([
      'pagar',
      'partes',
    ])
    await enterAt(page, help.getByRole('button', { name: 'Escribir sobre “PARTES pago”' }))
    await expect(help.getByText(/^Envío PU/)).toBeVisible()
    await expect(help.getByText('Estado: espera tu pago')).toBeVisible()
    await expect(help.getByText('Pantalla: Pago del envío')).toBeVisible()
    await expect(help.getByLabel('Tu mensaje')).toHaveValue('PARTES pago')
    expect(await axeFaults(page)).toEqual([])
    await enterAt(page, help.getByRole('button', { name: 'Enviar mensaje' }))
    await expect(help.getByText('Enviamos tu mensaje.').first()).toBeVisible()

    const { thread } = (await api.get(`/api/transfers/${id}/thread`)) as unknown as { thread: { id: string } }
    const support = await staffPage(browser, 'soporte')
    await support.goto(`/threads/${thread.id}`)
    await expect(support.getByText('Escrito desde: Pago del envío')).toBeVisible()
    await expect(support.getByText('estado al escribir: espera el pago')).toBeVisible()
    await expect(support.getByRole('link', { name: /^Envío PU/ })).toHaveAttribute('href', `/transfers/${id}`)
    await support.getByLabel('Respuesta').fill('Sí, con la misma referencia.')
    await support.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(help.getByText('Sí, con la misma referencia.')).toBeVisible({ timeout: 30_000 })
    if (width > 1024) {
      await expect(page.getByRole('heading', { name: /^Paga \$/ })).toBeVisible()
      const [main, panel] = await Promise.all([page.locator('main').boundingBox(), help.boundingBox()])
      expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
    }
    const { sum, moved } = await shiftsOf(page)
    expect(sum, moved).toBeLessThanOrEqual(MOST_SHIFTED)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(opener).toBeFocused()
  })

test('a message that was not sent: kept when help closes, another screen opens, and the page is loaded again', async ({
  page,
  context,
}) => {
  await customerIn(context)
  await page.goto('/level')
  const opener = page.getByRole('button', { name: 'Ayuda', exact: true })
  const help = panelOf(page)
  const write = () => help.getByRole('button', { name: 'Escribir un mensaje' }).click()
  await opener.click()
  await write()
  await help.getByLabel('Tu mensaje').fill('Quiero enviar más')
  await help.getByRole('button', { name: 'Cerrar la ayuda' }).click()
  await page.getByRole('link', { name: 'Envíos' }).first().click()
  await opener.click()
  await expect(help.getByLabel('Tu mensaje')).toHaveValue('Quiero enviar más')
  await page.goto('/level')
  await opener.click()
  await write()
  await expect(help.getByLabel('Tu mensaje')).toHaveValue('Quiero enviar más')
})

test('a visitor: the link to help opens the panel beside the page, and on its own page does not', async ({
  page,
}) => {
  const help = panelOf(page)
  // The panel takes over the link once the page is idle; until then the link leads to the page.
  await expect(async () => {
    await page.goto('/pricing')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Ayuda' }).first().click({ delay: 3_500 })
    await expect(help).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(help.getByText('¿Cuánto cuesta un envío?')).toBeVisible()
  await expect(help.getByRole('link', { name: 'Iniciar sesión para escribirnos' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fpricing',
  )
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
})
