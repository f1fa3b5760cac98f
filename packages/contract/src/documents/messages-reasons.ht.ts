import type { Translated } from '../translated.ts'
import type { documentReasonMessages as spanish } from './messages-reasons.es.ts'

export const documentReasonMessages: Translated<typeof spanish> = {
  illegible: 'Yo pa ka li l: voye yon imaj ki pi klè.',
  'cut-off': 'Li koupe: voye l konplè, ak tout bò li yo.',
  glare: 'Gen yon reflè ki kache enfòmasyon yo: pran foto a ak yon lòt limyè.',
  'wrong-document': 'Se yon lòt dokiman: verifye kilès nou te mande w.',
  'other-person': 'Se pou yon lòt moun oswa yon lòt konpayi: voye pa w la.',
  expired: 'Li ekspire: voye youn ki valab.',
  'missing-pages': 'Gen paj ki manke: voye tout.',
  'missing-side': 'Lòt bò a manke: voye tou de.',
  'too-old': 'Li twò ansyen: mande yon nouvo epi voye l.',
  'not-the-original': 'Se yon kopi oswa yon kapti ekran: pran foto orijinal la.',
  'data-differs': 'Enfòmasyon li yo pa menm ak sa ou te ban nou yo: verifye tou de.',
}
