import type { Translated } from '@puente/contract'
import type { accountMessages as spanish } from './messages.es.ts'

export const accountMessages: Translated<typeof spanish> = {
  title: 'Dokiman',
  lead: 'Relve w la (cartola) montre chak transfè nan yon peryòd ak frè li, IVA li ak sa ki rive.',
  form: {
    title: 'Mande yon relve',
    kind: 'Peryòd',
    kinds: { month: 'Yon mwa', year: 'Yon ane', days: 'Lòt dat' },
    month: 'Mwa',
    year: 'Ane',
    from: 'Depi',
    to: 'Jiska',
    format: 'Fòma',
    formats: {
      pdf: 'PDF',
      xlsx: 'Excel',
      csv: 'CSV',
    },
    formatTexts: {
      pdf: 'Pou montre lòt moun: li gen yon kòd nenpòt moun ka verifye',
      xlsx: 'Pou travay ak montan yo, ak yon rezime pou chak eta',
      csv: 'Pou enpòte nan yon lòt pwogram',
    },
    submit: 'Telechaje relve a',
    faults: {
      format: 'Ekri dat la ak jou, mwa ak ane. Pa egzanp, 24/11/2026.',
      'before-start': 'Dènye jou a vin anvan premye a. Chwazi menm jou a oswa youn ki vin apre.',
      'not-yet': 'Dat sa a poko rive. Chwazi youn jiska jodi a.',
      'too-long': 'Yon relve gen jiska 366 jou. Chwazi yon peryòd pi kout.',
    },
  },
  progress: {
    gathering: 'N ap chèche transfè w yo',
    coming:
      '{count, plural, =0 {N ap telechaje relve a} one {N ap telechaje yon transfè} other {N ap telechaje {shown} transfè}}',
    bytes: '{step}: {size} kB',
    saved:
      '{count, plural, =0 {Relve a nan telechajman w yo: pa te gen transfè nan dat sa yo.} one {Relve yon transfè a nan telechajman w yo.} other {Relve {shown} transfè yo nan telechajman w yo.}}',
  },
  failed: 'Nou pa t kapab telechaje relve a',
  issued: {
    title: 'Relve w te mande',
    failed: 'Nou pa t kapab chaje relve w yo',
    empty: 'Ou poko mande okenn relve',
    emptyText:
      'Isit la nou kenbe chak relve ak folio (nimewo) li. Ou ka telechaje l ankò si transfè yo pa chanje.',
    period: '{from} – {to}',
    facts: 'Folio {folio}, bay {at}',
    sums: '{count, plural, =0 {Pa gen transfè} one {Yon transfè, {amount}} other {{shown} transfè, {amount} antou}}',
    download: 'Telechaje relve {from} – {to} an {format}',
    more: 'Chaje plis',
  },
  fileName: 'relve-{from}-{to}.{format}',
}
