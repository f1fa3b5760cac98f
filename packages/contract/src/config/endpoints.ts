import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'

/** What a browser may know of the configuration; served at run time, so that one build serves every environment. */
export const publicConfig = z.strictObject({
  environment: z.enum(['sandbox', 'production']),
  brandName: text(60),
  /** Where the browser finds the API; the page's own origin when it is absent. */
  apiUrl: z.optional(text(200)),
  /** The site's public address. */
  publicUrl: text(200),
  /** Where the app is opened: the public site sends whoever signs in there. */
  appUrl: text(200),
  staleTimeMs: z.number(),
  maxUploadBytes: z.number(),
  /** Where payments are made, of this environment; the pay step follows an address elsewhere to nowhere. */
  paymentUrl: z.optional(text(200)),
  /** The operator's private site, of this environment. */
  privateSiteUrl: z.optional(text(200)),
  /** Address forms may search: a maps service is configured. Its key stays on the server. */
  findsAddresses: z.optional(z.literal(true)),
  /** Which chat opens at /api/chat-widget. */
  chatWidgetId: z.optional(text(200)),
  sandboxUrl: z.optional(text(200)),
  /** Who answers for the service; nothing of it is written in code. */
  operator: z.optional(
    z.strictObject({
      legalName: z.optional(text(120)),
      rut: z.optional(text(20)),
      address: z.optional(text(200)),
      email: z.optional(text(120)),
      phone: z.optional(text(40)),
      /** The number under which the UAF keeps it. */
      uafRegistration: z.optional(text(40)),
    }),
  ),
  /** Where reports of errors say they go; the browser sends them to our own tunnel. */
  errorReports: z.optional(z.strictObject({ dsn: text(300), environment: text(20), release: text(100) })),
})
export type PublicConfig = z.output<typeof publicConfig>

export const getConfig = endpoint({
  name: 'getConfig',
  summary: 'The run-time configuration that a browser may see.',
  method: 'GET',
  path: '/api/config',
  who: 'anyone',
  reply: publicConfig,
  refusals: [],
})

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Answers ok only when database, migrations, worker and relay are all well.',
  method: 'GET',
  path: '/api/health',
  who: 'anyone',
  reply: z.strictObject({
    status: z.literal('ok'),
    /** Events that were told and could not be heard; absent when there are none. */
    deadEvents: z.optional(z.int()),
    /**
     * Present while sending is stopped, because a partner's list contains instructions that the books have not sent.
     */
    sending: z.optional(z.literal('closed')),
  }),
  refusals: ['unavailable'],
})
