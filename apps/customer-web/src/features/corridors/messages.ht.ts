import type { Translated } from '@puente/contract'
import type { corridorMessages as spanish } from './messages.es.ts'

export const corridorMessages: Translated<typeof spanish> = {
  title: 'Voye lajan nan {country}',
  lead: 'Ou peye an peso chilyen epi moun nan resevwa nan kont li, nan lajan pa l.',
  description:
    'Konbyen sa koute ak konbyen tan sa pran pou voye lajan soti Chili ale nan {country}: frè, to chanj, limit ak enfòmasyon w bezwen.',
  failed: 'Nou pa t kapab chaje peyi yo',
  recipient: {
    title: 'Sa ou bezwen nan men moun k ap resevwa a',
    text: 'Mande l enfòmasyon sa yo jan yo ye nan bank li. Li pa bezwen kreye yon kont.',
    name: 'Non konplè',
    nameHint: 'Jan li parèt nan kont labank li.',
    optional: '{label} (si ou vle)',
    asInBank: 'Jan li ye nan bank li.',
    address: 'Adrès kote moun k ap resevwa a abite.',
    fromList: 'Ou chwazi l nan yon lis.',
  },
  arrival: {
    title: 'Kijan ak kilè li rive',
    estimate: 'Si ou peye kounye a, li ta dwe rive: {when}.',
    now: 'Lè li ta dwe rive a anlè a, bò kote pri a.',
    honest:
      'Se yon estimasyon: se bank k ap resevwa a ki mete lajan an nan kont lan. Apre ou peye, ou wè chak etap ak lè li.',
    rails: {
      'us-ach': 'Nou peye nan rezo ACH, vireman bank lokal Etazini. Li mache nan jou ouvrab.',
      'mx-spei': 'Nou peye nan SPEI, vireman bank lokal Meksik. Li mache chak jou.',
      'eu-sepa':
        'Nou peye nan SEPA, rezo vireman an ewo. Li mache nan jou ouvrab li yo, epi kont lan ka nan nenpòt peyi nan zòn nan.',
      'pe-cce':
        'Nou peye nan Cámara de Compensación Electrónica (CCE), rezo ki konekte bank Pewou yo. Li mache nan jou ouvrab, epi kont lan dwe an soles.',
      'co-ach':
        'Nou peye nan rezo ACH Kolonbi, sou kont epay, kont kouran, Nequi oswa Daviplata. Li mache nan jou ouvrab epi li peye an peso san desimal.',
      other: 'Nou peye nan rezo bank lokal peyi kote lajan an prale a.',
    },
  },
  limits: {
    title: 'Konbyen ou ka voye',
    least: 'Apati {minimum} pou chak transfè nan peyi sa a.',
    level: 'Maksimòm nan depann de nivo w.',
    seeAll: 'Wè limit chak nivo',
  },
  costs: {
    title: 'Konbyen sa koute kounye a',
    caption: 'Sa twa transfè koute ak pri kounye a',
    send: 'Ou voye',
    fee: 'Frè',
    spread: 'Diferans ak mache a',
    receive: 'Resevwa',
    total: 'Tout sa l koute',
    asOf: 'Ak to chanj mache a dapre {source}, {date} a {time}. Frè a gen IVA (taks) ladan l.',
    failed: 'Nou pa t kapab chaje pri yo',
    rates: 'Wè kijan to chanj lan chanje',
  },
  questions: {
    title: 'Kesyon sou destinasyon sa a',
    full: {
      question: 'Èske tout montan mwen wè a ap rive?',
      answer:
        'Wi. Nou peye nan rezo lokal la epi montan w wè a se li nou mete nan kont lan. Bank moun nan ka fè l peye pou resevwa.',
    },
    change: {
      question: 'Èske pri a ka chanje apre mwen konfime?',
      answer:
        'Non, si ou peye nan dèlè a. Pri a fikse lè w konfime epi dèlè a parèt bò kote enfòmasyon pou peye yo.',
    },
    rejected: {
      question: 'E si bank k ap resevwa a rejte peman an?',
      answer:
        'N ap fè w konnen epi ou ka korije enfòmasyon yo. Si ou pa korije yo nan 5 jou ouvrab, n ap ranbouse w tout sa ou te peye, ak frè a ak IVA a.',
    },
    cancel: {
      question: 'Èske mwen ka anile?',
      answer:
        'Wi, san frè, jiska lè nou kòmanse konvèti lajan w. Apre sa nou ka mande bank k ap resevwa a remèt li, epi n ap di w dèlè a.',
    },
  },
  others: 'Lòt destinasyon',
}
