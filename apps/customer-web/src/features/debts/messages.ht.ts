import type { Translated } from '@puente/contract'
import type { debtMessages as spanish } from './messages.es.ts'

export const debtMessages: Translated<typeof spanish> = {
  list: {
    title: 'Dèt ou yo',
    lead: 'Peman bank ou anile apre nou te voye lajan an. Toutotan ou gen yon dèt, ou pa ka fè yon lòt transfè.',
    open: 'Pou peye',
    closed: 'Fèmen',
    empty: 'Ou pa dwe anyen',
    emptyText:
      'Si yon bank anile yon peman nou te voye deja, isit la w ap wè konbyen ki manke ak kijan pou peye l.',
    more: 'Chaje plis',
    failed: 'Nou pa t kapab chaje dèt ou yo',
    line: { of: 'Pou transfè w bay {name}', other: 'Pou yon peman bank ou anile' },
    opened: 'Depi {when}',
    paidOn: 'Peye {when}',
    closedOn: 'Fèmen {when}',
    see: 'Wè kijan pou peye {amount}',
  },
  page: {
    back: 'Dèt',
    documentTitle: 'Dèt {reference}',
    title: {
      open: 'Peye {amount} pou w ka voye ankò',
      remaining: 'Manke {amount} pou w ka voye ankò',
      paid: 'Ou peye dèt ou ki te {amount}',
      closed: 'Dèt sa a fèmen',
    },
    lead: {
      openOf:
        'Bank ou anile yon peman nan transfè w bay {name} apre nou te voye lajan an. Transfè a kontinye; se peman sa a ki manke.',
      openOther: 'Bank ou anile yon peman nou te deja ranbouse w. Lajan sa a manke.',
      paid: 'Ou pa dwe anyen pou peman sa a, epi ou ka voye ankò.',
      closed: 'Ou pa bezwen peye anyen pou li.',
    },
    due: 'Peye l anvan {when}. Ou ka peye an pati ak menm referans lan.',
    account: 'Fè vireman nan kont sa a',
    accountHint: 'Sèvi ak yon kont ki nan non w epi ekri referans lan nan mesaj vireman an.',
    received: 'Sa nou resevwa',
    none: 'Poko gen okenn peman ki rive.',
    amount: 'Montan dèt la',
    total: 'Resevwa',
    remaining: 'Manke',
    sources: {
      payment: 'Vireman w',
      order: 'Vireman w ak referans transfè a',
      'set-off': 'Lajan menm transfè a',
      refund: 'Ranbousman bank ou rejte',
    },
    part: '{source}, {when}',
    sentBack: 'Ou peye {amount} anplis: n ap remèt yo nan kont yo te soti a.',
    transfer: 'Wè transfè a',
    unknown: 'Ou pa rekonèt peman ki anile a?',
    unknownText: 'Mande bank ou poukisa li anile l, oswa ekri nou epi n ap verifye l avè w.',
    write: 'Ekri nou',
    receipt: {
      label: 'Telechaje resi a',
      making: 'N ap prepare resi a',
      saved: 'Resi a nan telechajman w yo.',
      failed: 'Nou pa t kapab prepare resi a',
      name: 'resi-det',
    },
  },
}
