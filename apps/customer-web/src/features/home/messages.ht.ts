import type { Translated } from '@puente/contract'
import type { homeMessages as spanish } from './messages.es.ts'

export const homeMessages: Translated<typeof spanish> = {
  title: 'Akèy',
  welcome: {
    title: 'Voye lajan nan lòt peyi epi wè tout pri a anvan ou peye',
    lead: 'Frè, to chanj ak dat l ap rive, anvan ou peye.',
    documentTitle: '{brand}: voye lajan nan lòt peyi',
    description: '{brand}: voye lajan nan lòt peyi. Frè, to chanj ak dat l ap rive, anvan ou peye.',
    facts: {
      price: 'Pri ou wè a se li w ap peye: li fikse pandan 30 minit.',
      follow: 'Swiv lajan w etap pa etap.',
      cancel: 'Ou ka anile san frè anvan nou konvèti lajan w.',
    },
  },
  start: 'Voye {amount}',
  startEmpty: 'Voye lajan',
}
