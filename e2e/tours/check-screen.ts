import type { Page } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { axeFaults, axeFaultsResized, darkFaults } from '../kit/axe.ts'
import { shiftsOf } from '../kit/shifts.ts'
import { focusFaults } from './focus-order.ts'

/** Widths at which a screen is checked by axe and by keyboard. */
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

/** Who uses a screen: customers mostly on phones, staff on desktops. */
export type Audience = 'customers' | 'staff'

/**
 * The ends at which a screen is loaded, the first one first. At the other end the window is resized, because loading
 * again takes most of the time; `npm run test:all` loads at both.
 */
function loadedAt(audience: Audience): readonly number[] {
  const ordered = audience === 'staff' ? ends : ends.toReversed()
  return process.env['PUENTE_TEST_ALL'] === '1' ? ordered : ordered.slice(0, 1)
}

/** Checks one screen at every width and returns every fault; its screenshots are in test-results. */
export async function lookAt(
  { page, quiet }: Looker,
  address: string,
  picture: string,
  audience: Audience,
): Promise<string[]> {
  const faults: string[] = []
  const loaded = loadedAt(audience)
  for (const width of new Set([...loaded, ...ends])) {
    const say = (fault: string) => faults.push(`${address} at ${width} px: ${fault}`)
    await page.setViewportSize({ width, height: width < 500 ? 844 : 768 })
    // The router restores the scroll position, and the keyboard check has just scrolled to the end.
    await page.evaluate(() => scrollTo(0, 0))
    if (loaded.includes(width)) {
      await page.goto(address, { waitUntil: 'commit' })
      await stands(page)
    }
    await quiet()
    for (const fault of await stayingFaults(page)) say(fault)
    if (loaded.includes(width)) {
      const { sum, moved } = await shiftsOf(page)
      if (sum > MOST_SHIFTED) say(`jumps by ${sum.toFixed(3)} while it loads: ${moved}`)
    }
    await keepPicture(page, picture, width)
    for (const fault of await (loaded.includes(width) ? axeFaults : axeFaultsResized)(page)) say(fault)
    if (width === loaded[0] && isCustomers(page)) {
      const look = () => keepPicture(page, picture.replace('/', '-dark/'), width)
      for (const fault of await darkFaults(page, look)) say(fault)
    }
    for (const fault of await focusFaults(page)) say(fault)
    if (width === loaded[0]) faults.push(...(await lookBetween(page, address, picture)))
  }
  return faults
}

/** Pages of the customers' web, which have narrow widths and a dark scheme. */
const isCustomers = (page: Page): boolean => page.url().startsWith(addresses().customer)

/** Checks the widths between the ends without loading the page again; the content is the same. */
async function lookBetween(page: Page, address: string, picture: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of isCustomers(page) ? [...between, narrowest] : between) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await stayingFaults(page)) faults.push(`${address} at ${width} px: ${fault}`)
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

/**
 * Resolves when the screen has its heading and no part is loading. The conditions are checked in the page, in every
 * frame: the intervals of Playwright's expectations would take half of a load's time.
 */
export async function stands(page: Page): Promise<void> {
  const cookies = await page.context().cookies(page.url())
  const facts = {
    // The account panel of a signed-in customer is loaded separately.
    panel: cookies.some(({ name }) => name === 'puente_session'),
    // The gallery shows loading states permanently.
    mayBeBusy: new URL(page.url()).pathname === '/gallery',
  }
  try {
    await page.waitForFunction(isReady, facts, PATIENCE)
  } catch (error) {
    throw new Error(`${page.url()} did not finish loading`, { cause: error })
  }
}

/** Runs in the browser. */
function isReady({ panel, mayBeBusy }: { panel: boolean; mayBeBusy: boolean }): boolean {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  if (![...document.querySelectorAll('h1')].some(isShown)) return false
  if (!mayBeBusy && document.querySelector('[aria-busy="true"]') !== null) return false
  const named = [...document.querySelectorAll('button[aria-label^="Cuenta de "]')]
  return !panel || named.some(isShown)
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

const STAYS_MS = 30_000

/**
 * The faults that a resized page has for half a minute. While a page inserts styles, Chromium may apply the media rules
 * of its former width after `matchMedia` has the new one, for a second, and for longer on a machine under load.
 */
async function stayingFaults(page: Page): Promise<string[]> {
  for (const until = Date.now() + STAYS_MS; ;) {
    const faults = await plainFaults(page)
    if (faults.length === 0 || Date.now() > until) return faults
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

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
