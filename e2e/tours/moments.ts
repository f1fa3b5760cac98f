import type { BrowserContext, Page, Route } from '@playwright/test'
import { axeFaults } from '../kit/axe.ts'
import { plainFaults, stands, type Looker } from './look.ts'

/** What a screen may meet besides an ordinary day: no rows at all, the longest words, a server that answers nothing. */
export const moments = ['empty', 'long', 'failing'] as const
export type Moment = (typeof moments)[number]

/** Who asks, and what the web needs to stand at all, is answered as ever. */
const SHELL = /\/api\/(session|config)/
/** What people and staff type, and what names them. */
const TYPED =
  /^(name|title|detail|text|note|reason|fileName|street|employer|occupation|givenNames|surnames|city)$/
const LONG =
  'Wenceslao Maximiliano Fernández-Goycoolea Sotomayor de la Concepción y Compañía Limitada AdministradoraGeneralDeInversiones'

const AGAIN = /Intentar de nuevo|Intentar otra vez|Reintentar/
const WIDTH = 390
/** They ask again by themselves while somebody looks, or go on without what is missing. */
const GOES_ON = /^\/(send(\/amount|\/purpose)?|support\/new)$/

/** Lets every page of a context live through this moment; answers how often it refused to answer. */
export async function letLive(
  context: BrowserContext,
  moment: Moment,
  spared: RegExp = /^$/,
): Promise<() => number> {
  let refused = 0
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/api/monitoring') return route.fulfill({ status: 200 })
    if (route.request().method() !== 'GET' || SHELL.test(pathname)) return route.fallback()
    if (moment !== 'failing') return withOther(route, moment, spared.test(pathname))
    if (spared.test(pathname)) return route.fallback()
    refused += 1
    return route.fulfill({ status: 503, contentType: 'application/problem+json', body: PROBLEM })
  })
  return () => refused
}

const PROBLEM = JSON.stringify({ status: 503, code: 'unavailable', title: 'unavailable', part: 'database' })

async function withOther(route: Route, moment: 'empty' | 'long', isSpared: boolean): Promise<void> {
  const response = await route.fetch().catch(() => undefined)
  if (response === undefined) return route.abort()
  const isJson = /json/.test(response.headers()['content-type'] ?? '')
  if (!isJson || !response.ok() || (isSpared && moment === 'empty')) return route.fulfill({ response })
  const body: unknown = await response.json()
  return route.fulfill({ response, json: moment === 'empty' ? emptied(body) : lengthened(body) })
}

const emptied = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)
    ? { ...body, items: [], next: undefined }
    : Array.isArray(body)
      ? []
      : body

function lengthened(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return TYPED.test(key) ? LONG : value
  if (Array.isArray(value)) return value.map((one) => lengthened(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthened(one, name)]))
}

/** Looks at one screen in a moment, on a phone, and says everything that is wrong with it. */
export async function lookThrough(
  { page, quiet }: Looker,
  address: string,
  moment: Moment,
  refused: () => number,
): Promise<string[]> {
  const before = refused()
  await page.setViewportSize({ width: WIDTH, height: 844 })
  await page.goto(address, { waitUntil: 'commit' })
  const faults = await comes(page, quiet)
  if (faults.length === 0) faults.push(...(await plainFaults(page)), ...(await axeFaults(page)))
  if (refused() > before && !GOES_ON.test(address) && !(await offersAgain(page)))
    faults.push('does not offer to try again')
  if (faults.length > 0) await page.screenshot({ path: pictureOf(address, moment), fullPage: true })
  return faults.map((fault) => `${address} when ${moment}: ${fault}`)
}

/** Waits until the screen stands, and says so when it never does. */
const comes = (page: Page, quiet: Looker['quiet']): Promise<string[]> =>
  stands(page)
    .then(quiet)
    .then(
      () => [],
      () => ['never stands'],
    )

const offersAgain = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: AGAIN }).count()) > 0

const pictureOf = (address: string, moment: Moment) =>
  `test-results/moments/${moment}${address.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)}.png`
