import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { goTo, sendPage, type Fields } from '../http/page-routes.ts'
import { money, moment } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { act, chip, table } from '../pages/pieces.ts'
import { shownRut } from '../registry/rut.ts'
import type { Bank } from './bank.ts'
import type { Payment } from './payments.store.ts'
import { payPage } from './pay.page.ts'
import type { Refund } from './refunds.store.ts'
import { transferPage } from './transfer.page.ts'

/** Opens all of the bank's pages. */
export function bankPages(scope: FastifyInstance, world: World, bank: Bank): void {
  payPage(scope, world, bank)
  transferPage(scope, world, bank)
  scope.get('/bank', (_request, reply) => sendPage(reply, page(bank)))
  scope.post<{ Params: { id: string } }>('/bank/page/payments/:id/reverse', (http, reply) => {
    bank.payments.reverse(http.params.id)
    return goTo(reply, '/bank')
  })
  scope.post<{ Params: { reference: string }; Body: Fields }>(
    '/bank/page/refunds/:reference',
    (http, reply) => {
      bank.refunds.end(http.params.reference, http.body?.['to'] === 'rejected' ? 'rejected' : 'settled')
      return goTo(reply, '/bank')
    },
  )
}

function page(bank: Bank): Html {
  const balance = (account: 'client-money' | 'operator-money') => money(String(bank.balances.of(account)))
  const body = html`
    <p class="lead">El banco chileno de Puente: recibe pagos, devuelve dinero y guarda las dos cuentas.</p>
    <div class="columns">
      <section>
        <h2>Dinero de clientes</h2>
        <p class="big">${balance('client-money')}</p>
        <p class="muted">pesos chilenos</p>
      </section>
      <section>
        <h2>Dinero del operador</h2>
        <p class="big">${balance('operator-money')}</p>
        <p class="muted">pesos chilenos</p>
      </section>
    </div>
    <p>
      <a class="button main" href="/bank/transfer">Transferir a Puente</a>
      <a class="button" href="/statements">Cartolas</a>
    </p>
    <section>
      <h2>Pagos recibidos</h2>
      ${payments(bank.payments.store.latest(50))}
    </section>
    <section>
      <h2>Devoluciones</h2>
      ${refunds(bank.refunds.latest(50))}
    </section>
  `
  return layout({ title: 'Banco de Prueba', body, section: '/bank' })
}

const paymentChips = {
  processing: chip('en proceso', 'warn'),
  confirmed: chip('confirmado', 'ok'),
  rejected: chip('rechazado', 'bad'),
  reversed: chip('reversado', 'bad'),
}

function payments(list: readonly Payment[]): Html {
  const columns = [
    { head: 'Quién' },
    { head: 'Referencia' },
    { head: 'Abono' },
    { head: 'Estado' },
    { head: 'Monto', number: true },
    { head: 'Acción' },
  ] as const
  const rows = list.map((payment) => [
    html`<strong>${payment.payerName}</strong><small>RUT ${shownRut(payment.payerRut)}</small>`,
    payment.reference === '' ? html`<span class="muted">sin referencia</span>` : payment.reference,
    payment.creditedAt === null ? html`<span class="muted">sin abono</span>` : moment(payment.creditedAt),
    paymentChips[payment.status],
    money(payment.amount),
    payment.status === 'confirmed'
      ? act(
          `/bank/page/payments/${payment.id}/reverse`,
          'Reversar',
          {},
          `${money(payment.amount)} de ${payment.payerName}`,
        )
      : html`<span class="muted">ninguna</span>`,
  ])
  return table('Pagos recibidos, el más nuevo primero', columns, rows, 'Todavía no llega ningún pago.')
}

const refundChips = {
  accepted: chip('aceptada', 'info'),
  settled: chip('abonada', 'ok'),
  rejected: chip('rechazada', 'bad'),
}

function refunds(list: readonly Refund[]): Html {
  const columns = [
    { head: 'Para' },
    { head: 'Cuenta' },
    { head: 'Estado' },
    { head: 'Monto', number: true },
    { head: 'Acción' },
  ] as const
  const rows = list.map((refund) => {
    const path = `/bank/page/refunds/${encodeURIComponent(refund.clientReference)}`
    return [
      html`<strong>${refund.toName}</strong><small>RUT ${refund.toRut}</small>`,
      html`${refund.toBank}<small>${refund.toAccount}</small>`,
      refundChips[refund.status],
      money(refund.amount),
      refund.status === 'accepted'
        ? html`<div class="actions tight">
            ${act(path, 'Abonar', { to: 'settled' }, refund.toName)}
            ${act(path, 'Rechazar', { to: 'rejected' }, refund.toName)}
          </div>`
        : html`<span class="muted">ninguna</span>`,
    ]
  })
  return table('Devoluciones, la más nueva primero', columns, rows, 'Todavía no hay devoluciones.')
}
