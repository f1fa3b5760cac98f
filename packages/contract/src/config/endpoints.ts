import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'

/**
 * The public configuration of a browser. It is served at run time, so that one build works in every
 * environment.
 */
export const publicConfig = z.strictObject({
  environment: z.enum(['sandbox', 'production']),
  brandName: text(60),
  /** The base address of the API; absent when it is the page's own origin. */
  apiUrl: z.optional(text(200)),
  /** The site's public address. */
  publicUrl: text(200),
  /** The address of the app. The public site sends users there after sign-in. */
  appUrl: text(200),
  staleTimeMs: z.number(),
  maxUploadBytes: z.number(),
  /**
   * The base address of the bank's payment pages in this environment. The pay page does not follow links to
   * another address.
   */
  paymentUrl: z.optional(text(200)),
  /** The operator's private site, of this environment. */
  privateSiteUrl: z.optional(text(200)),
  /**
   * True when a maps service is configured and forms may search for addresses. Its key stays on the server.
   */
  findsAddresses: z.optional(z.literal(true)),
  /** The id of the chat widget that is served at /api/chat-widget. */
  chatWidgetId: z.optional(text(200)),
  sandboxUrl: z.optional(text(200)),
  /** The company that operates the service. The code contains none of these values. */
  operator: z.optional(
    z.strictObject({
      legalName: z.optional(text(120)),
      rut: z.optional(text(20)),
      address: z.optional(text(200)),
      email: z.optional(text(120)),
      phone: z.optional(text(40)),
      /** Its registration number at the UAF (Chile's financial intelligence unit). */
      uafRegistration: z.optional(text(40)),
    }),
  ),
  /** The DSN in error reports. The browser sends the reports to a tunnel of this service. */
  errorReports: z.optional(z.strictObject({ dsn: text(300), environment: text(20), release: text(100) })),
})
export type PublicConfig = z.output<typeof publicConfig>

export const getConfig = endpoint({
  name: 'getConfig',
  summary: 'The run-time configuration of the browser.',
  method: 'GET',
  path: '/api/config',
  who: 'anyone',
  reply: publicConfig,
  refusals: [],
})

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Responds ok when database, migrations, worker and relay are healthy.',
  method: 'GET',
  path: '/api/health',
  who: 'anyone',
  reply: z.strictObject({
    status: z.literal('ok'),
    /** Events whose delivery failed for good; absent when there are none. */
    deadEvents: z.optional(z.int()),
    /**
     * Present while sending is stopped, because a partner's list contains instructions that the books have not sent.
     */
    sending: z.optional(z.literal('closed')),
  }),
  refusals: ['unavailable'],
})
