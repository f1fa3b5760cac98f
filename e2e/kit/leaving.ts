import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** The file of a customer's personal data. */
interface DataFile {
  readonly groups: { readonly profile: Readonly<Record<string, readonly unknown[]>> }
}

/** Downloads the personal data of the session's user. */
export async function downloadMyData(page: Page): Promise<DataFile> {
  await page.goto('/my-data')
  await expect(page.getByRole('heading', { name: 'Qué guardamos de ti' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar en JSON' }).click()
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as DataFile
}

/** Opens the page that closes an account. */
export async function openClosure(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Cerrar mi cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cerrar mi cuenta' })).toBeVisible()
}

/** Closes the account from its page. */
export async function closeAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  const sure = page.getByRole('alertdialog', { name: '¿Cierras tu cuenta?' })
  await sure.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
}
