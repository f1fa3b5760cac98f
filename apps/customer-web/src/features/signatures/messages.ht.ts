import type { Translated } from '@puente/contract'
import type { signatureMessages as spanish } from './messages.es.ts'

export const signatureMessages: Translated<typeof spanish> = {
  list: {
    title: 'Pou siyen',
    lead: 'Transfè k ap tann siyati pouvwa konpayi an mande yo.',
    failed: 'Nou pa t kapab chaje transfè pou siyen yo',
    empty: 'Pa gen transfè pou siyen',
    emptyText: 'Lè yon moun mande yon siyati pou yon transfè, l ap parèt isit la.',
    open: 'Ap tann siyati',
    ended: 'Fini',
    line: '{amount} pou {name}',
    openNote:
      '{missing, plural, =0 {Pare pou siyen ankò} one {Manke yon siyati} other {Manke # siyati}} · jiska {until}',
    stuckNote: 'Gen moun ki manke nan kont lan pou siyen l · jiska {until}',
    yours: 'Ap tann siyati w · jiska {until}',
  },
  back: 'Pou siyen',
  title: {
    open: 'Transfè {amount} pou {name}',
    completed: 'Transfè {amount} pou {name} konfime',
    declined: 'Transfè {amount} pou {name} pa siyen',
    withdrawn: 'Transfè {amount} pou {name} retire',
    expired: 'Dèlè pou siyen transfè {amount} pou {name} fini',
  },
  documentTitle: 'Transfè pou siyen',
  lead: {
    yours: '{name} mande siyati w. Pri a fikse ak dènye siyati a; anvan sa nou pa fè w peye anyen.',
    waits:
      '{missing, plural, one {Manke yon siyati: {names} ka siyen.} other {Manke # siyati: {names} ka siyen.}} Nou pa fè w peye anyen anvan dènye a.',
    stuck: 'Dapre pouvwa konpayi an, gen moun ki manke nan kont lan pou siyen l. Nou pa fè w peye anyen.',
    completed: 'Tout siyati yo la. Transfè a rete pou peye.',
    ended: 'Nou pa fè w peye anyen.',
  },
  states: {
    open: 'Ap tann siyati',
    completed: 'Siyen',
    declined: 'Pa siyen',
    withdrawn: 'Retire',
    expired: 'Ekspire',
  },
  order: {
    title: 'Transfè a',
    send: 'Pou peye',
    receive: 'Resevwa',
    recipient: 'Moun k ap resevwa',
    account: 'Kont ki fini ak',
    country: 'Peyi',
    purpose: 'Rezon',
    cost: 'Tout sa l koute',
    askedBy: 'Mande pa',
    askedByOn: '{name}, {when}',
    until: 'Yo ka siyen jiska',
    atRequest: 'Se pri lè yo te mande l la. Sa kounye a pa disponib; w ap ka siyen lè l tounen.',
  },
  change: {
    title: 'Pri a chanje depi yo te mande siyati a',
    send: 'Lè sa a se {before} ki te pou peye. Kounye a se {now}.',
    receive: 'Lè sa a moun nan t ap resevwa {before}. Kounye a l ap resevwa {now}.',
  },
  recipientChanged: 'Enfòmasyon moun k ap resevwa a chanje',
  recipientChangedText:
    'Yo chanje apre yo te mande siyati yo, kidonk transfè sa a pa ka siyen ankò. Retire l epi mande siyati yo ankò.',
  signatures: {
    title: 'Siyati',
    none: 'Poko gen moun ki siyen.',
    you: '{name} (ou menm)',
  },
  reason: 'Poukisa li pa siyen',
  reasonBy: '{name}: {reason}',
  sign: 'Siyen transfè {amount}',
  decline: 'Pa siyen',
  withdraw: 'Retire demann nan',
  again: 'Prepare yon lòt transfè',
  seeTransfer: 'Wè transfè a',
  declining: {
    title: 'Pa siyen transfè sa a?',
    text: 'Demann nan ap fini epi pèsonn lòt p ap ka siyen l. N ap fè moun ki te mande l la konnen.',
    reason: 'Poukisa ou pa siyen l',
    missing: 'Ekri poukisa ou pa siyen l.',
    back: 'Retounen',
  },
  withdrawing: {
    title: 'Retire demann siyati sa a?',
    text: 'Pèsonn p ap ka siyen l. Nou pa fè w peye anyen.',
    back: 'Retounen',
  },
}
