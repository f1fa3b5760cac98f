import { money, moment } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { facts } from '../pages/pieces.ts'
import { shownRut } from '../registry/rut.ts'
import type { Payment } from './payments.store.ts'

const words = {
  confirmed: { title: 'Pago aprobado', tone: 'ok', says: 'El dinero ya está en la cuenta de Puente.' },
  processing: {
    title: 'Pago en proceso',
    tone: 'warn',
    says: 'Tu banco aprobó el pago y lo abona en 30 minutos, por el reloj de prueba.',
  },
  rejected: { title: 'Pago rechazado', tone: 'bad', says: 'No se movió dinero.' },
  reversed: { title: 'Pago reversado', tone: 'bad', says: 'El banco devolvió este dinero a quien pagó.' },
} as const

/** The page with the outcome of a payment and the link to the next page. */
export function resultPage(payment: Payment, next: { readonly href: string; readonly name: string }): Html {
  const { title, tone, says } = words[payment.status]
  const body = html`
    <div class="notice ${tone}" role="status"><p>${says}</p></div>
    <div class="card">
      <p class="big">${money(payment.amount)}</p>
      <p class="muted">pesos chilenos</p>
      ${facts([
        ['Desde', html`${payment.payerBank}, <span class="keep">${payment.payerAccount}</span>`],
        [
          'Quién paga',
          html`${payment.payerName}, <span class="keep">RUT ${shownRut(payment.payerRut)}</span>`,
        ],
        ['Referencia', payment.reference === '' ? 'Sin referencia' : payment.reference],
        ['Fecha', payment.creditedAt === null ? 'Sin abono' : moment(payment.creditedAt)],
        ['Comprobante', html`<code>${payment.id}</code>`],
      ])}
    </div>
    <p><a class="button main" href="${next.href}">${next.name}</a></p>
  `
  return layout({ title, body, asBank: true })
}
