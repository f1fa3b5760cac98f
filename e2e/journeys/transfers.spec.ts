import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { extractText } from 'unpdf'
import type { RecipientWire } from '@puente/contract/customer'
import type { StaffThreadSummary } from '@puente/contract/staff'
import { addresses } from '../kit/addresses.ts'
import { delivered, order } from '../kit/orders.ts'
import { signIn } from '../kit/people.ts'
import { sessionOf, type Session } from '../kit/session.ts'

let session: Session
test.beforeAll(async () => {
  session = await sessionOf('persona')
})

test('the list: filtered in the address, exported as shown, and used to repeat a transfer', async ({
  page,
}) => {
  const one = await delivered(session, 'Marta Muestra', '123000')
  const unpaid = await order(session, 'Olga Pendiente', '77000')
  await page.goto('/login')
  await signIn(page, 'persona')
  await page.goto('/transfers')
  await expect(page.getByRole('link', { name: /Olga Pendiente/ })).toBeVisible()
  await page.getByLabel('Estado').selectOption({ label: 'Entregados' })
  await page.getByLabel('Referencia o monto').fill('$123.000')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/states=delivered/)
  await expect(page.getByRole('link', { name: /Olga Pendiente/ })).toBeHidden()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar estos en CSV' }).click()
  const download = await downloading
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toContain('Marta Muestra')
  expect(csv).not.toContain('Olga Pendiente')
  await page.reload()
  await expect(page.getByLabel('Referencia o monto')).toHaveValue('$123.000')
  await page.getByLabel('Referencia o monto').fill('$1')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByRole('heading', { name: 'Ningún envío coincide con tu búsqueda' })).toBeVisible()
  await page.goto(`/transfers/${one.id}`)
  await page.getByRole('link', { name: 'Enviar de nuevo a Marta Muestra' }).click()
  await expect(page.getByRole('heading', { name: '¿Para qué es el dinero?' })).toBeVisible()
  await expect(page.getByText('$123.000').first()).toBeVisible()
  await page.goto(`/transfers/${unpaid.id}`)
  await page.getByRole('button', { name: 'Cancelar envío', exact: true }).click()
  await expect(page.getByText('No se ha hecho ningún cobro. Pierdes el precio que fijaste.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar envío de $77.000' }).click()
  await expect(page.getByRole('heading', { name: 'Este envío se canceló' })).toBeVisible()
})

test('a delivered transfer: rated, its receipt verified by a visitor, and its tracking link open to visitors', async ({
  page,
  browser,
}) => {
  const { id } = await delivered(session, 'Inés Ejemplo')
  await page.goto('/login')
  await signIn(page, 'persona')
  await page.goto(`/transfers/${id}`)
  await page.getByRole('button', { name: 'Enviar evaluación' }).click()
  await expect(page.getByText('Elige entre una y cinco estrellas').first()).toBeVisible()
  await page.getByRole('radio', { name: /^3/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
  await page.getByLabel('¿Qué te gustó o qué faltó?').fill('Llegó rápido')
  await page.getByRole('button', { name: 'Enviar evaluación' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar evaluación' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar comprobante' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^comprobante-.*\.pdf$/)
  const { text } = await extractText(new Uint8Array(readFileSync(await download.path())), {
    mergePages: true,
  })
  const code = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text)?.[0] ?? ''

  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const link = await page.getByRole('textbox', { name: 'Enlace de seguimiento' }).inputValue()
  const stranger = await (await browser.newContext({ baseURL: addresses().customer })).newPage()
  await stranger.goto('/verify-receipt')
  await stranger.getByLabel('Código del comprobante').fill(code.toLowerCase())
  await stranger.getByRole('button', { name: 'Verificar' }).click()
  await expect(
    stranger.getByRole('heading', { name: 'Este comprobante es nuestro, y el dinero se entregó' }),
  ).toBeVisible()
  await stranger.goto(new URL(link).pathname)
  await expect(stranger.getByRole('heading', { name: 'Inés ya tiene el dinero en su cuenta' })).toBeVisible()
  await expect(stranger.getByText('Inés Ejemplo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desactivar enlace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar enlace' }).click()
  await expect(page.getByRole('button', { name: 'Crear enlace' })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'Este enlace no muestra ningún envío' })).toBeVisible()
  await stranger.context().close()
})

test('a question about a transfer: its draft stays, it is sent once, and its answer appears', async ({
  page,
}) => {
  const { id } = await delivered(session, 'Elsa Consulta')
  await page.goto('/login')
  await signIn(page, 'persona')
  await page.goto(`/transfers/${id}`)
  await page.getByLabel('Tu mensaje').fill('¿Llega hoy?')
  await page.reload()
  await expect(page.getByLabel('Tu mensaje')).toHaveValue('¿Llega hoy?')
  await page.getByRole('button', { name: 'Enviar mensaje' }).dblclick()
  await expect(page.getByRole('list', { name: 'Mensajes' }).getByText('¿Llega hoy?')).toHaveCount(1)
  await expect(page.getByLabel('Tu mensaje')).toHaveValue('')

  const staff = await sessionOf('soporte', 'backoffice')
  const { items } = await staff.get<{ items: StaffThreadSummary[] }>('/api/threads?limit=50')
  const thread = items.find(({ transferId }) => transferId === id)
  await staff.post(`/api/threads/${thread?.id}/messages`, { text: 'Sí, antes de las 18:00.' })
  await page.goto('/support')
  await page.getByRole('link', { name: /Sí, antes de las 18:00/ }).click()
  await expect(
    page.getByRole('list', { name: 'Mensajes' }).getByText('Sí, antes de las 18:00.'),
  ).toBeVisible()
  await expect(page.getByText('Respondida')).toBeVisible()
})

test('home of a customer: continues with the last amount, and repeats a transfer with one tap', async ({
  page,
}) => {
  const { id } = await order(session, 'Berta Inicio', '91000')
  await page.goto('/login')
  await signIn(page, 'persona')
  // Other journeys order as the same person: the page is compared with the response that it shows.
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/recipients')
  await page.goto('/')
  const { items } = (await (await answer).json()) as { items: RecipientWire[] }
  const orders = items.flatMap(({ lastOrder }) => (lastOrder === undefined ? [] : [lastOrder]))
  const [last] = orders.toSorted((one, other) => other.at.localeCompare(one.at))
  await expect(page.getByLabel('Tú envías')).toHaveValue(Number(last?.sendMinor).toLocaleString('es-CL'))
  await expect(page.getByRole('img', { name: /^De Chile a .+: / }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tu límite' })).toBeVisible()
  const repeat = page.getByRole('link', { name: /^Repetir el envío a/ }).first()
  const amount = /\$[\d.]+/.exec(await repeat.innerText())?.[0] ?? ''
  await repeat.click()
  await expect(page.getByRole('heading', { name: '¿Está todo bien?' })).toBeVisible()
  await expect(page.getByText(amount).first()).toBeVisible()
  await page.goto(`/transfers/${id}`)
  await expect(page.getByRole('img', { name: 'De Chile a Estados Unidos: Falta tu pago' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar envío', exact: true }).click()
  await page.getByRole('button', { name: 'Cancelar envío de $91.000' }).click()
  await expect(page.getByRole('img', { name: /^De Chile a Estados Unidos: Cancelado/ })).toBeVisible()
})
