import { byEnding, byWord, type MagicLine } from '../magic.ts'

/** The status of a payout, as the rail reports it. */
export type PayoutStatus = 'accepted' | 'sent' | 'credited' | 'rejected' | 'returned'

/** One step of a payout after it was accepted. */
export type Step = {
  readonly to: PayoutStatus
  /** Milliseconds after the previous step; the name of a step waits as long as the speed on the control page sets. */
  readonly after: 'sent' | 'credited' | number
  /** The reason, for rejected and returned. */
  readonly code?: string
  /** The status in its webhook, when it differs from the true one. */
  readonly reports?: PayoutStatus
}

/**
 * A sequence of steps of a payout, selected by a word in the beneficiary's name or by the end of the account
 * number.
 */
export type Outcome = {
  readonly word: string
  readonly ending: string
  readonly says: string
  readonly steps: readonly Step[]
  /** How the first POST is answered, when not normally. */
  readonly answer?: 'refused' | 'silent' | 'cut' | 'after-webhooks'
  /** How its webhooks are sent, when not normally. */
  readonly manner?: 'twice' | 'held' | 'lost'
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const sent: Step = { to: 'sent', after: 'sent' }
const credited: Step = { to: 'credited', after: 'credited' }

/** The steps of ordinary payouts. */
export const ordinarySteps: readonly Step[] = [sent, credited]

/** Every magic value of the rails; the table on the home page is derived from these rows. */
export const outcomes: readonly Outcome[] = [
  {
    word: 'Imposible',
    ending: '9900',
    says: 'Se niega al momento: el destinatario no puede recibir por este riel.',
    steps: [],
    answer: 'refused',
  },
  {
    word: 'Rechazo',
    ending: '9901',
    says: 'El banco de destino lo rechaza: cuenta cerrada.',
    steps: [sent, { to: 'rejected', after: 'credited', code: 'account-closed' }],
  },
  {
    word: 'Devuelve',
    ending: '9902',
    says: 'Se abona y 3 segundos después vuelve.',
    steps: [sent, credited, { to: 'returned', after: 3_000, code: 'beneficiary-unknown' }],
  },
  {
    word: 'Retorno',
    ending: '9903',
    says: 'Se abona y vuelve 21 días después, por el reloj de prueba.',
    steps: [sent, credited, { to: 'returned', after: 21 * dayMs, code: 'beneficiary-unknown' }],
  },
  {
    word: 'Demora',
    ending: '9904',
    says: 'Queda aceptado hasta que lo avances, o 30 minutos por el reloj de prueba.',
    steps: [{ to: 'sent', after: 30 * minuteMs }, credited],
  },
  {
    word: 'Silencio',
    ending: '9905',
    says: 'Se toma, pero el primer pedido nunca recibe respuesta.',
    steps: ordinarySteps,
    answer: 'silent',
  },
  {
    word: 'Perdido',
    ending: '9906',
    says: 'La conexión del primer pedido se corta sin efecto; el segundo se toma.',
    steps: ordinarySteps,
    answer: 'cut',
  },
  {
    word: 'Doble',
    ending: '9907',
    says: 'Se abona y cada aviso llega dos veces.',
    steps: ordinarySteps,
    manner: 'twice',
  },
  {
    word: 'Desorden',
    ending: '9908',
    says: 'Se abona y los avisos llegan al revés.',
    steps: ordinarySteps,
    manner: 'held',
  },
  {
    word: 'Contradice',
    ending: '9909',
    says: 'El aviso dice abonado y el estado dice rechazado durante 5 segundos; después ambos dicen abonado.',
    steps: [
      sent,
      { to: 'rejected', after: 'credited', code: 'status-in-doubt', reports: 'credited' },
      { to: 'credited', after: 5_000 },
    ],
  },
  {
    word: 'Desmiente',
    ending: '9910',
    says: 'El aviso dice rechazado, pero el estado dice abonado, y es la verdad.',
    steps: [sent, { ...credited, reports: 'rejected' }],
  },
  {
    word: 'Adelantado',
    ending: '9911',
    says: 'Se abona al instante y los avisos llegan antes que la respuesta al pedido.',
    steps: [
      { to: 'sent', after: 0 },
      { to: 'credited', after: 0 },
    ],
    answer: 'after-webhooks',
  },
  {
    word: 'Mudo',
    ending: '9912',
    says: 'Se abona y sus avisos nunca llegan: hay que preguntar.',
    steps: ordinarySteps,
    manner: 'lost',
  },
]

/**
 * The outcome that a payout's values select; undefined for ordinary ones. The name takes precedence over the
 * account.
 */
export function outcomeOf(name: string, account: string): Outcome | undefined {
  return byWord(outcomes, name) ?? byEnding(outcomes, account)
}

/** The outcome with this word, which is stored with a payout. */
export function outcomeNamed(word: string): Outcome | undefined {
  return outcomes.find((outcome) => outcome.word === word)
}

/** The rails' rows in the table of the home page. */
export const railsLines: readonly MagicLine[] = outcomes.map(({ word, ending, says }) => ({
  where: 'Pago al exterior: nombre o cuenta del destinatario',
  value: `${word}, o cuenta que termina en ${ending}`,
  says,
}))
