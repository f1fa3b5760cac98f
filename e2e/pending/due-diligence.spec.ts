import { expect, test, type Page } from '@playwright/test'
import { emailOf } from '../kit/demo.ts'
import { arrivedWhereTheyWereGoing, customerWithItem } from '../kit/pending-customer.ts'
import { fillPurpose, inUnitedStates, orderTo } from '../kit/send.ts'
import { sessionOf } from '../kit/session.ts'

const DAY_MS = 24 * 3_600_000

/** An officer's decision about the evidence of the user signed in on a page. */
async function staffSay(page: Page, verdict: object): Promise<void> {
  const officer = await sessionOf('oficial', 'backoffice')
  const session = (await (await page.request.get('/api/session')).json()) as { actingAs: { id: string } }
  await officer.post(`/api/customers/${session.actingAs.id}/funds-evidence`, verdict)
}
const accepting = (dollars: number) => ({
  decision: 'accept',
  ceilingUsdCents: String(dollars * 100),
  until: new Date(Date.now() + 90 * DAY_MS).toISOString(),
})
const begin = (page: Page, amount: number, recipient = '') =>
  page.goto(`/send?corridor=us-usd&side=send&amount=${amount}${recipient}`)

test('person-due-diligence: smaller amounts continue; a larger one leads to the item and, once accepted, back to the order', async ({
  browser,
}) => {
  const path = '/notifications/client-missing-documents'
  const { page, settled } = await customerWithItem(browser, 'person-due-diligence', path)
  const title = page.getByRole('heading', { level: 1, name: 'Muéstranos de dónde viene el dinero' })
  await expect(title).toBeVisible()
  await expect(page.getByText('4.400,00 USD')).toBeVisible()
  await expect(page.getByText('4.000,00 USD')).toBeVisible()

  await begin(page, 200_000)
  await orderTo(page, inUnitedStates('Rosa Ejemplo'), emailOf('person-due-diligence'))
  await expect(page).toHaveURL(/\/send\/pay\//)

  const kept = (await (await page.request.get('/api/recipients')).json()) as { items: { id: string }[] }
  await begin(page, 4_200_000, `&recipient=${kept.items[0]?.id}`)
  await fillPurpose(page)
  await page.waitForURL((url) => url.pathname === path)
  await expect(title).toBeVisible()

  await staffSay(page, accepting(4900))
  await page.goto(new URL(page.url()).searchParams.get('next') ?? '')
  await page.getByRole('button', { name: 'Confirmar envío de $4.200.000' }).click()
  await expect(page).toHaveURL(/\/send\/pay\//)
  expect(await settled()).toEqual(['opened by system', 'settled by staff'])
  await page.context().close()
})

test('company-due-diligence: refused evidence shows its reason, and accepted evidence settles the item', async ({
  browser,
}) => {
  const path = '/notifications/company-missing-economics-documents'
  const { page, open, settled } = await customerWithItem(browser, 'company-due-diligence', path)
  await expect(page.getByText('La carpeta tributaria para solicitar créditos')).toBeVisible()
  await staffSay(page, { decision: 'refuse', because: 'covers-less' })
  await page.reload()
  await expect(page.getByText('No cubre el monto que quieres enviar')).toBeVisible()
  await staffSay(page, accepting(40_000))
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  expect(await settled()).toEqual(['opened by system', 'changed by staff', 'settled by staff'])
  await page.context().close()
})
