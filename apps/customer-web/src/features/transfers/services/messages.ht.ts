import type { Translated } from '@puente/contract'
import type { serviceMessages as spanish } from './messages.es.ts'

export const serviceMessages: Translated<typeof spanish> = {
  receipt: {
    label: 'Telechaje resi a',
    making: 'N ap prepare resi a',
    saved: 'Resi a nan telechajman w yo.',
    failed: 'Nou pa t kapab prepare resi a',
    name: 'resi',
  },
  confirmation: {
    label: 'Telechaje konfimasyon transfè a',
    making: 'N ap prepare konfimasyon an',
    saved: 'Konfimasyon an nan telechajman w yo.',
    failed: 'Nou pa t kapab prepare konfimasyon an',
    name: 'konfimasyon-transfe',
  },
  rating: {
    title: 'Kijan sa te pase ak transfè sa a?',
    given: 'Evalyasyon w',
    stars: 'Konbyen zetwal ou ba li?',
    missing: 'Chwazi ant youn ak senk zetwal',
    comment: 'Kisa ou te renmen oswa kisa ki te manke?',
    submit: 'Voye evalyasyon an',
    change: 'Chanje evalyasyon an',
    keep: 'Kite l jan l ye a',
    until: 'Ou ka chanje l yon fwa, jiska {when}.',
    thanks: 'Mèsi pou evalyasyon w.',
  },
  tracking: {
    title: 'Pataje swivi a',
    lead: 'Moun ki gen lyen an wè etap transfè a ak sa ki rive, san non fanmi ni nimewo kont konplè. Li pa bezwen yon kont.',
    create: 'Kreye lyen',
    show: 'Wè lyen an',
    since: 'Gen yon lyen aktif depi {when}.',
    label: 'Lyen swivi',
    copy: 'Kopye lyen swivi a',
    share: 'Pataje',
    shareText: 'Mwen voye lajan ba ou. Isit la ou wè kilè l ap rive:',
    revoke: 'Dezaktive lyen an',
    revokeTitle: 'Dezaktive lyen an?',
    revokeText: 'L ap sispann mache touswit. Transfè a rete menm jan, epi apre sa ou ka kreye yon lòt.',
    revokeKeep: 'Kite l aktif',
    revoked: 'Lyen an pa mache ankò.',
    failed: 'Nou pa t kapab fè chanjman an nan lyen an',
  },
}
