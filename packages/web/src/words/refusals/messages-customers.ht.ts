import type { Translated } from '@puente/contract'
import type { customersMessages as spanish } from './messages-customers.es.ts'

export const customersMessages: Translated<typeof spanish> = {
  'sending-restricted': {
    what: 'Pou kounye a kont ou pa ka fè nouvo transfè.',
    money: 'Nou pa fè w peye anyen. Nan Transfè ou wè kijan chak transfè ki an kou ap kontinye.',
    next: 'Ou ka wè kont ou epi ekri nou. Nan Akèy ou wè jiska kilè n ap verifye l ak kijan pou pote plent.',
  },
  'access-suspended': {
    what: 'Pou kounye a pèsonn pa ka antre nan kont sa a.',
    money: 'Okenn lajan pa deplase. Transfè ki an kou yo ap fini oswa n ap ranbouse w yo.',
    next: 'Ekri nou nan fòmilè plent lan: ou pa bezwen konekte.',
  },
  'account-closing': {
    what: 'Kont ou ap fèmen.',
    money: 'Nou pa fè w peye anyen. Transfè ki an kou yo kontinye.',
    next: 'Pou voye ankò, chwazi kite kont lan louvri nan Pwofil.',
  },
  'account-closed': {
    what: 'Kont ou fèmen.',
    money: 'Okenn lajan pa deplase.',
    next: 'Ou ka li transfè w yo ak resi w yo, epi ekri nou si ou vle tounen.',
  },
  'no-closure': {
    what: 'Fèmti kont ou pa an kou ankò.',
    money: 'Okenn lajan pa deplase.',
    next: 'Rechaje paj la pou wè kijan kont ou ye.',
  },
  'already-invited': {
    what: 'Imèl sa a gen yon envitasyon konpayi an ki valab deja.',
    money: 'Okenn lajan pa deplase.',
    next: 'Tann repons li oswa voye envitasyon an ba li ankò.',
  },
  'too-many-invitations': {
    what: 'Ou rive nan maksimòm {most} envitasyon.',
    money: 'Okenn lajan pa deplase.',
    next: 'Eseye demen, oswa retire envitasyon an epi kreye yon lòt.',
  },
  'invitation-closed': {
    what: 'Envitasyon sa a te deja jwenn repons oswa yo retire l.',
    money: 'Okenn lajan pa deplase.',
    next: 'Gade lis envitasyon yo.',
  },
  'invitation-gone': {
    what: 'Lyen sa a pa mache ankò: li ekspire, li te sèvi oswa yo voye youn ki pi nouvo.',
    money: 'Okenn lajan pa deplase.',
    next: 'Chèche envitasyon ki pi resan an nan imèl ou oswa mande konpayi an yon lòt.',
  },
  'invitation-of-another': {
    what: 'Envitasyon sa a te voye bay {sentTo}, men sesyon w lan se ak yon lòt imèl.',
    money: 'Okenn lajan pa deplase.',
    next: 'Dekonekte epi antre ak imèl ki te resevwa envitasyon an.',
  },
  'already-member': {
    what: 'Ou fè pati konpayi sa a deja.',
    money: 'Okenn lajan pa deplase.',
    next: 'Chwazi l nan meni kont ou.',
  },
}
