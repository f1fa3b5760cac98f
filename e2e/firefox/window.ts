import { expect } from '@playwright/test'
import { launch, Locator, type Browser, type Page } from 'puppeteer-core'

/** The widths at which each screen must fit: a phone and a laptop. */
const widths = [390, 1366] as const
const PATIENCE_MS = 60_000

/** One tab of Firefox, driven by names and roles of the accessibility tree. */
export interface Window {
  open(address: string): Promise<void>
  address(): URL
  click(role: string, name: string): Promise<void>
  /** Clicks the element with this name, a link or a button. */
  go(name: string): Promise<void>
  /** Replaces the text of the field with this label. */
  fill(label: string, text: string): Promise<void>
  /** Chooses an option of a native list by its value. */
  choose(label: string, value: string): Promise<void>
  isShown(role: string, name: string): Promise<boolean>
  /** Waits for the element, and checks that the page fits at each width. */
  shows(role: string, name: string): Promise<void>
  /** As `shows`, for a text. */
  reads(text: string): Promise<void>
  /** What the console and the pages reported as errors. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** Firefox with the language of Chile, driven over WebDriver BiDi. */
export const startFirefox = (executablePath: string): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-CL,es' },
    protocolTimeout: 240_000,
  })

/** Opens a tab with its own cookies. */
export async function openWindow(firefox: Browser, base: string): Promise<Window> {
  const context = await firefox.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.emulateTimezone('America/Santiago')
  await page.setViewport({ width: widths[1], height: 768 })
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${String(error)}`))
  const find = (role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`)
  const field = (label: string) => page.locator(fieldOf(label))
  return {
    errors,
    open: async (address) => void (await page.goto(new URL(address, base).href)),
    address: () => new URL(page.url()),
    click: (role, name) => find(role, name).click(),
    go: (name) => Locator.race([find('link', name), find('button', name)]).click(),
    fill: async (label, text) => {
      // Fields with a format undo an emptied value, so the text is selected and typed over, as a person does.
      await field(label).click()
      const input = await field(label).waitHandle()
      await input.evaluate((node) => {
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select()
      })
      await page.keyboard.type(text)
    },
    choose: async (label, value) => void (await (await field(label).waitHandle()).select(value)),
    isShown: async (role, name) => (await page.$(`::-p-aria([name="${name}"][role="${role}"])`)) !== null,
    shows: async (role, name) => {
      await find(role, name).wait()
      await fits(page)
    },
    reads: async (text) => {
      await page.locator(`::-p-text(${text})`).wait()
      await fits(page)
    },
    close: () => context.close(),
  }
}

/** A field with a name of its own, or with a label that begins with this text. Firefox gives password fields no role. */
const fieldOf = (label: string) =>
  `::-p-xpath(//*[self::input or self::textarea or self::select][@aria-label="${label}" or @id=//label[starts-with(normalize-space(), "${label}")]/@for])`

/** Checks that the page is not wider than the window at any of the widths. */
async function fits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewport({ width, height: width < 500 ? 844 : 768 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${page.url()} at ${width} px: pixels wider than the window`,
      })
      .toBeLessThanOrEqual(0)
  }
}
