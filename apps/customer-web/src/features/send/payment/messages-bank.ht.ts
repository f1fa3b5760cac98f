import type { Translated } from '@puente/contract'
import type { bankMessages as spanish } from './messages-bank.es.ts'

export const bankMessages: Translated<typeof spanish> = {
  capTitle: 'Si se premye peman w nan kont sa a',
  cap: 'Anpil bank limite montan premye 24 èdtan yo pou yon nouvo moun k ap resevwa. Si pa w la pa kite w voye tout, peye an plizyè pati ak menm referans lan.',
  bankTitle: 'Bank ou',
  bankChoose: 'Nan ki bank w ap peye?',
  bankNone: 'Chwazi bank ou',
  limitTitle: '{bank}: jiska {most} nan kòmansman',
  limit:
    'Pou yon nouvo moun k ap resevwa, {bank} pèmèt jiska {most} nan {hours, plural, one {premye èdtan an} other {premye # èdtan yo}}.',
  limitSource: 'Wè sous la, {date}',
  advice: {
    fits: '{remaining} ki manke a antre nan montan sa a: ou ka peye tout kounye a.',
    'in-parts':
      'Peye {most} kounye a epi rès la apre {hours, plural, one {# èdtan} other {# èdtan}}, ak menm referans lan. Ou ka peye pi bonè tou nan yon lòt bank ki nan non w.',
    'too-late':
      'Dèlè sa a fini apre lè peman w ekspire a. Peye {most} kounye a epi rès la nan yon lòt bank ki nan non w, ak menm referans lan.',
  },
  phone: {
    open: 'Kontinye sou telefòn ou',
    text: 'Eskane kòd QR sa a ak telefòn kote ou gen aplikasyon bank ou a epi konekte ak kont ou: l ap louvri menm paj sa a, ak enfòmasyon pou kopye yo.',
  },
}
