import { expect, type Browser } from '@playwright/test'
import { staffPage } from './people.ts'

/** Asserts on treasury's screen that every currency nets to zero and every clearing account is empty. */
export async function booksAreClosed(browser: Browser): Promise<void> {
  const treasury = await staffPage(browser, 'tesoreria')
  await expect(async () => {
    await treasury.goto('/trial-balance')
    await expect(treasury.getByText('Los libros cuadran')).toBeVisible()
    await expect(treasury.getByText('Las cuentas de compensación están en cero.')).toBeVisible({
      timeout: 2000,
    })
  }).toPass({ timeout: 60_000 })
  await treasury.context().close()
}
