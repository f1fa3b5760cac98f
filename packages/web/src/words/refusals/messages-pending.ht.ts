import type { Translated } from '@puente/contract'
import type { pendingMessages as spanish } from './messages-pending.es.ts'

export const pendingMessages: Translated<typeof spanish> = {
  'blocked-by-pending-item': {
    what: 'Anvan ou voye, gen yon bagay nou bezwen nan men w.',
    money: 'Nou pa fè w peye anyen.',
    next: 'Ranpli l kounye a epi apre sa w ap tounen kote w te ye a.',
  },
  'item-blocks': {
    what: 'Ou pa ka kite sa pou pita.',
    money: 'Okenn lajan pa deplase.',
    next: 'Ranpli l pou w ka voye ankò.',
  },
  'item-closed': {
    what: 'Sa te deja rezoud.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la pou wè kijan l kontinye.',
  },
}
