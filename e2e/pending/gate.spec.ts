import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { headingsOf, watchHeadings } from '../kit/headings.ts'
import { arrivedWhereTheyWereGoing, going, whoOwes } from '../kit/owing.ts'
import { sessionIn, signIn } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'

const path = '/notifications/update-location'
const nothing = 'Aquí no hay nada pendiente'

test('whoever signs in and owes sees nothing on the way there; back leads to where they came from, and reading goes on', async ({
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
  // The way in stands under the address it leads to until that is drawn.
  expect(new Set(afterwards.map(({ says }) => says))).toEqual(new Set(['Inicia sesión', title]))

  await page.goBack()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(path))
  // Once led there, whoever owes reads what they like, and is led back at each attempt at what it blocks.
  await page.goto('/transfers?state=delivered')
  await expect(page).toHaveURL(/\/transfers\?state=delivered$/)
  await page.goto('/send/review')
  await expect(page).not.toHaveURL(/\/send\/review/)
  expect((await headingsOf(page)).map(({ says }) => says)).not.toContain(nothing)
  await context.close()
})

test('two tabs agree: what is settled in one leads on in the other, each to where it was going', async ({
  browser,
}) => {
  const kind = 'person-address'
  const { page, open } = await whoOwes(browser, kind, '/notifications/update-profile', { twin: '.again' })
  const other = await page.context().newPage()
  await other.goto('/notifications/update-profile?next=%2Ftransfers')
  await expect(other.getByLabel('Número')).toBeVisible()
  await page.getByLabel('Número').fill('77')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])

  // Coming back to a tab is what makes it look anew.
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(other).toHaveURL(/\/transfers$/)
  expect((await headingsOf(other)).map(({ says }) => says)).not.toContain(nothing)
  // Only who comes when nothing is owed is told so.
  await other.goto(`/notifications/update-profile?next=${encodeURIComponent(going)}`)
  await expect(other.getByRole('heading', { level: 1, name: nothing })).toBeVisible()
  await page.context().close()
})

test('several are taken by their rank, each once, and the deep link survives them all', async ({
  browser,
}) => {
  const profile = '/notifications/update-profile'
  const { page, open } = await whoOwes(browser, 'employer-name', profile, { twin: '.again' })
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
  // Staff no longer ask: whoever waits here is led on.
  await officer.post(`/api/customers/${id}/document-requests/withdrawal`, { code: asked.code })
  await arrivedWhereTheyWereGoing(page)
  expect(await open()).toEqual([])
  await page.context().close()
})
