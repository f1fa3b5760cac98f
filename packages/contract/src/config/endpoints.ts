import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'

/** What a browser may know of the configuration; served at run time, so that one build serves every environment. */
export const publicConfig = z.strictObject({
  environment: z.enum(['sandbox', 'production']),
  brandName: text(60),
  publicUrl: text(200),
  staleTimeMs: z.number(),
  maxUploadBytes: z.number(),
  sandboxUrl: z.optional(text(200)),
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
  reply: z.strictObject({ status: z.literal('ok') }),
  refusals: ['unavailable'],
})
