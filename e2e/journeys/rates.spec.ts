import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type BrowserContext } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { axeFaults } from '../kit/axe.ts'
import { customerIn } from '../kit/newcomers.ts'
import { messageTo, notifySandbox } from '../kit/outside.ts'

// Prices of other journeys are in other currencies, so that the market of this one can be moved.
const currency = 'PEN'
const corridor = 'pe-pen'

test('a visitor: reads both rates, chooses a period by keyboard, and copies the code of the frame', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/to/mx')
  await page.getByRole('link', { name: 'Ver cómo cambió el tipo de cambio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tipo de cambio: peso mexicano (MXN)')
  await expect(page.getByText(/^1\sMXN\s=\s\$/).first()).toBeVisible()
  await expect(page.getByText(/\sen un envío de \$200\.000$/)).toBeVisible()
  await page.getByRole('radio', { name: '30 días' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/rates\/mxn\?days=365$/)
  await expect(page.getByRole('radio', { name: '365 días' })).toBeChecked()
  // A stack without history has the readings of one day, which make no line.
  await expect(page.getByText('Ver cada día').or(page.getByText(/^Todavía no hay suficientes/))).toBeVisible()
  await page.getByRole('button', { name: 'Copiar el código para tu sitio' }).click()
  await expect(page.getByText('Copiado', { exact: true }).first()).toBeVisible()
  await expect(
    page.getByText(/^<iframe src="[^"]+\/rates\/mxn\/embed" title="[^"]+" width="320"/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Inicia sesión para crear una alerta' }).click()
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Frates%2Fmxn/)
})

test('the frame: another site shows it, and its link opens the page of the currency', async ({ page }) => {
  const frameOf = `<iframe src="${addresses().customer}/rates/mxn/embed" title="Tipo de cambio"></iframe>`
  // A page of its own server: browsers keep an answer of a route from showing sites of this machine.
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<h1>Otro sitio</h1>${frameOf}${frameOf.replace('/embed', '')}`)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  try {
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const frame = page.locator('iframe').first().contentFrame()
    await expect(frame.getByText(/^1\sMXN\s=\s\$/)).toBeVisible()
    await expect(frame.getByRole('link')).toHaveAttribute('href', /\/rates\/mxn$/)
    // The page itself refuses to be framed.
    await expect
      .poll(() => page.frames().filter((one) => one.url().startsWith('chrome-error:')))
      .toHaveLength(1)
  } finally {
    site.close()
  }
  await page.goto('/rates/mxn/embed')
  expect(await axeFaults(page)).toEqual([])
})

/** Our rate now, in pesos for one unit. */
async function ourRate(context: BrowserContext): Promise<number> {
  const path = `/api/prices?corridorId=${corridor}&side=send&amount=200000`
  const answer = await context.request.get(`${addresses().customer}${path}`)
  return Number(((await answer.json()) as { customerClpPerUnit: string }).customerClpPerUnit)
}

const inPeru = {
  corridorId: corridor,
  kind: 'person',
  name: 'Rosa Quispe',
  relationship: 'family',
  details: {
    cci: '01136600010003254221',
    accountType: 'savings',
    documentType: 'dni',
    documentNumber: '12345678',
  },
}

/** 1234.5 as it is typed in Chile. */
const typed = (rate: number) => rate.toFixed(2).replace('.', ',')

test('a customer: sets alerts, one with a transfer; the rate reaches them; the mail leads to the amount, the list to the transfer', async ({
  page,
  context,
}) => {
  const { email, api } = await customerIn(context)
  await api.send('POST', '/api/recipients', inPeru)
  // The first guarded page remembers that somebody is signed in here.
  await page.goto('/transfers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/rates/pen?corridor=${corridor}&side=send&amount=350000`)
  const now = await ourRate(context)
  const field = page.getByLabel('Pesos por 1 PEN')
  await field.fill(typed(now * 3))
  await page.getByRole('button', { name: 'Crear alerta' }).click()
  await expect(
    page.getByText('Escribe un tipo de cambio entre la mitad y el doble del de ahora').first(),
  ).toBeVisible()
  await field.fill(typed(now * 0.995))
  await page.getByRole('button', { name: 'Crear alerta' }).click()
  await expect(page.getByText(/^Cuando 1 PEN baje a /)).toBeVisible()
  await field.fill(typed(now * 1.5))
  await page.getByRole('button', { name: 'Crear alerta' }).click()
  await expect(page.getByText(/^Cuando 1 PEN suba a /)).toBeVisible()
  await page
    .getByRole('button', { name: /^Eliminar la alerta de/ })
    .first()
    .click()
  await expect(page.getByText(/^Cuando 1 PEN suba a /)).toBeHidden()

  await field.fill(typed(now * 0.99))
  await expect(page.getByLabel('Monto que envías')).toHaveValue('350.000')
  const recipient = page.getByRole('combobox', { name: 'Destinatario' })
  await recipient.fill('quispe')
  await page.getByRole('option', { name: /Rosa Quispe/ }).click()
  await page.getByRole('button', { name: 'Crear alerta' }).click()
  await expect(page.getByText('Envío de $350.000 a Rosa Quispe')).toBeVisible()

  await notifySandbox('/control/rates', { action: 'set', base: currency, mid: (now * 0.98).toFixed(4) })
  try {
    // The alert with a transfer sends a mail too, whose link opens the transfer; either may come first. The rate stays until
    // both are sent: the market alone may have reached the first.
    const linkToAmount = /https?:\/\/[^\s/]+\/\?corridor=pe-pen\S*/
    const mailOf = (leadsToAmount: boolean) =>
      messageTo(
        email,
        ({ subject, text }) =>
          subject?.startsWith('El tipo de cambio llegó a') === true &&
          linkToAmount.test(text) === leadsToAmount,
      )
    const [mail] = await Promise.all([mailOf(true), mailOf(false)])
    const link = linkToAmount.exec(mail.text)?.[0] ?? ''
    await page.goto(link)
  } finally {
    await notifySandbox('/control/rates', { action: 'auto', base: currency })
  }
  await expect(page.getByLabel('País de destino')).toHaveValue(corridor)
  await expect(page.getByLabel('Tú envías')).toHaveValue('350.000')
  await expect(page.getByRole('link', { name: 'Enviar $350.000' })).toBeVisible()
  await page.goto('/rates/pen')
  await expect(page.getByText(/^Enviada el /)).toHaveCount(2)
  await page.getByRole('link', { name: 'Revisar el envío' }).click()
  await expect(page.getByText('Rosa Quispe').first()).toBeVisible()
  await expect(page).toHaveURL(/\/send\/purpose$/)
})
