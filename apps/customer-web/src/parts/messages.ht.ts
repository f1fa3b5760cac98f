import type { Translated } from '@puente/contract'
import type { shellMessages as spanish } from './messages.es.ts'

export const shellMessages: Translated<typeof spanish> = {
  nav: {
    label: 'Prensipal',
    home: 'Akèy',
    waiting: '{count, plural, one {# bagay pou fè} other {# bagay pou fè}}',
    send: 'Voye',
    transfers: 'Transfè',
    recipients: 'Moun ou yo',
    pricing: 'Pri',
    help: 'Èd',
  },
  footer: {
    label: 'Plis enfòmasyon',
    pricing: 'Pri',
    help: 'Èd',
    securityCenter: 'Sekirite',
    regulation: 'Kiyès ki kontwole nou',
    complaints: 'Plent',
    verifyReceipt: 'Verifye yon resi',
    terms: 'Tèm ak kondisyon',
    privacy: 'Vi prive',
  },
  account: { signIn: 'Konekte', signUp: 'Kreye kont' },
  brandHome: 'ale nan akèy',
  offline: 'San koneksyon. Pou voye oswa peye ou bezwen entènèt.',
  offlineSince: 'San koneksyon. Enfòmasyon {time}. Pou voye oswa peye ou bezwen entènèt.',
  update: {
    ready: 'Gen yon nouvo vèsyon. Lè ou fini, aktyalize.',
    take: 'Aktyalize',
  },
  sandbox: 'Anviwònman tès: lajan an pa reyèl.',
  title: '{screen} · {brand}',
  failure: {
    title: 'Nou pa t kapab montre paj sa a',
    message: 'Lajan w ak transfè w yo rete menm jan.',
    retry: 'Eseye ankò',
    home: 'Ale nan akèy',
  },
}
