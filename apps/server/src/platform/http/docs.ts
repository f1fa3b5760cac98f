import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface DocsOptions {
  /** Checks who may read the contract; everyone by default. */
  readonly mayRead?: (request: FastifyRequest) => Promise<boolean>
  /** False serves only the document, without the page, whose scripts the content security policy does not allow. */
  readonly page: boolean
}

/** Serves a listener's contract at /api/openapi.json, and a page to read it at /api/docs. */
export async function serveDocs(
  app: FastifyInstance,
  document: object,
  { mayRead, page }: DocsOptions,
): Promise<void> {
  const text = JSON.stringify(document)
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (mayRead !== undefined && !(await mayRead(request))) return reply.callNotFound()
      return undefined
    })
    scope.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(text))
    if (!page) return
    scope.addHook('onSend', async (request, reply) => {
      if (!request.url.startsWith('/api/docs')) return
      // The reader page has inline scripts. This policy applies to it alone.
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
