import { expect, type Browser, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { totpOf } from '../kit/totp.ts'

/** A member of staff in their own browser, with the secret of their second factor. */
export interface Member {
  readonly page: Page
  readonly secret: string
}

const PASSWORD = 'caballo grapa pila ocho'

/** Opens an invitation by its link, chooses a password, and enrols an authenticator app. */
export async function openAccount(browser: Browser, link: string, code?: string): Promise<Member> {
  const page = await browser.newPage({ baseURL: addresses().backoffice })
  await page.goto(link)
  const field = page.getByLabel('Código', { exact: true })
  if (code === undefined) await expect(field).toHaveValue(/^[0-9]{6}$/)
  else await field.fill(code)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear mi contraseña y entrar' }).click()
  await expect(page.getByText('Activa un segundo factor para seguir')).toBeVisible()
  await page.getByRole('button', { name: 'Activar' }).click()
  const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Código que muestra la aplicación').fill(totpOf(secret))
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  return { page, secret }
}

/** Presses a button, confirms it in the dialog of what cannot be undone, and passes a step-up when one is required. */
export async function confirmBy(
  { page, secret }: Member,
  name: RegExp,
  { danger = false }: { readonly danger?: boolean } = {},
): Promise<void> {
  await page.getByRole('button', { name }).click()
  if (danger) await page.getByRole('alertdialog').getByRole('button', { name }).click()
  await passStepUpWith({ page, secret })
}

/** Waits until the dialogs of an action are closed, and passes the step-up when there is one. A code is valid once. */
export async function passStepUpWith({ page, secret }: Member): Promise<void> {
  const stepUp = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  const dialogs = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  let ahead = 0
  await expect(async () => {
    if (await stepUp.isVisible()) {
      await stepUp.getByRole('textbox').fill(totpOf(secret, ahead % 2))
      ahead += 1
    }
    await expect(dialogs).toHaveCount(0, { timeout: 3000 })
  }).toPass()
}
