import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { signIn } from '../kit/people.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]

/** Looks at one screen as it stands: nothing for axe to say, nothing wider than the window, one heading of rank one. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(
      ({ id, nodes }) => `${address}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0)
}

const screens = {
  'signed out': { person: undefined, at: 'customer', paths: ['/', '/login', '/404'] },
  person: { person: 'persona', at: 'customer', paths: ['/', '/send/amount', '/transfers', '/recipients'] },
  company: { person: 'empresa', at: 'customer', paths: ['/', '/send/amount', '/transfers'] },
  officer: {
    person: 'oficial',
    at: 'backoffice',
    paths: ['/transfers', '/reviews', '/trial-balance', '/404'],
  },
  sandbox: {
    person: undefined,
    at: 'sandbox',
    paths: ['/', '/bank', '/rails', '/rates', '/names', '/inbox', '/control'],
  },
} as const

for (const [who, { person, at, paths }] of Object.entries(screens)) {
  for (const viewport of sizes) {
    test(`every screen of ${who} at ${viewport.width} px`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: addresses()[at],
        viewport,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      if (person !== undefined) {
        await page.goto('/login')
        await signIn(page, person)
      }
      for (const path of paths) await look(page, path)
      await context.close()
    })
  }
}
