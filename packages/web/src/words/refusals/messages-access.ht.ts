import type { Translated } from '@puente/contract'
import type { accessMessages as spanish } from './messages-access.es.ts'

export const accessMessages: Translated<typeof spanish> = {
  'credentials-unknown': {
    what: 'Imèl la oswa modpas la pa koresponn.',
    money: 'Anyen pa chanje nan kont ou.',
    next: 'Verifye tou de epi eseye ankò.',
  },
  'too-many-attempts': {
    what: 'Te gen twòp tantativ sou aparèy sa a.',
    money: 'Kont ou ak lajan w an sekirite.',
    next: 'Eseye ankò nan {wait}.',
  },
  'second-factor-required': {
    what: 'Kont ou bezwen yon dezyèm faktè epi li poko genyen l.',
    money: 'Anyen pa chanje nan kont ou.',
    next: 'Aktive l kounye a pou kontinye.',
  },
  'code-wrong': {
    what: 'Kòd sa a se pa sa nou te voye ba ou a.',
    money: 'Okenn lajan pa deplase.',
    next: 'Gade mesaj ki pi resan an epi eseye ankò.',
  },
  'code-expired': {
    what: 'Kòd sa a ekspire.',
    money: 'Okenn lajan pa deplase.',
    next: 'Mande yon nouvo kòd.',
  },
  'too-many-codes': {
    what: 'Ou mande anpil kòd nan yon ti tan.',
    money: 'Okenn lajan pa deplase.',
    next: 'Sèvi ak dènye ki rive jwenn ou a oswa mande yon lòt nan {wait}.',
  },
  'phone-not-served': {
    what: 'Nou pa ka voye kòd sou nimewo sa a.',
    money: 'Okenn lajan pa deplase.',
    next: 'Chanje telefòn ou pou nimewo yon selilè.',
  },
  'proof-wrong': {
    what: 'Kòd sa a oswa kle sa a pa nan dezyèm faktè w.',
    money: 'Anyen pa chanje nan kont ou.',
    next: 'Verifye kòd la oswa sèvi ak yon lòt dezyèm faktè.',
  },
  'sign-in-expired': {
    what: 'Plis pase senk minit pase depi ou te ekri modpas ou.',
    money: 'Anyen pa chanje nan kont ou.',
    next: 'Ekri l ankò pou antre.',
  },
  'sign-in-again': {
    what: 'Ou te antre gen plis pase kenz minit.',
    money: 'Anyen pa chanje nan kont ou.',
    next: 'Dekonekte, antre ankò epi mande kòd la pa SMS: imèl nou voye ba ou yo pa rive.',
  },
  'second-factor-asked': {
    what: 'Dezyèm faktè w la manke pou chanje modpas la.',
    money: 'Anyen pa chanje nan kont ou.',
    next: 'Ekri kòd aplikasyon w lan oswa yon kòd sekou.',
  },
  'last-factor': {
    what: 'Se sèl dezyèm faktè w epi kont ou bezwen youn.',
    money: 'Anyen pa chanje nan kont ou.',
    next: 'Ajoute yon lòt anvan ou retire sa a.',
  },
  'step-up-required': {
    what: 'Anvan ou kontinye, konfime se ou menm.',
    money: 'Okenn lajan pa deplase.',
    next: 'Konfime ak dezyèm faktè w oswa ak kòd nou voye ba ou a.',
  },
  'last-administrator': {
    what: 'Se sèl moun ki rete pou administre.',
    money: 'Okenn kont pa chanje epi okenn lajan pa deplase.',
    next: 'Bay yon lòt moun wòl sa a anvan.',
  },
}
