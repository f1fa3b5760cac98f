import type { FastifyInstance } from 'fastify'
import { wallTime } from '../clock/santiago.ts'
import { faceAnswerIn, faceAnswers, faceWords } from '../faces/answers.ts'
import { sendPage } from '../http/page-routes.ts'
import { money, moment } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { choice, facts, field } from '../pages/pieces.ts'
import type { Partners } from '../partners.ts'
import { speedIn, speeds } from '../rails/speeds.ts'
import { ratesTable } from '../rates/rates.page.ts'
import type { World } from '../world.ts'
import { controlForms } from './control.forms.ts'
import { deliveriesPart } from './deliveries.part.ts'
import { failuresPart } from './failures.part.ts'

/** Opens the control page: clock, speed of payouts, rates, faults, webhooks, and reset. */
export function controlPage(scope: FastifyInstance, world: World, all: Partners): void {
  controlForms(scope, world, all)
  scope.get('/control', (_request, reply) => sendPage(reply, page(world, all)))
}

function page(world: World, all: Partners): Html {
  const body = html`
    <p class="lead">Mueve el tiempo, el mercado y las fallas de este mundo. Puente lo nota por sí mismo.</p>
    <div class="columns">
      ${clockPart(world)}
      <div>${speedPart(world)} ${facesPart(world)} ${balancesPart(all)}</div>
    </div>
    ${ratesPart(all)} ${failuresPart(world)} ${deliveriesPart(world)} ${resetPart()}
  `
  return layout({ title: 'Control', body, section: '/control' })
}

function clockPart({ clock }: World): Html {
  const { date, time } = wallTime(clock.now())
  const jumps = [
    ['hour', '+1 hora'],
    ['day', '+1 día'],
    ['banking-day', '+1 día hábil bancario'],
    ['real', 'Volver a la hora real'],
  ] as const
  return html`<section id="reloj">
    <h2>Reloj de prueba</h2>
    <p class="big">${moment(clock.now()).slice(0, -3)}</p>
    <p class="muted">Hora de Santiago. ${distance(clock.offsetMs())}</p>
    <form method="post" action="/control/page/clock">
      <div class="actions tight">
        ${jumps.map(([to, name]) => html`<button class="small" name="to" value="${to}">${name}</button>`)}
      </div>
    </form>
    <form method="post" action="/control/page/clock">
      ${field({ name: 'at', label: 'Ir a una fecha', type: 'datetime-local', value: `${date}T${time.slice(0, 5)}`, required: true })}
      <button>Mover el reloj</button>
    </form>
  </section>`
}

function distance(offsetMs: number): string {
  if (offsetMs === 0) return 'Es la hora real.'
  const minutes = Math.round(Math.abs(offsetMs) / 60_000)
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return `${words.join(' ') || 'Menos de un minuto'} ${offsetMs > 0 ? 'adelante' : 'atrás'} de la hora real.`
}

function speedPart({ settings }: World): Html {
  const options = Object.entries(speeds).map(([value, { name }]) => ({ value, name }))
  return html`<section id="velocidad">
    <h2>Velocidad de los pagos al exterior</h2>
    <form method="post" action="/control/page/speed">
      ${choice('speed', 'Desde que se aceptan hasta que se abonan', options, speedIn(settings))}
      <button>Cambiar velocidad</button>
    </form>
  </section>`
}

function facesPart({ settings }: World): Html {
  const options = faceAnswers.map((value) => ({ value, name: faceWords[value] }))
  return html`<section id="rostros">
    <h2>Comparación de rostros</h2>
    <form method="post" action="/control/page/faces">
      ${choice('answer', 'Qué responde sobre cada selfie', options, faceAnswerIn(settings))}
      <button>Cambiar respuesta</button>
    </form>
  </section>`
}

function balancesPart({ bank }: Partners): Html {
  return html`<section>
    <h2>Saldos en el banco</h2>
    ${facts([
      ['Dinero de clientes', money(String(bank.balances.of('client-money')))],
      ['Dinero del operador', money(String(bank.balances.of('operator-money')))],
    ])}
    <p><a href="/bank">Ver el banco</a></p>
  </section>`
}

function ratesPart({ rates }: Partners): Html {
  const { currencies } = rates
  const options = [
    { value: '', name: 'Todas' },
    ...currencies.bases.map((base) => ({ value: base, name: `${base}, ${currencies.nameOf(base)}` })),
  ]
  return html`<section id="tipos">
    <h2>Tipos de cambio</h2>
    ${ratesTable(rates)}
    <form method="post" action="/control/page/rates">
      <div class="thirds">
        ${choice('base', 'Moneda', options, 'USD')}
        <div class="pair">
          ${field({ name: 'mid', label: 'Pesos por unidad' })}
          <button name="action" value="set">Fijar</button>
        </div>
        <div class="pair">
          ${field({ name: 'percent', label: 'Salto en %, como 3,5 o -2' })}
          <button name="action" value="jump">Saltar</button>
        </div>
      </div>
      <div class="actions tight">
        <button class="small" name="action" value="stale">Detener la hora del dato</button>
        <button class="small" name="action" value="silent">Dejar sin respuesta</button>
        <button class="small" name="action" value="auto">Volver a automático</button>
      </div>
    </form>
  </section>`
}

function resetPart(): Html {
  return html`<section id="volver">
    <h2>Volver atrás</h2>
    <div class="columns">
      <form method="post" action="/control/page/reset">
        <p>
          Quita todas las fallas, vuelve a la hora real, a los tipos automáticos y a la velocidad normal. El
          dinero y los mensajes quedan.
        </p>
        <button>Volver todo a la normalidad</button>
      </form>
      <form method="post" action="/control/page/erase">
        <p>Borra pagos, devoluciones, mensajes y avisos, y deja los saldos en cero. Puente no se entera.</p>
        <label class="check"
          ><input type="checkbox" name="sure" value="yes" required /><span
            >Sí, quiero vaciar el mundo de prueba</span
          ></label
        >
        <button class="danger">Vaciar el mundo</button>
      </form>
    </div>
  </section>`
}
