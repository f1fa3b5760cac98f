import type { FastifyInstance } from 'fastify'
import { allCorridors } from '../modules/corridors/index.ts'
import type { Config } from '../platform/config/index.ts'
import type { Runtime } from '../platform/work.ts'
import { customerKnows } from './web-paths.ts'

const visitor = { kind: 'system', name: 'site-files' } as const

/** The pages that search engines may list. Those of countries are added from the corridors. */
const publicPages = [
  '/',
  '/pricing',
  '/help',
  '/security-center',
  '/regulation',
  '/complaints',
  '/terms',
  '/privacy',
  '/verify-receipt',
]
const notForRobots = ['/api/', '/send', '/transfers', '/recipients', '/login', '/track/']

/** Serves /robots.txt and /sitemap.xml. A sandbox disallows all crawlers. */
export async function serveSiteFiles(
  app: FastifyInstance,
  runtime: Runtime,
  { publicUrl, environment }: Pick<Config, 'publicUrl' | 'environment'>,
): Promise<void> {
  app.get('/robots.txt', async (_request, reply) => {
    const refused = environment === 'sandbox' ? ['/'] : notForRobots
    const lines = ['User-agent: *', ...refused.map((path) => `Disallow: ${path}`)]
    await reply.type('text/plain').send(`${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const corridors = await runtime.work(visitor, allCorridors)
    const countries = new Set(corridors.map(({ country }) => `/to/${country.toLowerCase()}`))
    const places = [...publicPages, ...[...countries].sort()]
    const urls = places.map((path) => `  <url><loc>${escaped(publicUrl + path)}</loc></url>`)
    await reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      )
  })
}

/** Whether an address is one of the app's. A country's page exists while a corridor to it is in force. */
export const knowsCustomerAddress =
  (runtime: Runtime, { environment }: Pick<Config, 'environment'>) =>
  async (address: string): Promise<boolean> => {
    const country = /^\/to\/([a-z]{2})$/.exec(address)?.[1]
    if (country === undefined) return customerKnows(environment)(address)
    const corridors = await runtime.work(visitor, allCorridors)
    return corridors.some((corridor) => corridor.country.toLowerCase() === country)
  }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
