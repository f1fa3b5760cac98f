import type { Locator, Page } from 'playwright-core'
import { order } from '../../e2e/kit/orders.ts'
import { sessionOf } from '../../e2e/kit/session.ts'
import { defineBench } from '../harness/bench.ts'
import { median, openWeb, slowPage, type SlowPage, type Web } from '../kit/web.ts'
import { openPlace, typingPlaces, type TypingPlace } from '../kit/typing-places.ts'

/** The browser reports no event shorter than this. */
const LEAST_TOLD_MS = 16

/** A field to type into, each in its own page. */
interface Place extends SlowPage {
  readonly name: string
  readonly field: Locator
  readonly text: string
  typed: number
}

interface Typing {
  readonly web: Web
  /** The slowest event of each field, typed into without other pages. */
  readonly worst: readonly string[]
  readonly calculator: Place
  readonly bare: Place
}

/** The delay between keys of a fast typist. */
const BETWEEN_KEYS_MS = 120

const watchEvents = (page: Page) =>
  page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    const observer = new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration))
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })

async function openSlow(web: Web, place: TypingPlace): Promise<Place> {
  const { page, devtools } = await slowPage(web, { line: false })
  await page.setViewportSize({ width: 1366, height: 768 })
  await watchEvents(page)
  const field = await openPlace(page, place)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  // Events before the first key belong to opening the page.
  await page.evaluate(() => {
    ;(window as unknown as { durations: number[] }).durations.length = 0
  })
  return { name: place.name, page, devtools, field, text: place.text, typed: 0 }
}

/** A bare input field: the browser's own time for a key. */
async function openBare(web: Web): Promise<Place> {
  const { page, devtools } = await slowPage(web, { line: false })
  await page.goto('about:blank')
  await page.setContent('<label>Bare <input></label>')
  return { name: 'bare', page, devtools, field: page.getByLabel('Bare'), text: 'abcdefgh', typed: 0 }
}

/** Types the next key of the field's text, and starts again at its end. */
async function typeOn(place: Place): Promise<void> {
  const at = place.typed % place.text.length
  if (at === 0) await place.field.fill('')
  await place.field.pressSequentially(place.text.charAt(at))
  place.typed += 1
}

/** The processor time of the page's main thread so far, in ms. */
async function busyMs({ devtools }: Place): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function worstOf({ page }: Place): Promise<string> {
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  return durations.length === 0 ? `< ${LEAST_TOLD_MS}` : Math.max(...durations).toFixed(0)
}

/**
 * The slowest event while a text is typed into a field, and the processor time per key. Other load on the machine changes
 * the first and not the second. Only one page is open, because other open pages would take processor time.
 */
async function worstAlone(web: Web, of: TypingPlace): Promise<string> {
  const place = await openSlow(web, of)
  try {
    const keysMs: number[] = []
    for (const _ of place.text) {
      const before = await busyMs(place)
      await typeOn(place)
      await place.page.waitForTimeout(BETWEEN_KEYS_MS)
      keysMs.push((await busyMs(place)) - before)
    }
    const most = Math.max(...keysMs).toFixed(0)
    return `${place.name} ${await worstOf(place)} ms (processor ${median(keysMs).toFixed(0)}, at most ${most})`
  } finally {
    await place.page.context().close()
  }
}

const [calculator] = typingPlaces

export const bench = defineBench<Typing>({
  name: 'web.typing',
  unit: 'keys',
  about:
    'a text in a field of each kind of form, one page at a time, then one key after another; a processor four times slower',
  callers: 1,
  baseline: {
    name: 'a bare input',
    run: async ({ bare }) => {
      await typeOn(bare)
      return 1
    },
  },
  prepare: async () => {
    const web = await openWeb()
    try {
      // A user needs at least one order for the search to be shown.
      await order(await sessionOf('persona'))
      const worst: string[] = []
      for (const place of typingPlaces) worst.push(await worstAlone(web, place))
      return { web, worst, calculator: await openSlow(web, calculator), bare: await openBare(web) }
    } catch (error) {
      await web.end()
      throw error
    }
  },
  run: async (typing) => {
    await typeOn(typing.calculator)
    return 1
  },
  verify: async ({ worst, calculator: { typed } }) => ({
    broken: typed === 0 ? ['nothing was typed'] : [],
    notes: [`worst event while typing: ${worst.join(', ')}; promised 100 ms per event`],
  }),
  end: ({ web }) => web.end(),
})
