import type { FastifyInstance, FastifyReply } from 'fastify'
import { layout } from '../pages/layout.ts'
import { html, type Html } from '../pages/html.ts'
import { Refused } from './answers.ts'

/** The fields of a submitted form, as typed. */
export type Fields = Readonly<Record<string, string | undefined>>

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Opens a scope of pages: plain forms and HTML, without requests from other sites. */
export function pageRoutes(app: FastifyInstance, define: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    scope.addHook('onRequest', async (request) => {
      const site = request.headers['sec-fetch-site']
      if (request.method === 'POST' && site === 'cross-site') {
        throw new Refused(403, 'other-site', 'Este formulario solo se envía desde el mundo de prueba.')
      }
    })
    scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      const status = error instanceof Refused ? error.status : (error.statusCode ?? 500)
      if (status >= 500) console.error(error)
      return sendPage(reply, faultPage(error), status)
    })
    define(scope)
  })
}

/** Sends a page with a content security policy. Browsers may not cache it, because the data changes. */
export function sendPage(reply: FastifyReply, page: Html, status = 200, rules = policy): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', rules)
    .header('cache-control', 'no-store')
    .send(page.text)
}

/** Redirects the browser with GET after a form was handled. */
export function goTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(path, 303)
}

/** The "not found" page. */
export function notFoundPage(): Html {
  return layout({
    title: 'Aquí no hay nada',
    body: html`<p class="lead">Esta dirección no existe en el mundo de prueba. Revisa que esté completa.</p>
      <p><a href="/">Ir al inicio</a></p>`,
  })
}

/** The text of a refusal on a page; refusals made for pages contain their own text. */
const words: Readonly<Record<string, string>> = {
  'not-possible': 'Eso ya no se puede: el estado cambió mientras mirabas la página.',
  'unknown-payment': 'Ese pago no existe.',
  'unknown-payout': 'Ese pago al exterior no existe.',
  'unknown-refund': 'Esa devolución no existe.',
}

function faultPage(error: Error): Html {
  const reason =
    error instanceof Refused
      ? (words[error.code] ?? error.message)
      : 'El mundo de prueba no entendió el envío o falló.'
  return layout({
    title: 'No se hizo nada',
    body: html`<p class="lead">${reason} Nada cambió: vuelve atrás y prueba otra vez.</p>
      <p><a href="/">Ir al inicio</a></p>`,
  })
}
