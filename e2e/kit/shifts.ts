import type { BrowserContext, Page } from '@playwright/test'

interface Shift {
  readonly value: number
  /** When it happened, in ms since the page's beginning. */
  readonly at: number
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
        shifts.push({ value: entry.value, at: entry.startTime, what: name + from })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** A session window ends after a second without a shift, and after five seconds (web.dev, "Evolving the CLS metric"). */
const [GAP_MS, WINDOW_MS] = [1000, 5000] as const

/** The cumulative layout shift so far: the largest sum of a session window, and what moved in it. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sessions: Shift[][] = []
  for (const shift of shifts) {
    const current = sessions.at(-1)
    const [first, last] = [current?.[0], current?.at(-1)]
    if (first === undefined || last === undefined) sessions.push([shift])
    else if (shift.at - last.at >= GAP_MS || shift.at - first.at >= WINDOW_MS) sessions.push([shift])
    else current?.push(shift)
  }
  const sums = sessions.map((session) => session.reduce((total, { value }) => total + value, 0))
  const sum = Math.max(0, ...sums)
  const largest = sessions[sums.indexOf(sum)] ?? []
  return { sum, moved: largest.map(({ value, what }) => `${what} by ${value.toFixed(3)}`).join('; ') }
}
