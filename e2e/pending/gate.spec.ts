import { pendingItemKinds, pendingKinds } from '@puente/contract'
import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { headingsOf, watchHeadings } from '../kit/headings.ts'
import { arrivedWhereTheyWereGoing, going, customerWithItem } from '../kit/pending-customer.ts'
import { enterAs, sessionIn, signIn } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'

const path = '/notifications/update-location'
const nothing = 'Aquí no hay nada pendiente'

test('sign-in with an outstanding item: only its page is shown; back leads to the previous page, and reading is allowed', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: addresses().customer })
  await watchHeadings(context)
  const page = await context.newPage()
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  await page.goto(`/login?${new URLSearchParams({ callbackUrl: '/transfers?state=delivered' }).toString()}`)
  await signIn(page, 'location.again')
  await page.waitForURL((url) => url.pathname === path)
  const title = '¿En qué comuna vives?'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/transfers?state=delivered')
  const shown = await headingsOf(page)
  const afterwards = shown.slice(shown.findLastIndex(({ at }) => at === '/login') + 1)
  // The sign-in page keeps the address of its target until that page is rendered.
  expect(new Set(afterwards.map(({ says }) => says))).toEqual(new Set(['Inicia sesión', title]))

  await page.goBack()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(path))
  // After the first redirect the customer may read any page, and each blocked operation redirects again.
  await page.goto('/transfers?state=delivered')
  await expect(page).toHaveURL(/\/transfers\?state=delivered$/)
  await page.goto('/send/review')
  await expect(page).not.toHaveURL(/\/send\/review/)
  expect((await headingsOf(page)).map(({ says }) => says)).not.toContain(nothing)
  await context.close()
})

test('two tabs: settling an item in one also continues the other, each to its own page', async ({
  browser,
}) => {
  const kind = 'person-address'
  const { page, open } = await customerWithItem(browser, kind, '/notifications/update-profile', {
    twin: '.again',
  })
  const other = await page.context().newPage()
  await other.goto('/notifications/update-profile?next=%2Ftransfers')
  await expect(other.getByLabel('Número')).toBeVisible()
  await page.getByLabel('Número').fill('77')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])

  // Returning to a tab makes it load its data again.
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(other).toHaveURL(/\/transfers$/)
  expect((await headingsOf(other)).map(({ says }) => says)).not.toContain(nothing)
  // Only a direct visit without an outstanding item shows that nothing is outstanding.
  await other.goto(`/notifications/update-profile?next=${encodeURIComponent(going)}`)
  await expect(other.getByRole('heading', { level: 1, name: nothing })).toBeVisible()
  await page.context().close()
})

test('several items: settled by rank, each once, and the deep link is kept', async ({ browser }) => {
  const profile = '/notifications/update-profile'
  const { page, open } = await customerWithItem(browser, 'employer-name', profile, { twin: '.again' })
  const officer = await sessionOf('oficial', 'backoffice')
  const { id } = await sessionIn(page)
  const asked = {
    code: 'proof-of-income',
    blocks: true,
    reason: 'Prueba de dos cosas a la vez',
    message: 'Muéstranos de dónde viene.',
  }
  await officer.post(`/api/customers/${id}/document-requests`, asked)
  await page.reload()
  await expect(page.getByText('1 de 2')).toBeVisible()
  await page.getByLabel('¿Para quién trabajas?').fill('Panadería Ficticia Ltda.')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await page.waitForURL((url) => url.pathname === '/notifications/client-missing-documents')
  expect(new URL(page.url()).searchParams.get('next')).toBe(going)
  expect(await open()).toEqual(['person-documents'])
  // Staff withdraw the request, and the waiting user continues.
  await officer.post(`/api/customers/${id}/document-requests/withdrawal`, { code: asked.code })
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  await page.context().close()
})

for (const [part, kinds] of [pendingKinds.slice(0, 14), pendingKinds.slice(14)].entries()) {
  test(`each kind of item after sign-in, ${part + 1} of 2: leads once to its address`, async ({
    browser,
  }) => {
    test.slow()
    for (const kind of kinds) {
      const context = await browser.newContext({ baseURL: addresses().customer })
      await enterAs(context, `${kind}.tour`, 'customer')
      const page = await context.newPage()
      await page.goto('/transfers')
      await page.waitForURL(({ pathname }) => pathname === pendingItemKinds[kind].path)
      await page.goto('/transfers')
      await expect(page.getByRole('heading', { level: 1, name: 'Tus envíos' }), kind).toBeVisible()
      await context.close()
    }
  })
}
