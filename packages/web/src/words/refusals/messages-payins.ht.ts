import type { Translated } from '@puente/contract'
import type { payinsMessages as spanish } from './messages-payins.es.ts'

export const payinsMessages: Translated<typeof spanish> = {
  'payment-reversed': {
    what: 'Bank ou anile yon peman apre nou te voye lajan an: {owed} rete pou peye.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Louvri Dèt ou yo epi peye la, nèt oswa an pati. Apre sa ou ka voye ankò.',
  },
  'refund-not-rejected': {
    what: 'Bank lan pa rejte ranbousman sa a.',
    money: 'Ranbousman an ap kontinye epi li p ap repete.',
    next: 'Rechaje paj la pou wè eta li.',
  },
}
