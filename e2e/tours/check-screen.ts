import { expect, type Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { axeFaults } from '../kit/axe.ts'
import { shiftsOf } from '../kit/shifts.ts'
import { focusFaults } from './focus-order.ts'

/** Widths at which a screen is loaded, and checked by axe and by keyboard. */
export const ends = [1366, 390] as const
const between = [1200, 769, 501] as const
/** The narrowest phones, where text wraps first. The back office is not used on them. */
const narrowest = 320

/** The maximum layout shift of a screen while it loads, as CLS counts it. */
const MOST_SHIFTED = 0.02

/** A page, and the function that waits until all of its requests are answered. */
export interface Looker {
  readonly page: Page
  readonly quiet: () => Promise<void>
}

/** Checks one screen at every width and returns every fault; its screenshots are in test-results. */
export async function lookAt({ page, quiet }: Looker, address: string, picture: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of ends) {
    const say = (fault: string) => faults.push(`${address} at ${width} px: ${fault}`)
    await page.setViewportSize({ width, height: width < 500 ? 844 : 768 })
    // The router restores the scroll position, and the keyboard check has just scrolled to the end.
    await page.evaluate(() => scrollTo(0, 0))
    await page.goto(address, { waitUntil: 'commit' })
    await stands(page)
    await quiet()
    for (const fault of await plainFaults(page)) say(fault)
    const { sum, moved } = await shiftsOf(page)
    if (sum > MOST_SHIFTED) say(`jumps by ${sum.toFixed(3)} while it loads: ${moved}`)
    await keepPicture(page, picture, width)
    for (const fault of await axeFaults(page)) say(fault)
    for (const fault of await focusFaults(page)) say(fault)
    if (width === ends[0]) faults.push(...(await lookBetween(page, address, picture)))
  }
  return faults
}

/** Checks the widths between the ends without loading the page again; the content is the same. */
async function lookBetween(page: Page, address: string, picture: string): Promise<string[]> {
  const faults: string[] = []
  const isCustomers = page.url().startsWith(addresses().customer)
  for (const width of isCustomers ? [...between, narrowest] : between) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await plainFaults(page)) faults.push(`${address} at ${width} px: ${fault}`)
    if (width === narrowest)
      for (const word of await brokenWords(page))
        faults.push(`${address} at ${width} px: breaks the word ${word}`)
    await keepPicture(page, picture, width)
  }
  return faults
}

/** Screenshots take a third of the tour's time, so they are taken only with `npm run test:all`. */
async function keepPicture(page: Page, picture: string, width: number): Promise<void> {
  if (process.env['PUENTE_TEST_ALL'] === '1')
    await page.screenshot({ path: pictureAt(picture, width), fullPage: true })
}

const pictureAt = (picture: string, width: number) => {
  const [name, kind] = picture.split('/')
  return `test-results/pictures/${name}-${width}-${kind}.png`
}

/**
 * Longest wait for a screen. A failed request is retried three times with growing delays, and requests may
 * follow each other. On a machine under load that exceeds the usual wait.
 */
const PATIENCE = { timeout: 60_000 }

/** Resolves when the screen has its heading and no part is loading. */
export async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), page.url()).toBeVisible(PATIENCE)
  // The gallery shows loading states permanently.
  if (new URL(page.url()).pathname !== '/gallery')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, PATIENCE)
  // The account panel of a signed-in customer is loaded separately.
  if ((await page.context().cookies(page.url())).some(({ name }) => name === 'puente_session'))
    await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible(PATIENCE)
}

export const plainFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) faults.push(`is ${over} px wider than the window`)
    const headings = document.querySelectorAll('h1').length
    if (headings !== 1) faults.push(`has ${headings} headings of rank one`)
    if (document.title.trim() === '') faults.push('has no title')
    return faults
  })

/** Words broken over two lines. Codes and addresses may break. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement
      if (around === null || around.closest('code, option, script, style, [popover]') !== null) continue
      if (!around.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<![^\s])\p{L}{3,24}(?![^\s.,:;?!)])/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (first !== undefined && rest.some(({ top }) => top >= first.bottom - 1)) found.add(word)
      }
    }
    return [...found]
  })
