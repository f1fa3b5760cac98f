import { expect, test, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { enterAs } from '../kit/people.ts'

const canvas = { light: 'rgb(246, 248, 249)', dark: 'rgb(15, 23, 28)' }

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** The colour of the browser's own bars. */
const barColour = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .find(({ media }) => matchMedia(media).matches)
      ?.getAttribute('content'),
  )

const choice = (page: Page) => page.getByRole('contentinfo').getByLabel('Apariencia')

test('a system in the dark scheme: home is dark before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', canvas.dark)
  await context.close()
})

test('a chosen scheme: applied here and in other tabs, before the first render, until it is taken back', async ({
  page,
  context,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { first: getComputedStyle(document.body).backgroundColor }),
    ),
  )
  const other = await context.newPage()
  await other.goto('/pricing')
  await page.goto('/')
  await expect(choice(page)).toHaveValue('system')
  expect([await ground(page), await barColour(page)]).toEqual([canvas.light, '#074f71'])

  await choice(page).selectOption('Oscuro')
  await expect(page.locator('body')).toHaveCSS('background-color', canvas.dark)
  expect(await barColour(page)).toBe('#182229')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await expect(other.locator('body')).toHaveCSS('background-color', canvas.dark)
  await expect(choice(other)).toHaveValue('dark')

  await page.reload()
  await expect(choice(page)).toHaveValue('dark')
  expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe(canvas.dark)

  await choice(other).selectOption('Igual que el sistema')
  await expect(page.locator('body')).toHaveCSS('background-color', canvas.light)
  await expect(choice(page)).toHaveValue('system')
  expect(complaints).toEqual([])
})

test('a customer in a dark system chooses the light scheme in the account panel: kept on the next page', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(context, 'empresa.lectura', 'customer')
  await page.goto('/transfers')
  await expect(page.locator('body')).toHaveCSS('background-color', canvas.dark)
  await page.getByRole('button', { name: /^Cuenta de / }).click()
  await page.locator('[popover]').getByLabel('Apariencia').selectOption('Claro')
  await expect(page.locator('body')).toHaveCSS('background-color', canvas.light)
  await page.goto('/recipients')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ground(page)).toBe(canvas.light)
})

test('a dark system: paper is white with dark text, and the back office stays light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 36, 44)')
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await page.goto(`${addresses().backoffice}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', canvas.light)
})
