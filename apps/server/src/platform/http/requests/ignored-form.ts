import type { FastifyInstance } from 'fastify'

/** The form of a one-click unsubscription has one field (RFC 8058). */
const FORM_LIMIT_BYTES = 4096

/** Opens routes that also accept a form, and ignore it. */
export function withIgnoredForm(app: FastifyInstance, open: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, _form, done) => done(null, undefined),
    )
    open(scope)
  })
}
