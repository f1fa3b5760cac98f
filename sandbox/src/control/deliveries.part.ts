import { moment } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { chip, table } from '../pages/pieces.ts'
import type { Delivery } from '../webhooks/deliveries.store.ts'
import type { World } from '../world.ts'

const chips = {
  pending: chip('por entregar', 'warn'),
  held: chip('retenido', 'info'),
  done: chip('entregado', 'ok'),
  suppressed: chip('perdido a propósito', 'bad'),
}

/** The part of the control page that shows the webhooks sent to Puente. */
export function deliveriesPart({ deliveries, puenteUrl }: World): Html {
  const columns = [
    { head: 'Aviso' },
    { head: 'Estado' },
    { head: 'Intentos', number: true },
    { head: 'Último intento' },
  ] as const
  const waiting = deliveries.counts().find(({ state }) => state === 'pending')?.n ?? 0
  return html`<section id="avisos">
    <h2>Avisos a Puente</h2>
    <p class="muted">
      Van firmados a <code>${puenteUrl}</code>.
      ${waiting === 0 ? 'Ninguno espera entrega.' : `${waiting} esperan entrega.`}
    </p>
    ${table('Los últimos avisos, el más nuevo primero', columns, deliveries.latest(8).map(row), 'Todavía no hay avisos.')}
  </section>`
}

function row(delivery: Delivery): (Html | string)[] {
  const next = delivery.state === 'pending' && delivery.attempts > 0
  return [
    html`<strong>${delivery.type}</strong><small>${delivery.eventId}</small>`,
    chips[delivery.state],
    String(delivery.attempts),
    html`${delivery.result === '' ? html`<span class="muted">ninguno</span>` : delivery.result}
    ${next && html`<small>otro a las ${moment(delivery.dueAt)}</small>`}`,
  ]
}
