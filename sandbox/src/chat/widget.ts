import type { FastifyInstance } from 'fastify'

/** The simulated chat's script. It adds a box to the page and lists what it can access there. */
const script = `(() => {
  const reach = (what, look) => { try { return look() ? what : '' } catch { return '' } }
  const found = [
    reach('page', () => parent.document.body !== null && parent !== window),
    reach('cookies', () => document.cookie !== undefined),
    reach('storage', () => localStorage !== null),
  ].filter(Boolean)
  const { widgetId } = document.currentScript.dataset
  document.body.innerHTML = '<main style="font:15px sans-serif;padding:24px"><h1 style="font-size:18px">' +
    'Chat de prueba</h1><p data-widget></p><p><label>Escribe tu mensaje<br><input></label></p></main>'
  document.querySelector('[data-widget]').textContent =
    'Sala ' + widgetId + '. Alcanza de la app: ' + (found.join(', ') || 'nada') + '.'
})()
`

/** Serves the script of the simulated chat. */
export function chatWidget(app: FastifyInstance): void {
  app.get('/chat/widget.js', (_request, reply) => reply.type('text/javascript').send(script))
}
