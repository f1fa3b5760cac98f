import type { Translated } from '@puente/contract'
import type { reasonMessages as spanish } from './messages-reasons.es.ts'

export const reasonMessages: Translated<typeof spanish> = {
  announce: 'Ou voye {send}. Moun nan resevwa {receive}. Tout sa l koute: {cost}.',
  reasons: {
    'rail-hours': 'Bank k ap resevwa a mete lajan an nan kont lan pandan orè travay li.',
    'cut-off': 'Akòz lè a, bank lan ap trete transfè a jou ouvrab apre a.',
    weekend: 'Gen yon wikenn nan mitan epi bank yo pa trete peman.',
    'holiday-here': 'Gen yon jou konje Chili nan mitan.',
    'holiday-there': 'Gen yon jou konje nan peyi k ap resevwa a nan mitan.',
  },
  fast: 'Pa gen jou konje ni wikenn nan mitan: l ap rive nan orè nòmal bank k ap resevwa a.',
}
