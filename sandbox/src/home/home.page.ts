import type { FastifyInstance } from 'fastify'
import { sendPage } from '../http/page-routes.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import type { MagicLine } from '../magic.ts'
import { clabeCheckDigit } from '../rails/checks.ts'
import { magicLines } from './magic-table.ts'

const services = [
  { path: '/bank', name: 'Banco', says: 'Pagos recibidos, devoluciones, saldos.' },
  {
    path: '/bank/transfer',
    name: 'Transferir a Puente',
    says: 'Una transferencia simple, con los datos que quieras.',
  },
  {
    path: '/rails',
    name: 'Pagos al exterior',
    says: 'Lo que Puente paga fuera de Chile, con botones para cada desenlace.',
  },
  { path: '/rates', name: 'Tipos de cambio', says: 'El mercado de prueba contra el peso chileno.' },
  { path: '/names', name: 'Listas de vigilancia', says: 'Nombres inventados que dan coincidencia.' },
  { path: '/registry', name: 'Registros', says: 'Personas y empresas conocidas.' },
  { path: '/inbox', name: 'Bandeja de entrada', says: 'Los correos y SMS que Puente envía.' },
  { path: '/control', name: 'Control', says: 'El reloj, los tipos de cambio y las fallas.' },
] as const

/** Opens the home page: an introduction, links, and the table of magic values. */
export function homePage(scope: FastifyInstance): void {
  const page = home()
  scope.get('/', (_request, reply) => sendPage(reply, page))
}

function home(): Html {
  const groups = Map.groupBy(magicLines, ({ where }) => where)
  const body = html`
    <p class="lead">
      Aquí viven el banco, los pagos al exterior, el mercado, las listas, los registros y el correo con que
      Puente habla cuando no hay nada real detrás. El dinero, las personas y las empresas son inventados.
    </p>
    <ul class="services">
      ${services.map(
        ({ path, name, says }) =>
          html`<li>
            <a href="${path}"><strong>${name}</strong><span>${says}</span></a>
          </li>`,
      )}
    </ul>
    <section id="valores">
      <h2>Valores que eligen el desenlace</h2>
      <p class="muted">
        Escríbelos en Puente o en el banco. Todo lo demás sigue su camino normal: los pagos se confirman al
        momento y los envíos se abonan en un segundo.
      </p>
      <table class="said">
        <caption class="unseen">
          Valores que eligen el desenlace
        </caption>
        <thead>
          <tr>
            <th scope="col">Valor</th>
            <th scope="col">Qué pasa</th>
          </tr>
        </thead>
        ${[...groups].map(([where, lines]) => group(where, lines))}
      </table>
      <h3>Cuentas que sirven de ejemplo</h3>
      <p>
        En Estados Unidos, cualquier cuenta con ese final y el número de ruta <code>021000021</code>. En
        México, una CLABE con su dígito verificador, como <code>${clabeEnding('9901')}</code> (rechazo) o
        <code>${clabeEnding('9904')}</code> (demora).
      </p>
    </section>
  `
  return layout({ title: 'Todo lo que rodea a Puente', body, section: '/' })
}

function group(where: string, lines: readonly MagicLine[]): Html {
  const rows = lines.map(
    ({ value, says }) =>
      html`<tr>
        <td data-head="Valor">
          <div><strong>${value}</strong></div>
        </td>
        <td data-head="Qué pasa"><div>${says}</div></td>
      </tr>`,
  )
  return html`<tbody>
    <tr class="group">
      <th colspan="2" scope="rowgroup">${where}</th>
    </tr>
    ${rows}
  </tbody>`
}

/** A CLABE with a valid check digit that ends in these digits. */
function clabeEnding(ending: string): string {
  const tries = Array.from({ length: 10 }, (_, digit) => `0321800001${digit}000${ending.slice(0, -1)}`)
  const first = tries.find((candidate) => clabeCheckDigit(candidate) === ending.slice(-1))
  return `${first ?? ''}${ending.slice(-1)}`
}
