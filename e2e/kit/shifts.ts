import type { BrowserContext, Page } from '@playwright/test'

interface Shift {
  readonly value: number
  /** The element that moved furthest, and its positions. */
  readonly what: string
}

/** Makes every page of this context record its layout shifts while it loads. */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const top = ({ y }: DOMRectReadOnly) => `${Math.round(y)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources[0]
        const place = moved?.node instanceof Element ? moved.node : moved?.node?.parentElement
        const name = `${place?.tagName.toLowerCase() ?? 'nothing'} “${(place?.textContent ?? '').slice(0, 40)}”`
        const from =
          moved === undefined ? '' : ` from ${top(moved.previousRect)} to ${top(moved.currentRect)}`
        shifts.push({ value: entry.value, what: name + from })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The layout shift so far, summed as in CLS, and what moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    moved: shifts.map(({ value, what }) => `${what} by ${value.toFixed(3)}`).join('; '),
  }
}
