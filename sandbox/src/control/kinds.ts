import type { AnswerFailure, FalseReport, WebhookFailure } from '../failures/failures.ts'
import type { Partner } from '../http/keys.ts'

/** The name and effect of each fault, for the control page. */
export const failureWords: Readonly<Record<AnswerFailure | WebhookFailure | FalseReport, string>> = {
  off: 'Apagado: responde 503',
  slow: 'Lento: espera antes de responder',
  silent: 'Silencio: no hace nada y nunca responde',
  'error-500': 'Error 500: no hace nada',
  'cut-before': 'Corte antes del efecto',
  'cut-after': 'Corte después del efecto',
  'duplicate-webhooks': 'Avisos por duplicado',
  'reorder-webhooks': 'Avisos en desorden',
  'webhooks-off': 'Avisos perdidos: no se envían',
  'order-denied': 'Miente: responde 404 a una orden y no la toma',
  'order-conflict': 'Miente: responde 409 a una orden y no la toma',
  'taken-refused': 'Miente: rechaza una orden que sí tomó',
  'called-rejected': 'Miente: llama rechazado a lo que sigue en camino',
  'called-returned': 'Miente: llama devuelto a lo que abonó',
  'called-unknown': 'Miente: dice que no conoce lo que tiene',
}

/** The name of each partner on pages. */
export const partnerWords: Readonly<Record<Partner, string>> = {
  bank: 'Banco',
  rails: 'Pagos al exterior',
  rates: 'Tipos de cambio',
  names: 'Listas',
  registry: 'Registros',
  inbox: 'Bandeja',
  localities: 'Lugares',
  maps: 'Mapas',
  faces: 'Rostros',
}
