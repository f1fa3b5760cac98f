import type { Translated } from '@puente/contract'
import type { loadingMessages as spanish } from './messages.es.ts'

export const loadingMessages: Translated<typeof spanish> = {
  retry: 'Eseye ankò',
  requestId: 'Kòd pou sipò: {requestId}',
  moreFailed: 'Nou pa t kapab chaje plis',
  newer: {
    title: 'Gen yon nouvo vèsyon',
    offer: 'Lè ou fini, aktyalize.',
    screen: 'Pou wè ekran sa a, rechaje paj la.',
    take: 'Aktyalize',
  },
}
