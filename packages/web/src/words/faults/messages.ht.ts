import type { Translated } from '@puente/contract'
import type { faultMessages as faultMessagesSpanish, faultParts as faultPartsSpanish } from './messages.es.ts'

export const faultMessages: Translated<typeof faultMessagesSpanish> = {
  missing: 'Ekri {field}',
  'not-digits': '{Field} gen chif sèlman',
  'wrong-characters': 'Gen siy bank lan pa aksepte nan {field}',
  'not-a-choice': 'Chwazi {field} nan lis la',
  'too-short': 'Gen karaktè ki manke nan {field}',
  'too-long': 'Gen twòp karaktè nan {field}',
  'wrong-length': 'Gen karaktè ki manke oswa ki anplis nan {field}',
  'wrong-format': 'Ekri {field} yon lòt jan',
  'phone-country':
    'Nou pa voye kòd sou nimewo peyi sa a ni sou telefòn satelit. Ekri yon selilè Chili oswa yon lòt peyi nou sèvi',
  'phone-type': 'Nimewo sa a pa resevwa kòd oswa li fè peye pou resevwa yo. Ekri nimewo yon selilè',
  'wrong-check-digit': 'Gen yon chif ki chanje nan {field}. Konpare yo youn pa youn ak orijinal la',
  'not-a-company': 'RUT sa a se pou yon moun. Ekri RUT konpayi an',
  'unknown-country': '{Field} kòmanse ak de lèt yon peyi rezo sa a rive ladan l',
  'unknown-field': 'Fòmilè sa a pa mande {field} ankò. Rechaje paj la epi eseye ankò',
  'not-a-name': 'Nan {field}, mete lèt, espas ak tirè sèlman',
  'not-a-date': 'Dat sa a pa egziste. Verifye jou a, mwa a ak ane a',
  'under-age': 'Pou louvri yon kont ou dwe gen 18 an. Verifye dat la',
  'unknown-comuna': 'Chwazi comuna a nan lis la',
  'not-served': 'Pou kounye a nou sèvi sèlman moun ki abite Chili. Si ou abite nan yon lòt peyi, ekri nou',
  'not-in-force': 'Gen yon nouvo vèsyon. Li epi aksepte {field}',
  'not-verified': 'Konfime {field} ak kòd nou voye ba ou a',
  'contains-email': 'Retire imèl ou nan {field}. Mete ansanm kat mo ki pa gen rapò youn ak lòt',
  'too-common': 'Modpas sa a te deja soti nan done yo vòlè. Mete ansanm kat mo ki pa gen rapò youn ak lòt',
  'about-you': 'Retire enfòmasyon pèsonèl ou nan {field}. Mete ansanm kat mo ki pa gen rapò youn ak lòt',
  'keyboard-pattern':
    'Touch sa yo youn dèyè lòt, yo fasil pou devine. Mete ansanm kat mo ki pa gen rapò youn ak lòt',
  repeats: 'Menm bagay ki repete fasil pou devine. Mete ansanm kat mo ki pa gen rapò youn ak lòt',
  sequence: 'Yon seri tankou 1234 fasil pou devine. Mete ansanm kat mo ki pa gen rapò youn ak lòt',
  guessable: 'Modpas sa a fasil pou devine. Mete ansanm kat mo ki pa gen rapò youn ak lòt',
  'other-rut': 'Ekri menm RUT ki nan kont ou te peye avè l la',
  'in-use': '{Field} te deja anrejistre nan yon lòt kont. Eseye yon lòt',
  'wrong-type': 'Ekri {field} yon lòt jan',
  zero: 'Ekri yon chif ki pi gran pase zewo nan {field}',
  'already-member':
    'Moun sa a deja nan konpayi an. Pou chanje sa li ka fè, sèvi ak « Chanje » bò kote non li',
  'rate-now': 'Se to chanj ki genyen kounye a. Ekri youn ki pi wo oswa pi ba',
  'rate-far': 'Ekri yon to chanj ant mwatye ak doub sa ki genyen kounye a',
  'rate-known': 'Ou gen yon alèt deja ak to chanj sa a',
  'too-much': 'Ekri yon chif ki pi piti nan {field}',
  wrong: '{Field} pa koresponn ak sa nou genyen an. Verifye chak chif ak chak lèt',
  'already-past': 'Dat sa a pase deja. Ekri youn apati jodi a',
  'not-yet': 'Dat sa a poko rive. Ekri youn jiska jodi a',
}

export const faultParts: Translated<typeof faultPartsSpanish> = {
  field: 'enfòmasyon sa a',
  example: '{fault} Pa egzanp, {example}.',

  missing: 'Manke {field}',
  letters: '{Field} gen lèt ak chif sèlman',
  changed: 'Gen yon chif oswa yon lèt ki chanje nan {field}. Konpare yo youn pa youn ak orijinal la',
  signs: '{fault}: retire {signs}',
  start: '{fault}; ou ekri {start}',

  length: '{Field} gen {length}',
  typed: '{fault}; ou ekri {typed}',
  range: 'ant {least} ak {most} {unit}',
  least: 'omwen {least} {unit}',
  most: 'jiska {most} {unit}',
  digits: 'chif',
  lettersAndDigits: 'lèt ak chif',
  characters: 'karaktè',
}
