import type { Translated } from '@puente/contract'
import type { aboutMessages as spanish } from './messages-about.es.ts'

export const aboutMessages: Translated<typeof spanish> = {
  what: {
    ordered: 'Nou fikse pri a ak dèlè pou peye a. Nou poko fè w peye anyen.',
    'payment-received': 'Bank ou voye peso yo ban nou epi nou konekte yo ak transfè sa a grasa referans li.',
    checking: 'Nou verifye kèk transfè anvan nou kontinye. Pandan tan sa a lajan w rete nan kont transfè w.',
    'on-hold':
      'Transfè a ap tann yon repons oswa yon dokiman nan men w. Lajan w an sekirite pandan tan sa a.',
    converted: 'Nou chanje peso ou yo an {currency} ak to chanj ou te fikse a, menm si mache a te bouje.',
    'sent-to-bank': 'Nou voye lajan an nan bank k ap resevwa a, ki mete l nan kont lan.',
    delivered: 'Bank k ap resevwa a mete lajan an nan kont ki fini ak {ending}.',
    returned: 'Bank k ap resevwa a pa t kapab mete lajan an nan kont lan epi li remèt li.',
    'needs-correction': 'Ou dwe korije yon enfòmasyon sou {name} pou voye lajan an ankò.',
    refunding: 'Nou voye lajan an tounen nan kont ou te peye avè l la.',
    refunded: 'Lajan an tounen nan kont ou te peye avè l la.',
    expired: 'Peman an pa rive nan dèlè a epi pri a pa valab ankò.',
    cancelled: 'Transfè a fini anvan lajan an te soti Chili.',
    stopped: 'Nou pa ka fè transfè sa a.',
  },
  action: {
    ordered: 'Ou ka anile san frè anvan nou konvèti lajan an.',
    'payment-received': 'Peye ak yon kont ki nan non w epi montan egzat la.',
    checking: 'Ou pa bezwen fè anyen. Si nou bezwen yon bagay, n ap fè w konnen pa imèl.',
    'on-hold': 'Reponn sa nou mande w nan etap sa a.',
    converted: 'Ou pa bezwen fè anyen. Apati la, transfè a pa ka anile ankò.',
    'sent-to-bank': 'Ou pa bezwen fè anyen. Si enfòmasyon yo pa bon, ekri nou pi ba a.',
    delivered: 'Mande {name} verifye mouvman kont li. Si l pa parèt, ekri nou pi ba a.',
    returned: 'Verifye enfòmasyon yo ak {name}. N ap montre w opsyon yo isit la.',
    'needs-correction': 'Korije enfòmasyon yo oswa mande nou ranbouse w lajan an.',
    refunding: 'Ou pa bezwen fè anyen, sòf si nou mande w yon lòt kont.',
    refunded: 'Verifye mouvman kont ou.',
    expired: 'Fè yon nouvo transfè ak pri jodi a.',
    cancelled: 'Fè yon nouvo transfè lè ou vle.',
    stopped: 'Si ou gen kesyon, ekri nou pi ba a.',
  },
  usual:
    'Mwatye transfè nan destinasyon sa a pran mwens pase {half} depi peman an, epi nèf sou dis pran mwens pase {most}.',
}
