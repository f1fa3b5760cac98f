import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { countActs, type Effort } from './counted.ts'
import { emailOf } from './demo.ts'
import { staffPage } from './people.ts'
import { passStepUp } from './step-up.ts'

/** The contexts of the pages that are open. */
const opened: BrowserContext[] = []

/** Closes the pages that a task opened. */
export async function closeHomes(): Promise<void> {
  for (const context of opened.splice(0)) await context.close()
}

/** The home of a member of staff, whose acts are counted from here on. */
export async function atHome(browser: Browser, name: string, effort: Effort): Promise<Page> {
  const page = await staffPage(browser, name)
  opened.push(page.context())
  await countActs(page.context(), effort)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible()
  return page
}

/** Opens the case of the home that these words name. */
export async function openFirst(page: Page, words: string | RegExp): Promise<void> {
  const row = page
    .getByRole('table', { name: /^Los casos que puedes resolver/ })
    .getByRole('row', { name: words })
  await expect(async () => {
    if (!(await row.first().isVisible())) await page.reload()
    await expect(row.first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
  await row.first().getByRole('link').click()
}

/** Proposes one of the actions of a case by its button, with a note. */
export async function propose(page: Page, button: string, note: string): Promise<void> {
  await page.getByLabel('Nota', { exact: true }).fill(note)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText('Falta que otra persona confirme')).toBeVisible()
}

/** Confirms the proposal of the case that these words name. */
export async function confirmAs(
  browser: Browser,
  name: string,
  effort: Effort,
  words: string | RegExp,
): Promise<Page> {
  const page = await atHome(browser, name, effort)
  await openFirst(page, words)
  await page.getByRole('button', { name: /^Confirmar/ }).click()
  await passStepUp(page, emailOf(name))
  return page
}

/** A search from the keyboard that opens its first result. */
export async function openFound(page: Page, text: string, result: RegExp | string): Promise<void> {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(text)
  await expect(dialog.getByRole('option', { name: result }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}
