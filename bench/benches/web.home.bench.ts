import { defineBench } from '../harness/bench.ts'
import { median, openWeb, slowPage, type Web } from '../kit/web.ts'

/** The minimum number of loads for the median; slow machines fit fewer into the windows. */
const LEAST_LOADS = 3

interface Load {
  readonly lcpMs: number
  readonly shifted: number
  readonly jsBytes: number
  readonly requestsBeforeLcp: number
  readonly requests: number
}

interface Loading {
  readonly web: Web
  readonly loads: Load[]
}

/** Opens `/` for the first time until the price is shown, and returns the browser's measurements. */
async function load(web: Web): Promise<Load> {
  const { page } = await slowPage(web, { line: true })
  await page.addInitScript(() => {
    const seen = { lcpMs: 0, shifted: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcpMs = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.waitForFunction(() => {
    const received = document.querySelectorAll<HTMLInputElement>('input[inputmode]')
    return received.length > 1 && [...received].every(({ value }) => value !== '')
  })
  const found = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { lcpMs: number; shifted: number } }
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = resources.filter(({ name }) => /\.js(\?|$)/.test(name))
    return {
      ...seen,
      jsBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requestsBeforeLcp: 1 + resources.filter(({ responseEnd }) => responseEnd <= seen.lcpMs).length,
      requests: 1 + resources.length,
    }
  })
  await page.context().close()
  return found
}

export const bench = defineBench<Loading>({
  name: 'web.home',
  unit: 'loads',
  about: 'the first load of / in a browser: 1.6 Mbps, 150 ms, a processor four times slower, 390 px',
  callers: 1,
  baseline: {
    name: 'one small file, same line',
    run: async ({ web }) => {
      const { page } = await slowPage(web, { line: true })
      await page.goto('/robots.txt', { waitUntil: 'networkidle' })
      await page.context().close()
      return 1
    },
  },
  prepare: async () => ({ web: await openWeb(), loads: [] }),
  run: async ({ web, loads }) => {
    loads.push(await load(web))
    return 1
  },
  verify: async ({ web, loads }) => {
    while (loads.length < LEAST_LOADS) loads.push(await load(web))
    const of = (what: keyof Load) => median(loads.map((one) => one[what]))
    return {
      broken: loads.some(({ lcpMs }) => lcpMs === 0) ? ['a load painted nothing'] : [],
      notes: [
        `LCP ${of('lcpMs').toFixed(0)} ms, CLS ${of('shifted').toFixed(3)}: medians of ${loads.length} loads`,
        `JavaScript ${(of('jsBytes') / 1000).toFixed(1)} kB compressed; ${of('requestsBeforeLcp')} requests before LCP, ${of('requests')} in all`,
      ],
    }
  },
  end: ({ web }) => web.end(),
})
