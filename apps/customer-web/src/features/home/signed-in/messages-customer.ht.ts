import type { Translated } from '@puente/contract'
import type { customerMessages as spanish } from './messages-customer.es.ts'

export const customerMessages: Translated<typeof spanish> = {
  title: 'Akèy',
  hello: 'Bonjou, {name}',
  helloCompany: 'Transfè {name}',
  last: 'Dènye transfè yo',
  all: 'Wè tout',
  none: 'Isit la w ap wè transfè w yo',
  noneText: 'Chwazi yon peyi ak yon montan nan kalkilatris la: ou wè tout pri a anvan ou peye.',
  failed: 'Nou pa t kapab chaje transfè w yo',
  quoteOnly: 'Ou ka wè pri yo. Pou voye, nou konfime idantite w anvan.',
  jointPowers:
    'Ou ka wè pri yo. Dapre pouvwa konpayi an, gen moun ki manke nan kont lan pou siyen yon transfè: ajoute yo.',
  progress: {
    title: 'Transfè bay {name}',
    sends: 'Ou voye {amount}',
    see: 'Wè transfè a',
    seeOf: 'Wè transfè bay {name}',
  },
  people: {
    title: 'Voye ankò',
    all: 'Wè moun k ap resevwa',
    repeat: 'Repete transfè bay',
  },
  rate: {
    title: '{currency} an peso, dènye 30 jou',
    now: 'Jodi a: {clp}',
    range: 'Ant {least} ak {most} nan jou sa yo. Se to chanj mache a, san frè nou an.',
    table: 'Wè chak jou',
    day: 'Jou',
    value: 'Peso pou 1 {currency}',
    failed: 'Nou pa t kapab chaje to chanj jou sa yo',
    more: 'Wè dènye ane a epi kreye yon alèt',
    few: 'Poko gen ase jou pou montre kijan l chanje.',
  },
  limit: {
    title: 'Limit ou',
    day: 'Pou tout transfè ou nan 24 èdtan: ou itilize {used} sou {limit}',
    month: 'Pou tout transfè ou nan 30 jou: ou itilize {used} sou {limit}',
    year: 'Pou tout transfè ou nan 12 mwa: ou itilize {used} sou {limit}',
    free: 'Ki rete: {free}',
    see: 'Wè limit mwen yo',
    failed: 'Nou pa t kapab chaje limit ou yo',
  },
}
