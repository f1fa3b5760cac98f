import { expect, type Page } from '@playwright/test'
import { codesTo } from './outside.ts'

/** Longer than the pause after which another code may be requested. */
const PATIENCE_MS = 90_000
const tried = new Set<string>()

/** In the step-up dialog of a page: types the code sent to this address, and waits until the dialog closes. */
export async function passStepUp(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  const field = dialog.getByLabel('Código que te enviamos')
  await expect(field).toBeVisible()
  const another = dialog.getByRole('button', { name: 'Enviar otro código' })
  const until = Date.now() + PATIENCE_MS
  while (await dialog.isVisible()) {
    if (Date.now() > until) throw new Error(`no code that came to ${email} was right`)
    const code = (await codesTo(email)).findLast((one) => !tried.has(`${email} ${one}`))
    if (code === undefined) {
      // Another journey of the same user used a newer code, which ended the one of this page.
      if (await another.isVisible()) await another.click()
      await page.waitForTimeout(150)
      continue
    }
    tried.add(`${email} ${code}`)
    // Another journey of the same user may have requested a code meanwhile: then a newer code arrives and
    // this one is refused.
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/step-ups/current'))
    await field.fill(code)
    if ((await answer).ok()) await expect(dialog).toBeHidden()
  }
}
