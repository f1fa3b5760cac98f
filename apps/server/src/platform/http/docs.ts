import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

/** Serves a listener's contract at /api/openapi.json and as a page to read at /api/docs. */
export async function serveDocs(app: FastifyInstance, document: object): Promise<void> {
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(text))
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      // The reader is a page of its own with inline scripts; nothing else is served under this policy.
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'",
      )
    })
    await scope.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { content: text, withDefaultFonts: false, hideClientButton: true, telemetry: false },
    })
  })
}
