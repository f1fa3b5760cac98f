import { expect, type Page } from '@playwright/test'

/** Opens every file of a case on its page, which an acceptance needs. */
export async function openShownFiles(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Archivos del caso' })
  await expect(list).toBeVisible()
  for (const file of await list.getByRole('button').all()) {
    await file.click()
    await expect(file).toContainText('Abierto por ti', { timeout: 20_000 })
  }
}

/** Opens the document on its own page, by keyboard. */
export async function openShownDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver el documento' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Barra de decisión' })).toContainText('Archivo abierto', {
    timeout: 20_000,
  })
}

/** Accepts every declared part of a company's application on its page. */
export async function acceptShownParts(page: Page): Promise<void> {
  const next = page.getByRole('button', {
    name: /^Aceptar (La empresa|Dirección|Uso|Representantes|Socios|Personas)/,
  })
  while ((await next.count()) > 0) {
    const before = await next.count()
    await next.first().click()
    await expect(next).toHaveCount(before - 1)
  }
}
