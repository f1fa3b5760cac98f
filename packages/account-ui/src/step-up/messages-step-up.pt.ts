import type { Translated } from '@puente/contract'
import type { stepUpMessages as spanish } from './messages-step-up.es.ts'

export const stepUpMessages: Translated<typeof spanish> = {
  lastCode: 'O último que enviamos. Cada um vence em dez minutos.',
}
