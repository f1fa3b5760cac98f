import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a check leaves in the page. */
interface Checked {
  readonly axe: typeof axe
  /** The colours of each shown element when its contrast was last checked. */
  checkedColours?: Map<Element, string>
}

const STAYS_MS = 5000

/**
 * Every violation that axe finds in the document for five seconds, with its position; all rules except the given ones.
 * A button that is about to change its colour has none. It runs in the page itself: AxeBuilder opens a second page for
 * every check, which takes five times as long.
 */
export async function axeFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  for (const until = Date.now() + STAYS_MS; ;) {
    const faults = await page.evaluate(check, { without, isResized: false })
    if (faults.length === 0 || Date.now() > until) return faults
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/**
 * The same after `axeFaults` of the same page at another width. The contrast, which takes two thirds of the time, is
 * checked only for elements that are newly shown or have other colours, with all that they contain.
 */
export const axeFaultsResized = (page: Page): Promise<string[]> =>
  page.evaluate(check, { without: [], isResized: true })

/** Every fault of contrast of the same page in the dark scheme, which it has until `look` is done. */
export async function darkFaults(page: Page, look?: () => Promise<void>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await page.evaluate(async () => {
    const { axe } = window as unknown as Checked
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['color-contrast'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} in the dark scheme at ${target.join(' ')}`),
    )
  })
  await look?.()
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** Runs in the browser. */
async function check({
  without,
  isResized,
}: {
  without: readonly string[]
  isResized: boolean
}): Promise<string[]> {
  const checked = window as unknown as Checked
  const before = isResized ? checked.checkedColours : undefined
  const colours = new Map<Element, string>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    colours.set(element, `${color} ${backgroundColor} ${backgroundImage} ${opacity}`)
  }
  checked.checkedColours = colours
  const changed = before && [...colours].flatMap(([one, now]) => (before.get(one) === now ? [] : [one]))
  const resultTypes: ['violations'] = ['violations']
  const off = changed === undefined ? without : [...without, 'color-contrast']
  const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]))
  const { violations } = await checked.axe.run(document, { resultTypes, rules })
  if (changed !== undefined && changed.length > 0) {
    const contrast = await checked.axe.run({ include: changed }, { resultTypes, runOnly: ['color-contrast'] })
    violations.push(...contrast.violations)
  }
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
