import type { Browser, Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { demoPassword, emailOf } from './demo.ts'

/** Types into the sign-in form that stands on the page. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(emailOf(name))
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** A page of the back office in a browser of its own, with one of the staff signed in. */
export async function staffPage(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: addresses().backoffice })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, name)
  return page
}
