import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { demoPassword, emailOf } from './demo.ts'
import { watchShifts } from './shifts.ts'

/** Fills in the sign-in form once it is shown. The sign-up form has fields of the same names. */
export async function typeSignIn(page: Page, email: string, password: string): Promise<void> {
  const send = page.getByRole('button', { name: 'Iniciar sesión', exact: true })
  await expect(send).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await send.click()
}

/** Signs a demo user in with the form and waits for the session. */
export async function signIn(page: Page, name: string): Promise<void> {
  await typeSignIn(page, emailOf(name), demoPassword)
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Signs a demo user in without the form, which has its own journeys; the context has the session from then on. */
export async function enterAs(
  context: BrowserContext,
  name: string,
  at: 'customer' | 'backoffice',
): Promise<void> {
  const data = { email: emailOf(name), password: demoPassword }
  const answer = await context.request.post(`${addresses()[at]}/api/session`, { data })
  expect(answer.ok(), `${name} signs in`).toBe(true)
}

/** A page of the back office in its own browser context, with a member of staff signed in, at their home. */
export async function staffPage(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: addresses().backoffice })
  await enterAs(context, name, 'backoffice')
  const page = await context.newPage()
  await page.goto('/')
  return page
}

/** A page of the back office that a member of staff opens by its address and signs in on, with its layout watched. */
export async function openSignedOut(
  browser: Browser,
  name: string,
  { path, heading }: { readonly path: string; readonly heading: string },
): Promise<Page> {
  const page = await browser.newPage({ baseURL: addresses().backoffice })
  await watchShifts(page.context())
  await page.goto(path)
  await signIn(page, name)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  return page
}

/** The customer that a page's session acts for. */
export async function sessionIn(page: Page): Promise<{ readonly id: string; readonly name: string }> {
  const session = (await (await page.request.get('/api/session')).json()) as {
    actingAs: { id: string; name: string }
  }
  return session.actingAs
}

/** The owners named by the deeds of the demo companies. */
export const demoOwners = [
  { name: 'Socia Demo Ejemplo', document: 'rut', number: '9.999.222-0', shareBps: 6000 },
  { name: 'Socio Demo Muestra', document: 'foreign', number: 'X1234567', shareBps: 4000 },
]
