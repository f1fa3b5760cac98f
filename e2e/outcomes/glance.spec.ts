import type { BusinessFiguresWire } from '@puente/contract/staff'
import { order, personaRut, until } from '../kit/orders.ts'
import { moveClock, transferTo } from '../kit/outside.ts'
import { expect, test } from '../kit/own-stack.ts'
import { openSignedOut } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'

const dayMs = 24 * 3_600_000
/** A count each minute, on a machine under load. */
const patience = { timeout: 180_000, intervals: [2000] }

test('treasury signs in: the revenue of yesterday by corridor is on its home, and leads to the orders behind it', async ({
  browser,
}) => {
  const person = await sessionOf('persona')
  const { id, payment, createdAt } = await order(person, 'Rosa Ejemplo', '161001')
  const reference = payment?.reference ?? 'none'
  await transferTo({ payerRut: personaRut, amount: '161001', reference })
  await until(person, id, ({ state }) => state === 'delivered')
  await moveClock(dayMs)

  const treasury = await sessionOf('tesoreria', 'backoffice')
  const from = new Date(Date.parse(createdAt) - dayMs).toISOString().slice(0, 10)
  const range = `from=${from}&to=${createdAt.slice(0, 10)}`
  const counted = async () =>
    (await treasury.get<BusinessFiguresWire>(`/api/business-figures?${range}`)).total.delivered
  await expect.poll(counted, patience).toBe(1)

  const page = await openSignedOut(browser, 'tesoreria', { path: '/', heading: 'Inicio' })
  await page.getByRole('link', { name: 'Ayer', exact: true }).click()
  await expect(page).toHaveURL(/period=yesterday/)
  const revenue = page.getByRole('region', { name: 'Ingresos' })
  await expect(revenue.getByText('Nada en el día anterior')).toBeVisible()
  await revenue.getByText('Ver tabla').click()
  const row = revenue.getByRole('row', { name: 'Estados Unidos · USD' })
  await expect(row).toContainText('$')
  await row.getByRole('link', { name: '1', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Envíos', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Qué pasó')).toHaveValue('delivered')
  await expect(page.getByRole('row', { name: reference })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
})
