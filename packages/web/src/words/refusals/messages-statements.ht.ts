import type { Translated } from '@puente/contract'
import type { statementsMessages as spanish } from './messages-statements.es.ts'

export const statementsMessages: Translated<typeof spanish> = {
  'statement-changed': {
    what: 'Youn nan transfè ki nan relve sa a chanje apre nou te bay li.',
    money: 'Okenn lajan pa deplase.',
    next: 'Mande yon nouvo relve pou menm peryòd la.',
  },
  'too-many-for-pdf': {
    what: 'Peryòd la gen {transfers} transfè epi yon PDF gen jiska {most}.',
    money: 'Okenn lajan pa deplase.',
    next: 'Telechaje l nan Excel oswa CSV, ki pa gen limit sa a, oswa chwazi yon peryòd pi kout.',
  },
}
