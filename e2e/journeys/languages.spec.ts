import { expect, test, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { axeFaults } from '../kit/axe.ts'
import { customerIn, type Newcomer } from '../kit/newcomers.ts'
import { keepRecipient } from '../kit/seed-transfers.ts'
import { shiftsOf, watchShifts } from '../kit/shifts.ts'

/** Further languages are built once the stack is ready, the last one last. */
async function languagesAreBuilt(): Promise<void> {
  await expect
    .poll(
      async () => {
        // Without the page's own cookies, which the response would change.
        const reply = await fetch(new URL('/login', addresses().customer), {
          headers: { cookie: 'puente-language=ht' },
        })
        return reply.headers.get('content-language')
      },
      { timeout: 240_000, intervals: [1000] },
    )
    .toBe('ht')
}

/** Waits for the parts that come after the first render, of which the offer is one. */
const lateParts = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-parts')),
  )

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

async function signInEnglish(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

test('a visitor whose browser prefers English: is offered it, sends in English, and goes on in Creole and Spanish', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(420_000)
  const options = baseURL === undefined ? {} : { baseURL }
  const spanish = await browser.newContext(options)
  const newcomer = await customerIn(spanish)
  const { id } = await keepRecipient(newcomer.api)
  await spanish.close()

  const context = await browser.newContext({ ...options, locale: 'en-US' })
  await watchShifts(context)
  const page = await context.newPage()
  await languagesAreBuilt()
  await page.goto('/')
  expect(await languageOf(page)).toBe('es-CL')
  const offer = page.getByRole('region', { name: 'Read it in English' })
  await expect(offer).toContainText('This page is also in English.')
  expect((await shiftsOf(page)).sum).toBeLessThan(0.02)
  expect(await axeFaults(page)).toEqual([])
  await offer.getByRole('button', { name: 'Read it in English' }).click()

  await expect(heading(page, 'Send money abroad and see the full price before you pay')).toBeVisible()
  expect(await languageOf(page)).toBe('en')
  await expect(page.getByRole('contentinfo').getByLabel('Language')).toHaveValue('en')
  await page.getByRole('textbox', { name: 'You send' }).fill('60000')
  await expect(
    page.getByRole('link', { name: 'Send $60.000' }).or(page.getByRole('button', { name: 'Send $60.000' })),
  ).toBeVisible()
  await expect(page.getByText(/^Estimated arrival: .*before \d\d:\d\d$/).first()).toBeVisible()
  // The price is dimmed while it is calculated.
  await expect.poll(() => axeFaults(page)).toEqual([])

  await page.goto('/login')
  await signInEnglish(page, newcomer)
  await page.goto('/')
  await expect(heading(page, /^Hello, /)).toBeVisible()
  await page.goto(`/send?corridor=us-usd&side=send&amount=60000&recipient=${id}`)
  await expect(heading(page, 'What is the money for?')).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByLabel('Where does the money come from?').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Is everything right?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm transfer of $60.000' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.goto('/')
  await page.getByRole('button', { name: /^Account of / }).click()
  const panel = page.locator('#cuenta')
  await expect(panel).toContainText('Emails and documents come in Spanish.')
  await panel.getByLabel('Language').selectOption('Kreyòl ayisyen')
  await expect(heading(page, /^Bonjou, /)).toBeVisible()
  expect(await languageOf(page)).toBe('ht')
  await page.reload()
  await expect(heading(page, /^Bonjou, /)).toBeVisible()
  await page.getByRole('contentinfo').getByLabel('Lang').selectOption('Español')
  await expect(heading(page, /^Hola, /)).toBeVisible()
  expect(await languageOf(page)).toBe('es-CL')
  // A choice was made: nothing is offered any more.
  await lateParts(page)
  await expect(page.getByRole('region', { name: 'Read it in English' })).toHaveCount(0)
  await context.close()
})

test('a page for guests: its frame follows the browser, and the language that its reader chooses', async ({
  browser,
  baseURL,
}) => {
  const options = baseURL === undefined ? {} : { baseURL }
  const context = await browser.newContext({ ...options, locale: 'pt-BR' })
  const page = await context.newPage()
  await languagesAreBuilt()
  await page.goto('/track/a-link-that-does-not-exist')
  const choice = page.getByRole('main').getByRole('combobox')
  await expect(choice).toHaveValue('pt')
  expect(await languageOf(page)).toBe('pt-BR')
  await choice.selectOption('Français')
  await expect(choice).toHaveValue('fr')
  expect(await languageOf(page)).toBe('pt-BR')
  await choice.selectOption('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(choice).toHaveValue('en')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Prices' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await context.close()
})

test('the offer: dismissed once, it does not return; for a reader of Spanish there is none', async ({
  browser,
  baseURL,
}) => {
  const options = baseURL === undefined ? {} : { baseURL }
  const context = await browser.newContext({ ...options, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.goto('/pricing')
  const offer = page.getByRole('region', { name: 'Ler em português' })
  await offer.getByRole('button', { name: 'Fechar' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('contentinfo').getByLabel('Idioma')).toBeVisible()
  await lateParts(page)
  await expect(offer).toHaveCount(0)
  await context.close()
})
