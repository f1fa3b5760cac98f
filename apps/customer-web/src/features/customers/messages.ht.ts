import type { Translated } from '@puente/contract'
import type { customersMessages as spanish } from './messages.es.ts'

export const customersMessages: Translated<typeof spanish> = {
  members: {
    signatures: 'Transfè pou siyen',
    title: 'Moun nan {name}',
    documentTitle: 'Moun',
    lead: 'Kiyès ki sèvi ak kont konpayi an ak sa li ka fè.',
    you: 'Ou menm',
    since: 'Depi {date}',
    failed: 'Nou pa t kapab chaje moun yo',
    roles: 'Sa chak wòl ka fè',
  },
  signing: {
    alone: 'Siyen transfè poukont li, {limit}.',
    together: 'Siyen ansanm ak {more, plural, one {yon lòt moun} other {# lòt moun}} pami {names}, {limit}.',
    lacking:
      'Siyen ansanm ak lòt moun, {limit}. {missing, plural, one {Gen yon moun pou envite} other {Gen # moun pou envite}} nan kont lan.',
    limit: 'jiska USD {amount}',
    unlimited: 'san limit montan',
    none: 'Pa siyen transfè: pouvwa konpayi an pa nonmen l.',
  },
  change: {
    open: 'Chanje {name}',
    action: 'Chanje',
    title: 'Wòl {name}',
    role: 'Sa li ka fè',
    save: 'Anrejistre wòl la',
    remove: 'Retire nan konpayi an',
    removeTitle: 'Retire {name} nan konpayi an?',
    removeText:
      'Li pèdi aksè nan konpayi an touswit. Transfè li te fè yo kontinye epi okenn lajan pa deplase.',
    removed: '{name} pa nan konpayi an ankò.',
    leave: 'Soti nan konpayi an',
    leaveTitle: 'Soti nan konpayi an?',
    leaveText:
      'Ou pèdi aksè nan konpayi an touswit epi sesyon w lan ap fèmen. Pou tounen ou bezwen yon lòt envitasyon.',
    keep: 'Retounen',
  },
  missing: {
    transfer: 'Wè transfè a',
    transfers: 'Wè transfè yo',
  },
}
