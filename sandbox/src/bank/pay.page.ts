import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '../world.ts'
import { goTo, notFoundPage, sendPage, type Fields } from '../http/page-routes.ts'
import { money, typedPesos } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { facts, field } from '../pages/pieces.ts'
import { shownRut } from '../registry/rut.ts'
import type { Bank } from './bank.ts'
import { capLeft } from './first-day-cap.ts'
import type { Payment } from './payments.store.ts'
import { accountOfOther, accountsOf, type DemoAccount } from './people.ts'
import type { PaymentRequest } from './requests.ts'
import { resultPage } from './result.page.ts'

type Faults = { readonly amount?: string }

/** Opens the page where a person pays Puente's request: choose an account, change the amount, approve or decline. */
export function payPage(scope: FastifyInstance, world: World, bank: Bank): void {
  const show = (
    reply: FastifyReply,
    request: PaymentRequest,
    typed: Fields,
    faults: Faults,
    status: number,
  ) => sendPage(reply, page(request, bank.payments.store.ofRequest(request.id), typed, faults), status)

  scope.get<{ Params: { id: string } }>('/bank/pay/:id', (http, reply) => {
    const request = bank.requests.byId(http.params.id)
    return request === undefined ? sendPage(reply, notFoundPage(), 404) : show(reply, request, {}, {}, 200)
  })
  scope.post<{ Params: { id: string }; Body: Fields }>('/bank/pay/:id', async (http, reply) => {
    const request = bank.requests.byId(http.params.id)
    if (request === undefined) return sendPage(reply, notFoundPage(), 404)
    const typed = http.body ?? {}
    const account = choicesOf(request).find(({ id }) => id === typed['account']) ?? choicesOf(request)[0]
    const amount = typedPesos(typed['amount'])
    const declined = typed['action'] === 'reject'
    if (account === undefined || (amount === null && !declined)) {
      return show(
        reply,
        request,
        typed,
        { amount: 'Escribe un monto en pesos, sin decimales y mayor que cero.' },
        422,
      )
    }
    const order = {
      requestId: request.id,
      reference: request.clientReference,
      amount: amount ?? request.amount,
      from: account,
    }
    if (declined) return goTo(reply, resultPath(request, bank.payments.reject(order)))
    const left = capLeft(account, bank.payments.store.ofAccount(account.number), world.clock.now())
    if (left !== null && BigInt(order.amount) > left)
      return show(reply, request, typed, { amount: capWords(left) }, 422)
    return goTo(reply, resultPath(request, await bank.payments.approve(order)))
  })
  scope.get<{ Params: { id: string; payment: string } }>('/bank/pay/:id/result/:payment', (http, reply) => {
    const request = bank.requests.byId(http.params.id)
    const payment = bank.payments.store.byId(http.params.payment)
    if (request === undefined || payment?.requestId !== request.id)
      return sendPage(reply, notFoundPage(), 404)
    return sendPage(reply, resultPage(payment, { href: request.returnUrl, name: 'Volver a Puente' }))
  })
}

function resultPath(request: PaymentRequest, payment: Payment): string {
  return `/bank/pay/${request.id}/result/${payment.id}`
}

function choicesOf(request: PaymentRequest): DemoAccount[] {
  return [...accountsOf(request.payerRut), accountOfOther(request.payerRut)]
}

function capWords(left: bigint): string {
  return `Puente es un destinatario nuevo para esta cuenta: hoy puedes enviarle hasta ${money(String(left))}. No se movió dinero. Baja el monto o usa otra cuenta.`
}

function page(request: PaymentRequest, earlier: readonly Payment[], typed: Fields, faults: Faults): Html {
  const accounts = choicesOf(request)
  const chosen = typed['account'] ?? accounts[0]?.id
  const body = html`
    ${paidNotice(earlier)}
    <div class="card">
      <p class="muted">Puente te pide</p>
      <p class="big">${money(request.amount)}</p>
      <p class="muted">pesos chilenos</p>
      ${facts([
        ['Para', 'Puente, cuenta de dinero de clientes'],
        ['Motivo', request.description],
        ['Referencia', request.clientReference],
        ['RUT de quien paga', shownRut(request.payerRut)],
      ])}
    </div>
    <form method="post" action="/bank/pay/${request.id}" novalidate>
      <fieldset>
        <legend>Paga desde</legend>
        ${accounts.map((account) => pick(account, account.id === chosen))}
      </fieldset>
      <div class="amount">
        ${field({
          name: 'amount',
          label: 'Monto a pagar',
          hint: 'En pesos. Puedes pagar otro monto que el pedido.',
          value: typed['amount'] ?? money(request.amount).slice(1),
          fault: faults.amount,
          numeric: true,
        })}
      </div>
      <div class="actions">
        <button class="main" name="action" value="approve">Aprobar pago</button>
        <button name="action" value="reject">Rechazar pago</button>
      </div>
    </form>
  `
  return layout({ title: 'Pagar a Puente', body, asBank: true })
}

function pick(account: DemoAccount, checked: boolean): Html {
  const { id, bank, kind, number, name, rut, firstDayCap } = account
  return html`<label class="pick">
    <input type="radio" name="account" value="${id}" ${checked && html`checked`} />
    <span>
      <strong>${id === 'otra' ? 'Otra persona (otro RUT)' : `${bank}, ${kind.toLowerCase()}`}</strong>
      <small>
        ${id === 'otra' ? `${bank}, ${kind.toLowerCase()}` : 'Cuenta'} <span class="keep">${number}</span>
      </small>
      <small>${name}, <span class="keep">RUT ${shownRut(rut)}</span></small>
      ${
        firstDayCap !== null &&
        html`<em>Tope del primer día para destinatarios nuevos: ${money(String(firstDayCap))}</em>`
      }
    </span>
  </label>`
}

function paidNotice(earlier: readonly Payment[]): Html | false {
  const confirmed = earlier.filter(({ status }) => status === 'confirmed')
  if (confirmed.length === 0) return false
  const total = confirmed.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  return html`<div class="notice">
    <p>
      Ya pagaste <strong>${money(String(total))}</strong> de este cobro. Si pagas otra vez, Puente recibe ese
      dinero también.
    </p>
  </div>`
}
