import type { Translated } from '@puente/contract'
import type { documentMessages as spanish } from './messages-documents.es.ts'

const money = 'Okenn lajan pa deplase.'

export const documentMessages: Translated<typeof spanish> = {
  'document-too-large': {
    what: 'Fichye a peze {size, select, none {plis pase {maxSize}} other {{size} epi ou ka voye jiska {maxSize}}}.',
    money: 'Nou pa anrejistre l epi okenn lajan pa deplase.',
    next: 'Chwazi youn ki pi lejè oswa pran yon foto ak mwens rezolisyon.',
  },
  'document-empty': {
    what: 'Fichye a vid.',
    money,
    next: 'Louvri l pou verifye gen bagay ladan l epi chwazi yon lòt.',
  },
  'document-type-unknown': {
    what: 'Fichye a pa ni yon PDF ni yon foto JPEG, PNG oswa WebP, menm si non l di sa.',
    money,
    next: 'Anrejistre l kòm PDF oswa pran yon foto, epi voye l ankò.',
  },
  'document-corrupt': {
    what: 'Fichye a gate: nou pa t kapab louvri l nèt.',
    money,
    next: 'Louvri l pou verifye l, anrejistre l ankò epi voye l yon lòt fwa.',
  },
  'document-too-complex': {
    what: 'Fichye a gen twòp pati epi nou pa t kapab louvri l.',
    money: 'Nou pa anrejistre l epi okenn lajan pa deplase.',
    next: 'Enprime l ankò kòm PDF, oswa voye yon foto chak paj.',
  },
  'document-locked': {
    what: 'PDF la mande yon modpas pou louvri.',
    money,
    next: 'Anrejistre yon kopi san modpas epi voye l.',
  },
  'document-too-many-pixels': {
    what: 'Imaj la mezire {width} × {height} pwen, plis pase sa nou ka louvri.',
    money,
    next: 'Voye youn ki gen jiska {maxMegapixels} megapiksèl: yon foto nòmal telefòn ase.',
  },
  'document-too-few-pixels': {
    what: 'Imaj la tèlman piti yo pa ka li l: li mezire {width} × {height} pwen.',
    money,
    next: 'Pran foto a pi pre oswa voye orijinal la.',
  },
  'document-already-sent': {
    what: 'Ou te deja voye menm fichye sa a ban nou.',
    money: 'Nou anrejistre l yon sèl fwa epi okenn lajan pa deplase.',
    next: 'Verifye dokiman w yo; si nou mande w yon lòt, chwazi yon lòt fichye.',
  },
  'document-infected': {
    what: 'Antiviris la jwenn yon viris nan fichye a.',
    money: 'Nou pa anrejistre l epi okenn lajan pa deplase.',
    next: 'Verifye aparèy ou a ak yon antiviris epi voye yon lòt kopi oswa yon foto.',
  },
  'document-in-review': {
    what: 'N ap verifye dokiman sa a deja.',
    money,
    next: 'Tann repons lan; si nou bezwen yon lòt, n ap mande w li.',
  },
  'document-decided': {
    what: 'Verifikasyon dokiman sa a fini deja.',
    money,
    next: 'Rechaje paj la pou wè kijan sa fini.',
  },
  'document-gone': {
    what: 'Nou pa gen kontni dokiman sa a ankò.',
    money,
    next: 'Si ou bezwen l, voye l ankò.',
  },
  'upload-elsewhere': {
    what: 'Fichye sa a ap voye nan yon lòt fenèt.',
    money,
    next: 'Kontinye kote l te rete a, oswa voye l ankò.',
  },
  'upload-ended': {
    what: 'Voye fichye sa a fini deja oswa plis pase yon jou pase.',
    money,
    next: 'Chwazi fichye a epi voye l ankò.',
  },
  'upload-differs': {
    what: 'Fichye w chwazi a se pa menm ak sa ou te kòmanse voye a.',
    money,
    next: 'Chwazi l yon lòt fwa epi n ap voye l nèt.',
  },
  'upload-incomplete': {
    what: 'Yon pati nan fichye a manke toujou.',
    money,
    next: 'Kontinye voye l kote l te rete a.',
  },
  'too-many-uploads': {
    what: 'Ou gen {most} fichye ki voye a mwatye.',
    money,
    next: 'Fini oswa anile youn anvan ou kòmanse yon lòt.',
  },
  'link-ended': {
    what: 'Lyen dokiman sa a ekspire deja.',
    money,
    next: 'Louvri dokiman an ankò nan lis la.',
  },
}
