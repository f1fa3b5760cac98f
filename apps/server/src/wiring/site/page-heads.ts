import {
  addressOf,
  addressPattern,
  brandWhenBuilt,
  countryCardAddress,
  countryWhenBuilt,
  customerAddresses,
  homeCardAddress,
  publicAddresses,
} from '@puente/contract/addresses'
import { allCorridors, inSantiago, type Corridor } from '../../modules/corridors/index.ts'
import { rateNow } from '../../modules/quotes/index.ts'
import type { Publisher } from '../../modules/terms/index.ts'
import type { FilledPage } from '../../platform/http/web/filled-pages.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { countryGraph, homeGraph } from './structured-data.ts'

const visitor = { kind: 'system', name: 'page-heads' } as const
const regions = new Intl.DisplayNames(['es-CL', 'es'], { type: 'region' })

const { country: countryPage, rates: ratesPage } = customerAddresses
const [isCountryPage, isRatesPage] = [addressPattern(countryPage), addressPattern(ratesPage)]
const publicPaths: ReadonlySet<string> = new Set(publicAddresses.map((name) => customerAddresses[name]))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const nameOf = (code: string): string => regions.of(code) ?? code

interface Head {
  readonly url: string
  readonly image: string
  readonly brand: string
  readonly graph?: object
}

/** Writes the address, the card for social networks and the structured data into the head of a page. */
function withHead(html: string, { url, image, brand, graph }: Head): string {
  const end = html.indexOf('</head>')
  if (end === -1) return html
  const head = html
    .slice(0, end)
    .replace(/<(?:title|meta\s+name="description")[\s\S]*?>[^<]*/g, (found) =>
      found.replaceAll(brandWhenBuilt, () => escaped(brand)),
    )
  const title = (/<title>([^<]*)/.exec(head)?.[1] ?? '').replaceAll('"', '&quot;')
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(head)?.[1] ?? ''
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}" />`
  return [
    head,
    `<link rel="canonical" href="${escaped(url)}" />`,
    property('type', 'website'),
    property('locale', 'es_CL'),
    property('site_name', escaped(brand)),
    property('title', title),
    property('description', description),
    property('url', escaped(url)),
    property('image', escaped(image)),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image" />',
    // Browsers do not run the element, so that the content security policy does not concern it.
    ...(graph === undefined
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`]),
    html.slice(end),
  ].join('\n')
}

/** Writes the country into the page that was prerendered without one. */
const withCountry = (html: string, code: string): string =>
  html
    .replaceAll(nameOf(countryWhenBuilt), () => escaped(nameOf(code)))
    .replaceAll(
      addressOf(countryPage, countryWhenBuilt.toLowerCase()),
      addressOf(countryPage, code.toLowerCase()),
    )

const corridorAt = (corridors: readonly Corridor[], address: string): Corridor | undefined =>
  corridors.find(
    ({ country, currency }) =>
      address === addressOf(countryPage, country.toLowerCase()) ||
      address === addressOf(ratesPage, currency.toLowerCase()),
  )

/**
 * The prerendered page at an address and its head: home, the page of a country, and for other public pages the app with a
 * head of their own. Undefined elsewhere.
 */
export const prerenderedPageAt =
  (runtime: Runtime, publisher: Publisher) =>
  async (address: string): Promise<FilledPage | undefined> => {
    const { brand, site } = publisher
    const url = site + (address === '/' ? '/' : address)
    if (isCountryPage.test(address) || isRatesPage.test(address))
      return runtime.work(visitor, (work) => corridorPage(work, address, { url, publisher }))
    if (!publicPaths.has(address)) return undefined
    const head = { url, image: site + homeCardAddress, brand }
    return address === customerAddresses.home
      ? { file: 'home.html', fill: (html) => withHead(html, { ...head, graph: homeGraph(publisher) }) }
      : { file: 'index.html', fill: (html) => withHead(html, head) }
  }

async function corridorPage(
  work: Work,
  address: string,
  { url, publisher }: { readonly url: string; readonly publisher: Publisher },
): Promise<FilledPage | undefined> {
  const corridor = corridorAt(await allCorridors(work), address)
  if (corridor === undefined) return undefined
  const { country, currency } = corridor
  const { brand, site } = publisher
  // The day changes the address of the picture, which social networks keep.
  const card = addressOf(countryCardAddress, country.toLowerCase())
  const head = { url, image: `${site}${card}?day=${inSantiago(work.now).day}`, brand }
  if (isRatesPage.test(address)) return { file: 'index.html', fill: (html) => withHead(html, head) }
  const now = await rateNow(work, corridor)
  const graph = countryGraph(publisher, { url, country: nameOf(country), currency, now })
  return { file: 'country.html', fill: (html) => withHead(withCountry(html, country), { ...head, graph }) }
}
