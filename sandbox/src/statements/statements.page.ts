import type { FastifyInstance } from 'fastify'
import type { Bank } from '../bank/bank.ts'
import { ownAccounts, type OwnAccount } from '../bank/balances.ts'
import { wallTime } from '../clock/santiago.ts'
import { Refused } from '../http/answers.ts'
import { sendPage } from '../http/page-routes.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { table } from '../pages/pieces.ts'
import { historyOf } from '../rails/payout.ts'
import type { Payouts } from '../rails/payouts.ts'
import type { World } from '../world.ts'
import { camtOf, csvOf, statementOf, type Movement, type Statement } from './statement.ts'

const DAY_MS = 24 * 3_600_000
/** Puente's initial deposit into each of its accounts at the simulated partner. */
const PARTNER_BEGAN_MINOR = 100_000_000_00n
const partnerCurrencies = ['USD', 'EUR', 'MXN', 'PEN', 'COP'] as const
const names: Readonly<Record<OwnAccount, string>> = {
  'client-money': 'Banco de Prueba, dinero de clientes (CLP)',
  'operator-money': 'Banco de Prueba, dinero del operador (CLP)',
}
const numbers: Readonly<Record<OwnAccount, string>> = {
  'client-money': '00-123-45678-9',
  'operator-money': '00-123-45678-7',
}

const dayAt = (at: number): string => wallTime(at).date
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
const inDays = (moved: readonly Movement[]) => moved.map((one) => ({ ...one, day: dayAt(one.at) }))

/** Payouts and returns of the partner in one currency: debited on credit to the recipient, credited when returned. */
function paidOut(payouts: Payouts, currency: string): Movement[] {
  const ofCurrency = payouts.store.all().filter((payout) => payout.currency === currency)
  return ofCurrency.flatMap((payout) => {
    const history = historyOf(payout)
    if (!history.some(({ status }) => status === 'credited')) return []
    return history.flatMap(({ status, at }) => {
      if (status !== 'credited' && status !== 'returned') return []
      const minor = status === 'credited' ? -BigInt(payout.amount) : BigInt(payout.amount)
      return {
        id: `${payout.id}-${status}`,
        at: Date.parse(at),
        minor,
        reference: payout.clientReference,
        words: status === 'credited' ? 'Payout' : 'Returned payout',
        rut: null,
        name: payout.name,
      }
    })
  })
}

/** Opens the statements of Puente’s bank and its partner: a page with the days, and each statement as a file. */
export function statementPages(scope: FastifyInstance, world: World, bank: Bank, payouts: Payouts): void {
  const made = (account: string, from: string, to: string): Statement => {
    const own = ownAccounts.find((one) => one === account)
    if (own !== undefined)
      return statementOf(
        { number: numbers[own], currency: 'CLP', decimals: 0, beganMinor: 0n },
        inDays(bank.balances.moved(own)),
        from,
        to,
      )
    const currency = partnerCurrencies.find((one) => `partner-${one}` === account)
    if (currency === undefined) throw new Refused(404, 'unknown-account', `No hay cuenta ${account}.`)
    return statementOf(
      { number: `SOCIO-${currency}`, currency, decimals: 2, beganMinor: PARTNER_BEGAN_MINOR },
      inDays(paidOut(payouts, currency)).toSorted((a, b) => a.at - b.at),
      from,
      to,
    )
  }
  scope.get('/statements', (_request, reply) => sendPage(reply, page(world.clock.now())))
  scope.get<{ Params: { account: string; format: string }; Querystring: { from?: string; to?: string } }>(
    '/statements/:account/:format',
    ({ params: { account, format }, query }, reply) => {
      const today = dayAt(world.clock.now())
      const [from, to] = [query.from ?? today, query.to ?? query.from ?? today]
      if (!isDay(from) || !isDay(to) || from > to)
        throw new Refused(422, 'unknown-day', 'Los días se escriben como 2026-11-24.')
      const statement = made(account, from, to)
      const isXml = format === 'camt'
      return reply
        .type(isXml ? 'application/xml; charset=utf-8' : 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${account}-${to}.${isXml ? 'xml' : 'csv'}"`)
        .send(isXml ? camtOf(statement) : csvOf(statement))
    },
  )
}

function page(now: number): Html {
  const accounts = [
    ...ownAccounts.map((account) => [account, names[account]] as const),
    ...partnerCurrencies.map((currency) => [`partner-${currency}`, `Socio de pagos, ${currency}`] as const),
  ]
  const [today, yesterday, monthAgo] = [now, now - DAY_MS, now - 30 * DAY_MS].map(dayAt)
  const links = (account: string, name: string, from = '', to = '') =>
    html`<a href="/statements/${account}/csv?from=${from}&to=${to}" aria-label="CSV: ${name}, ${from} a ${to}"
        >CSV</a
      >
      <a
        href="/statements/${account}/camt?from=${from}&to=${to}"
        aria-label="camt.053: ${name}, ${from} a ${to}"
        >camt.053</a
      >`
  const rows = accounts.map(([account, name]) => [
    html`<strong>${name}</strong>`,
    links(account, name, yesterday, yesterday),
    links(account, name, today, today),
    links(account, name, monthAgo, today),
  ])
  const body = html`
    <p class="lead">
      Las cartolas que Puente importa en su conciliación. Cada una trae lo que se movió hasta ahora; el mismo
      día pedido más tarde trae más.
    </p>
    <section>
      ${table(
        'Cartolas por cuenta',
        [{ head: 'Cuenta' }, { head: 'Ayer' }, { head: 'Hoy' }, { head: 'Últimos 30 días' }],
        rows,
        '',
      )}
    </section>
  `
  return layout({ title: 'Cartolas', body, section: '/bank' })
}
