import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#f8b133"/><path d="M6 22c2-8 18-8 20 0M6 12v12M26 12v12M12 17v7M20 17v7" fill="none" stroke="#2b1d00" stroke-width="2.4" stroke-linecap="round"/></svg>`

/** Serves the stylesheet and the icon of the pages. */
export function assets(app: FastifyInstance): void {
  const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8')
  app.get('/style.css', (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  )
  app.get('/icon.svg', (_request, reply) => reply.header('content-type', 'image/svg+xml').send(icon))
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 302))
}
