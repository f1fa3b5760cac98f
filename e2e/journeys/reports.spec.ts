import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'

for (const app of ['customer', 'backoffice'] as const) {
  test(`an error on a page of the ${app} app: reported to the server's tunnel, and no other error occurs`, async ({
    page,
  }) => {
    const mistakes: string[] = []
    page.on('pageerror', ({ message }) => mistakes.push(message))
    const fetched = page.waitForResponse((response) =>
      /\/assets\/(reports|esm)[^/]*\.js$/.test(response.url()),
    )
    await page.goto(`${addresses()[app]}/login`)
    await fetched
    await page.waitForTimeout(500)
    expect(mistakes).toEqual([])
    const received = page.waitForResponse((response) => response.url().includes('/api/monitoring'))
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown by a journey')
      }, 0)
    })
    expect((await received).status()).toBe(200)
  })
}
