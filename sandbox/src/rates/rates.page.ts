import type { FastifyInstance } from 'fastify'
import { sendPage } from '../http/page-routes.ts'
import { moment } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { chip, table, type Tone } from '../pages/pieces.ts'
import type { Rates, Tampering } from './rates.ts'

/** Opens the page of the simulated market. */
export function ratesPage(scope: FastifyInstance, rates: Rates): void {
  scope.get('/rates', (_request, reply) => sendPage(reply, page(rates)))
}

function page(rates: Rates): Html {
  const body = html`
    <p class="lead">
      El mercado de prueba: pesos chilenos por una unidad de cada moneda. Se mueve despacio, siempre igual
      para la misma hora, y nunca más de 0,5 % en una hora. Fija, haz saltar o detén un tipo de cambio en
      <a href="/control#tipos">Control</a>.
    </p>
    <section>${ratesTable(rates)}</section>
  `
  return layout({ title: 'Tipos de cambio', body, section: '/rates' })
}

/** The current rates, with the manual changes to each. */
export function ratesTable(rates: Rates): Html {
  const columns = [
    { head: 'Moneda' },
    { head: 'Pesos por unidad', number: true },
    { head: 'Hora del dato' },
    { head: 'Estado' },
  ] as const
  return table(
    'Tipos de cambio',
    columns,
    rates.currencies.bases.map((base) => row(rates, base)),
    '',
  )
}

function row(rates: Rates, base: string): (Html | string)[] {
  const { mid, asOf } = rates.mid(base)
  const marks = marksOf(rates.tampering(base))
  return [
    html`<strong>${base}</strong><small>${rates.currencies.nameOf(base)}</small>`,
    mid.replace('.', ',').replace(/^\d{4,}/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, '.')),
    moment(Date.parse(asOf)),
    html`${marks.map(([word, tone]) => chip(word, tone))}`,
  ]
}

function marksOf({ fixedE8, jumpPpm, staleAt, silent }: Tampering): [string, Tone][] {
  const marks: [string, Tone][] = []
  if (fixedE8 !== null) marks.push(['fijado', 'info'])
  if (jumpPpm !== 0n) marks.push(['con salto', 'warn'])
  if (staleAt !== null) marks.push(['detenido', 'bad'])
  if (silent) marks.push(['sin respuesta', 'bad'])
  return marks.length === 0 ? [['automático', 'ok']] : marks
}
