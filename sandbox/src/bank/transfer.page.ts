import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { goTo, notFoundPage, sendPage, type Fields } from '../http/page-routes.ts'
import { typedPesos } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { field } from '../pages/pieces.ts'
import { readRut, shownRut } from '../registry/rut.ts'
import type { Bank } from './bank.ts'
import { accountsOf, holderName } from './people.ts'
import { resultPage } from './result.page.ts'

type Faults = { readonly amount?: string | undefined; readonly rut?: string | undefined }

/** Opens the page of a plain transfer to Puente's client account: any reference, RUT, name and amount. */
export function transferPage(scope: FastifyInstance, _world: World, bank: Bank): void {
  scope.get<{ Querystring: Fields }>('/bank/transfer', ({ query }, reply) => sendPage(reply, page(query, {})))
  scope.post<{ Body: Fields }>('/bank/transfer', async (http, reply) => {
    const typed = http.body ?? {}
    const rut = readRut(typed['rut'] ?? '')
    const amount = typedPesos(typed['amount'])
    const account = rut === null ? undefined : accountsOf(rut)[0]
    if (rut === null || amount === null || account === undefined) {
      const faults = {
        amount: amount === null ? 'Escribe un monto en pesos, sin decimales y mayor que cero.' : undefined,
        rut: rut === null ? 'Revisa el RUT: su dígito verificador no calza.' : undefined,
      }
      return sendPage(reply, page(typed, faults), 422)
    }
    const name = (typed['name'] ?? '').trim().slice(0, 140) || holderName(rut)
    const reference = (typed['reference'] ?? '').trim().slice(0, 140)
    const payment = await bank.payments.approve({
      requestId: null,
      reference,
      amount,
      from: { ...account, name },
    })
    return goTo(reply, `/bank/transfer/result/${payment.id}`)
  })
  scope.get<{ Params: { id: string } }>('/bank/transfer/result/:id', (http, reply) => {
    const payment = bank.payments.store.byId(http.params.id)
    if (payment === undefined) return sendPage(reply, notFoundPage(), 404)
    return sendPage(reply, resultPage(payment, { href: '/bank/transfer', name: 'Hacer otra transferencia' }))
  })
}

function page(typed: Fields, faults: Faults): Html {
  const body = html`
    <p class="lead">
      El dinero llega a la cuenta de dinero de clientes de Puente con los datos que escribas. Sirve para
      probar pagos sin referencia, desde otro RUT o de más.
    </p>
    <form method="post" action="/bank/transfer" class="card" novalidate>
      <div class="amount">
        ${field({ name: 'amount', label: 'Monto', hint: 'En pesos.', value: typed['amount'], fault: faults.amount, numeric: true })}
      </div>
      ${field({ name: 'reference', label: 'Comentario o referencia', hint: 'Puede quedar vacío.', value: typed['reference'] })}
      ${field({
        name: 'rut',
        label: 'RUT de quien paga',
        hint: 'Por ejemplo 12.345.678-5.',
        value: typed['rut'] && shown(typed['rut']),
        fault: faults.rut,
      })}
      ${field({ name: 'name', label: 'Nombre de quien paga', hint: 'Si queda vacío, lo pone el banco.', value: typed['name'] })}
      <div class="actions"><button class="main">Transferir</button></div>
    </form>
    <p><a href="/bank">Ver el banco</a></p>
  `
  return layout({ title: 'Transferir a Puente', body, asBank: true })
}

function shown(typedRut: string): string {
  const rut = readRut(typedRut)
  return rut === null ? typedRut : shownRut(rut)
}
