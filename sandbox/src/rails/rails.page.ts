import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { goTo, sendPage, type Fields } from '../http/page-routes.ts'
import { money, moment } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { act, chip, table } from '../pages/pieces.ts'
import { advancePayout, possiblePushes, pushes, type Push } from './advance.ts'
import { historyOf } from './payout.ts'
import type { Payouts } from './payouts.ts'
import type { Payout } from './payouts.store.ts'
import { speedIn, speeds } from './speeds.ts'

/** Opens the rails' page: the payouts, and a button for each manual action. */
export function railsPage(scope: FastifyInstance, world: World, payouts: Payouts): void {
  scope.get('/rails', (_request, reply) =>
    sendPage(reply, page(payouts.store.latest(100), speeds[speedIn(world.settings)].name)),
  )
  scope.post<{ Params: { reference: string }; Body: Fields }>('/rails/page/:reference', (http, reply) => {
    const push = pushes.find((known) => known === http.body?.['to'])
    if (push !== undefined) advancePayout(world, payouts, http.params.reference, push)
    return goTo(reply, '/rails')
  })
}

const chips = {
  accepted: chip('aceptado', 'info'),
  sent: chip('enviado al banco', 'info'),
  credited: chip('abonado', 'ok'),
  rejected: chip('rechazado', 'bad'),
  returned: chip('devuelto', 'bad'),
}

const labels: Readonly<Record<Push, string>> = {
  next: 'Avanzar',
  delayed: 'Demorar',
  sent: 'Aceptar y enviar',
  credited: 'Abonar',
  rejected: 'Rechazar',
  returned: 'Devolver',
}

function page(list: readonly Payout[], speed: string): Html {
  const columns = [
    { head: 'Destinatario' },
    { head: 'Riel' },
    { head: 'Monto', number: true },
    { head: 'Estado' },
    { head: 'Acciones' },
  ] as const
  const body = html`
    <p class="lead">
      Los pagos que Puente ordena fuera de Chile. Van solos a velocidad
      <strong>${speed.toLowerCase()}</strong> (<a href="/control#velocidad">cambiar</a>), o con estos botones.
    </p>
    <section>
      ${table('Pagos al exterior, el más nuevo primero', columns, list.map(row), 'Puente todavía no ordena ningún pago.')}
    </section>
  `
  return layout({ title: 'Pagos al exterior', body, section: '/rails' })
}

function row(payout: Payout): (Html | string)[] {
  const last = historyOf(payout).at(-1)
  const action = `/rails/page/${encodeURIComponent(payout.clientReference)}`
  const buttons = possiblePushes(payout.status).map((push) =>
    act(action, labels[push], { to: push }, payout.name),
  )
  return [
    html`<strong>${payout.name}</strong><small>${payout.clientReference}</small>`,
    html`${payout.rail}<small class="keep">${payout.account}</small>`,
    money(payout.amount, payout.currency),
    html`${chips[payout.status]}<small>${last && moment(Date.parse(last.at))}</small>
      ${payout.code !== null && html`<small>${payout.code}</small>`} ${waiting(payout)}`,
    buttons.length === 0
      ? html`<span class="muted">ninguna</span>`
      : html`<div class="actions tight">${buttons}</div>`,
  ]
}

function waiting(payout: Payout): Html | false {
  if (payout.status !== 'accepted' && payout.status !== 'sent') return false
  if (payout.dueAt === null) return html`<small>espera un botón</small>`
  return (
    payout.outcome === 'Demora' &&
    payout.status === 'accepted' &&
    html`<small>sigue a las ${moment(payout.dueAt)}</small>`
  )
}
