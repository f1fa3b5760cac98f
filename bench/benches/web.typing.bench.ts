import type { Locator, Page } from 'playwright-core'
import { demoPassword, emailOf } from '../../e2e/kit/demo.ts'
import { order } from '../../e2e/kit/orders.ts'
import { sessionOf } from '../../e2e/kit/session.ts'
import { defineBench } from '../harness/bench.ts'
import { openWeb, slowPage, type Web } from '../kit/web.ts'

/** The browser reports no event shorter than this. */
const LEAST_TOLD_MS = 16

/** A field to type into, each in its own page. */
interface Place {
  readonly name: string
  readonly page: Page
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

type Open = Omit<Place, 'page' | 'typed' | 'field'> & {
  readonly path: string
  readonly label: string
  readonly signedIn?: boolean
}

const opens: readonly [Open, ...Open[]] = [
  { name: 'calculator', path: '/', label: 'Tú envías', text: '1234567' },
  { name: 'sign-up', path: '/signup', label: 'Correo electrónico', text: 'nueva.persona@correo.cl' },
  {
    name: 'recipient',
    path: '/send?corridor=us-usd&side=send&amount=100000',
    label: 'Nombre completo',
    text: 'María de los Ángeles Fernández',
    signedIn: true,
  },
  {
    name: 'transfers search',
    path: '/transfers',
    label: 'Referencia o monto',
    text: 'PU-2026-000123',
    signedIn: true,
  },
]

async function openPlace(web: Web, { name, path, label, text, signedIn = false }: Open): Promise<Place> {
  const { page } = await slowPage(web, { line: false })
  await page.setViewportSize({ width: 1366, height: 768 })
  await watchEvents(page)
  if (signedIn) {
    const data = { email: emailOf('persona'), password: demoPassword }
    const answer = await page.request.post('/api/session', { data })
    if (!answer.ok()) throw new Error(`the demo person does not get in: ${await answer.text()}`)
  }
  await page.goto(path)
  if (name === 'recipient') {
    // Earlier recipients are offered first; the form follows that page.
    await page.waitForURL(/\/send\/recipient/)
    await page.goto('/send/recipient/new')
  }
  const field = page.getByLabel(label).first()
  await field.fill('')
  // Events before the first key belong to opening the page.
  await page.evaluate(() => {
    ;(window as unknown as { durations: number[] }).durations.length = 0
  })
  return { name, page, field, text, typed: 0 }
}

/** A bare input field: the browser's own time for a key. */
async function openBare(web: Web): Promise<Place> {
  const { page } = await slowPage(web, { line: false })
  await page.goto('about:blank')
  await page.setContent('<label>Bare <input></label>')
  return { name: 'bare', page, field: page.getByLabel('Bare'), text: 'abcdefgh', typed: 0 }
}

/** Types the next key of the field's text, and starts again at its end. */
async function typeOn(place: Place): Promise<void> {
  const at = place.typed % place.text.length
  if (at === 0) await place.field.fill('')
  await place.field.pressSequentially(place.text.charAt(at))
  place.typed += 1
}

async function worstOf({ page, name }: Place): Promise<string> {
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  const worst = durations.length === 0 ? `< ${LEAST_TOLD_MS}` : Math.max(...durations).toFixed(0)
  return `${name} ${worst} ms`
}

/**
 * The slowest event while a whole text is typed into a field and no other page is open, because open pages
 * slow each other.
 */
async function worstAlone(web: Web, open: Open): Promise<string> {
  const place = await openPlace(web, open)
  try {
    for (const _ of place.text) {
      await typeOn(place)
      await place.page.waitForTimeout(BETWEEN_KEYS_MS)
    }
    return await worstOf(place)
  } finally {
    await place.page.context().close()
  }
}

const [calculator] = opens

export const bench = defineBench<Typing>({
  name: 'web.typing',
  unit: 'keys',
  about:
    'a text in each of four fields, one page at a time, then one key after another; a processor four times slower',
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
      for (const open of opens) worst.push(await worstAlone(web, open))
      return { web, worst, calculator: await openPlace(web, calculator), bare: await openBare(web) }
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
    notes: [`worst event while typing: ${worst.join(', ')}; promised 100 ms`],
  }),
  end: ({ web }) => web.end(),
})
