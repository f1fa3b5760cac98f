import type { Translated } from '@puente/contract'
import type { dataRightsMessages as spanish } from './messages-data-rights.es.ts'

export const dataRightsMessages: Translated<typeof spanish> = {
  'data-request-open': {
    what: 'Ou gen yon demann menm kalite sa a deja ki poko jwenn repons.',
    money: 'Kont ou ak lajan w rete menm jan.',
    next: 'Tann repons lan, oswa retire l pou fè yon lòt.',
  },
  'data-request-closed': {
    what: 'Demann sa a fini deja.',
    money: 'Kont lan ak lajan an rete menm jan.',
    next: 'Rechaje paj la pou wè kijan l fini.',
  },
}
