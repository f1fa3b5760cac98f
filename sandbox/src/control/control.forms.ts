import type { FastifyInstance } from 'fastify'
import { nextBankingDay } from '../clock/banking-days.ts'
import { farthestOffsetMs, moveClock } from '../clock/move.ts'
import { momentOf } from '../clock/santiago.ts'
import { answerFailures, falseReports, webhookFailures } from '../failures/failures.ts'
import { chooseFaceAnswer, faceAnswers } from '../faces/answers.ts'
import { Refused } from '../http/answers.ts'
import { partners } from '../http/keys.ts'
import { goTo, type Fields } from '../http/page-routes.ts'
import type { Partners } from '../partners.ts'
import { isSpeed } from '../rails/speeds.ts'
import { tamperings, tamperWithRates } from '../rates/tamper.ts'
import type { World } from '../world.ts'
import { backToNormal, eraseWorld } from './reset.ts'

/** Handles the forms of the control page; each redirects to its part of the page. */
export function controlForms(scope: FastifyInstance, world: World, all: Partners): void {
  const form = (path: string, anchor: string, handle: (fields: Fields) => void) =>
    scope.post<{ Body: Fields }>(`/control/page/${path}`, ({ body }, reply) => {
      handle(body ?? {})
      return goTo(reply, `/control#${anchor}`)
    })
  form('clock', 'reloj', (fields) => moveClock(world, offsetFor(world, fields)))
  form('rates', 'tipos', ({ action, base = '', mid = '', percent = '' }) => {
    const chosen = tamperings.find((known) => known === action)
    if (chosen === undefined) throw misunderstood('Elige qué hacer con el tipo de cambio.')
    const known = all.rates.currencies.isBase(base) && { base }
    tamperWithRates(world, all.rates, { action: chosen, mid, percent, ...known })
  })
  form('speed', 'velocidad', ({ speed = '' }) => {
    if (!isSpeed(speed)) throw misunderstood('Elige una velocidad.')
    all.payouts.setSpeed(speed)
  })
  form('faces', 'rostros', ({ answer }) => {
    const chosen = faceAnswers.find((known) => known === answer)
    if (chosen === undefined) throw misunderstood('Elige qué responde.')
    chooseFaceAnswer(world.settings, chosen)
  })
  form('failures', 'fallas', ({ partner, kind, slowMs = '', calls = '' }) => {
    const whom = partners.find((known) => known === partner)
    const what = [...answerFailures, ...webhookFailures, ...falseReports].find((known) => known === kind)
    if (whom === undefined || what === undefined) throw misunderstood('Elige a quién le falla y qué falla.')
    const slow = count(slowMs, 'La espera', 600_000) ?? 3_000
    world.failures.set(whom, { kind: what, slowMs: slow, calls: count(calls, 'Las llamadas', 1_000_000) })
  })
  form('failures/clear', 'fallas', ({ partner }) => {
    const whom = partners.find((known) => known === partner)
    if (whom !== undefined) world.failures.clear(whom)
  })
  form('reset', 'volver', () => backToNormal(world, all.payouts, all.rates))
  form('erase', 'volver', ({ sure }) => {
    if (sure !== 'yes') throw misunderstood('Marca la casilla para vaciar el mundo.')
    eraseWorld(world, all.payouts, all.rates)
  })
}

function offsetFor({ clock }: World, { to, at = '' }: Fields): number {
  switch (to) {
    case 'hour':
      return clock.offsetMs() + 3_600_000
    case 'day':
      return clock.offsetMs() + 86_400_000
    case 'banking-day': {
      const now = clock.now()
      return clock.offsetMs() + nextBankingDay(now) - now
    }
    case 'real':
      return 0
    default: {
      const [date = '', time = ''] = at.split('T')
      const wanted = momentOf({ date, time: /^\d\d:\d\d$/.test(time) ? `${time}:00` : time })
      if (wanted === null) throw misunderstood('Escribe una fecha y una hora completas.')
      const offset = wanted - clock.realNow()
      if (Math.abs(offset) > farthestOffsetMs)
        throw misunderstood('Elige una fecha a menos de 10 años de hoy.')
      return offset
    }
  }
}

function count(text: string, what: string, most: number): number | null {
  if (text.trim() === '') return null
  const number = Number(text)
  if (!/^\d+$/.test(text.trim()) || number < 1 || number > most) {
    throw misunderstood(`${what}: escribe un número entero de 1 a ${most.toLocaleString('es-CL')}.`)
  }
  return number
}

function misunderstood(message: string): Refused {
  return new Refused(400, 'malformed', message)
}
