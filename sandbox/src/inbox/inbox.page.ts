import type { FastifyInstance } from 'fastify'
import { goTo, notFoundPage, sendPage, type Fields } from '../http/page-routes.ts'
import { moment } from '../pages/format.ts'
import { html, Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { act, chip, field } from '../pages/pieces.ts'
import type { Inbox, Message } from './inbox.ts'

/** The HTML of a mail may run no script and load nothing. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** Opens the inbox page: every mail, SMS and message to a browser, the newest first, with a button that bounces a mail. */
export function inboxPage(scope: FastifyInstance, inbox: Inbox): void {
  scope.get<{ Querystring: Fields }>('/inbox', ({ query }, reply) => {
    const to = (query['to'] ?? '').trim()
    return sendPage(reply, page(inbox.latest(to, 100), to))
  })
  scope.get<{ Params: { id: string } }>('/inbox/read/:id/html', ({ params }, reply) => {
    const message = inbox.byId(params.id)
    if (message === undefined) return sendPage(reply, notFoundPage(), 404)
    return sendPage(reply, new Html(message.html), 200, mailPolicy)
  })
  scope.post<{ Params: { id: string }; Body: Fields }>(
    '/inbox/page/:id/bounce',
    ({ params, body }, reply) => {
      inbox.bounce(params.id)
      const to = body?.['to'] ?? ''
      return goTo(reply, to === '' ? '/inbox' : `/inbox?to=${encodeURIComponent(to)}`)
    },
  )
}

function page(messages: readonly Message[], to: string): Html {
  const body = html`
    <p class="lead">
      Los correos, los SMS y los avisos al navegador que Puente envía terminan aquí. Ninguno sale de este
      computador.
    </p>
    <section>
      <form method="get" action="/inbox">
        <div class="pair">
          ${field({ name: 'to', label: 'Correo o teléfono', value: to })}
          <button>Filtrar</button>
        </div>
      </form>
      ${to !== '' && html`<p class="after"><a href="/inbox">Ver todos</a></p>`}
    </section>
    <section>
      <h2>Mensajes</h2>
      ${messages.length === 0 && html`<p class="empty">${to === '' ? 'Todavía no llega ningún mensaje.' : `No hay mensajes para «${to}».`}</p>`}
      ${messages.map((message) => article(message, to))}
    </section>
  `
  return layout({ title: 'Bandeja de entrada', body, section: '/inbox' })
}

function article(message: Message, filter: string): Html {
  const title = message.channel === 'sms' ? 'SMS' : message.subject || 'Sin asunto'
  const channel = { mail: 'correo', sms: 'SMS', push: 'aviso al navegador' }[message.channel]
  return html`<article class="mail">
    <header>
      <h3>${title}</h3>
      <span class="muted">${moment(message.receivedAt)}</span>
    </header>
    <p>
      ${chip(channel, 'info')} ${message.bounced === 1 && chip('rebotado', 'bad')} para
      <strong>${message.to}</strong>
    </p>
    <p class="text">${linked(message.text)}</p>
    ${
      message.channel === 'mail' &&
      message.html !== '' &&
      html`<details>
        <summary>Ver como correo</summary>
        <iframe title="Correo: ${title}" src="/inbox/read/${message.id}/html" loading="lazy" sandbox></iframe>
      </details>`
    }
    ${
      message.channel === 'mail' &&
      message.bounced === 0 &&
      act(
        `/inbox/page/${message.id}/bounce`,
        'Hacer rebotar',
        filter === '' ? {} : { to: filter },
        `${title}, para ${message.to}`,
      )
    }
  </article>`
}

/** The text with its http addresses as links. */
function linked(text: string): (Html | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:)])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part))
}
