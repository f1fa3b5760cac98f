import type { Translated } from '@puente/contract'
import type { referralMessages as spanish } from './messages.es.ts'

export const referralMessages: Translated<typeof spanish> = {
  program: {
    title: 'Envite, epi tou de ap genyen',
    lead: 'Pataje kòd ou. Lè premye transfè moun ou envite a rive, ou genyen {inviter} epi moun sa a genyen {invited}.',
    failed: 'Nou pa t kapab chaje pwogram envitasyon w',
  },
  code: {
    title: 'Kòd ou',
    copyCode: 'Kopye kòd la',
    link: 'Lyen pou pataje',
    copyLink: 'Kopye lyen an',
    share: 'Pataje',
    shared:
      'Louvri kont ou ak kòd mwen {code} epi, lè premye transfè w rive, ou genyen {invited} pou frè ou yo.',
    counts:
      '{open, plural, =0 {{rewarded, plural, =0 {Poko gen moun ki enskri ak kòd ou.} other {Moun ou envite yo fè premye transfè yo deja.}}} one {Yon moun ou envite poko fè premye transfè li.} other {# moun ou envite poko fè premye transfè yo.}} {rewarded, plural, =0 {Ou poko genyen rekonpans.} one {Ou genyen yon rekonpans.} other {Ou genyen # rekonpans.}}',
  },
  conditions: {
    title: 'Kondisyon',
    send: 'Premye transfè ki omwen {minimum} epi ki rive nan destinasyon li konte.',
    year: 'Ou ka genyen jiska {count, plural, one {yon rekonpans} other {# rekonpans}} nan douz mwa. Moun ki enskri ak kòd ou toujou genyen pa l la.',
    self: 'Li pa konte si ou envite tèt ou, yon moun ki gen menm RUT ou oswa yon moun ki sèvi ak menm kont avè w.',
    money:
      'Yon rekonpans se pa balans epi yo pa ka retire l: ou sèvi avè l pou frè transfè w yo oswa ou bay li kòm don. Li pa ekspire.',
  },
  enter: {
    title: 'Yo envite w?',
    lead: 'Ekri kòd la anvan premye transfè w. Lè l rive, tou de ap genyen.',
    code: 'Kòd envitasyon',
    hint: 'Uit lèt ak chif',
    missing: 'Ekri kòd la. Pa egzanp, K7MPQ2RT.',
    submit: 'Sèvi ak kòd la',
  },
  invited: {
    title: 'Yo envite w: ou genyen {reward} pou frè ou yo',
    when: 'W ap resevwa yo lè premye transfè w ki omwen {minimum} rive.',
  },
  invitations: {
    title: 'Kiyès ki enskri ak kòd ou',
    failed: 'Nou pa t kapab chaje envitasyon w yo',
    empty: 'Poko gen moun ki enskri ak kòd ou',
    emptyText: 'Pataje lyen ou. Isit la w ap wè chak kont ki louvri avè l, san non moun nan.',
    joined: 'Louvri kont li {date}',
    more: 'Wè plis envitasyon',
    states: { open: 'Poko voye', rewarded: 'Rekonpans ou genyen', 'not-counted': 'Pa konte' },
  },
  rewards: {
    title: 'Rekonpans ou yo',
    failed: 'Nou pa t kapab chaje rekonpans ou yo',
    empty: 'Ou poko gen rekonpans',
    emptyText: 'Ou genyen premye a lè yon moun ou envite fè premye transfè li.',
    more: 'Wè plis rekonpans',
    earned: 'Ou genyen l {date}',
    left: 'Rete {amount} sou {whole}',
    sides: { inviter: 'Paske ou envite', invited: 'Paske ou enskri ak envitasyon' },
    states: {
      open: 'Pou deside',
      kept: 'Sere',
      applied: 'Peye frè',
      used: 'Itilize',
      donated: 'Bay kòm don',
    },
    refunds: 'Frè rekonpans ou yo peye',
    refund: 'Ranbouse {date} nan kont ou te peye avè l la',
    transfer: 'Wè transfè a',
  },
  balance: {
    have: 'Ou gen',
    none: 'Ou pa gen rekonpans pou itilize',
    noneText: 'Lè premye transfè yon moun ou envite rive, se isit la ou deside sa pou w fè ak sa ou genyen.',
    invite: 'Envite yon moun',
    applied: '{amount} peye frè pwochen transfè {to}.',
    kept: 'Ou sere rekonpans ou yo jiska {date}. Ou ka deside anvan.',
    decide: 'Itilize, bay oswa sere',
    change: 'Chanje sa m te deside',
  },
  decide: {
    title: 'Kisa w ap fè ak rekonpans ou yo?',
    lead: 'Ou genyen yo paske ou envite oswa ou enskri ak yon envitasyon. Chwa w valab pou tout sa ki rete, epi ou ka chanje l toutotan ou pa itilize yo.',
    failed: 'Nou pa t kapab chaje rekonpans ou yo',
    back: 'Envitasyon ak rekonpans',
    legend: 'Chwazi sa pou w fè ak {amount}',
    missing: 'Chwazi youn nan twa yo',
    choices: {
      use: 'Itilize yo pou frè mwen yo',
      donate: 'Bay yo kòm don pou yon kòz',
      keep: 'Sere yo pou pita',
    },
    texts: {
      use: 'Ou peye pwochen transfè w jan ou abitye. Lè l rive, nou ranbouse w frè a nan menm kont lan, jiskaske rekonpans ou yo fini.',
      donate: 'Nou bay tout montan an pou kòz ou chwazi a. Nou mande w konfime l, paske ou pa ka defèt li.',
      keep: 'Nou p ap mande w ankò pandan {days} jou. Yo rete pou ou.',
    },
    forWhom: 'Yo valab pou transfè w fè pou {name}.',
    go: 'Kontinye',
    submit: {
      use: 'Itilize {amount} pou frè',
      donate: 'Bay {amount}',
      keep: 'Sere {amount}',
    },
    done: {
      use: 'Pare: {amount} ap peye frè pwochen transfè w yo',
      donate: 'Ou bay {amount} pou {cause}',
      keep: 'Nou sere rekonpans ou yo jiska {date}',
    },
    doneTexts: {
      use: 'Lè pwochen transfè w rive, w ap wè ranbousman an nan kont ou te peye avè l la.',
      donate: 'Mèsi. N ap remèt kòz la lajan an.',
      keep: 'Ou ka tounen isit la nenpòt lè.',
    },
    send: 'Fè yon transfè',
    home: 'Ale nan akèy',
  },
  causes: {
    legend: 'Pou ki kòz?',
    failed: 'Nou pa t kapab chaje kòz yo',
    none: 'Kounye a pa gen kòz pou bay don.',
    missing: 'Chwazi yon kòz',
  },
  confirm: {
    title: 'Bay {amount} pou {cause}?',
    text: 'Ou bay tout rekonpans ou yo, {amount}. Apre ou konfime, ou pa ka defèt li.',
    yes: 'Wi, bay {amount}',
    no: 'Pa bay kounye a',
  },
}
