import type { Translated } from '@puente/contract'
import type { documentMessages as spanish } from './messages.es.ts'

export const documentMessages: Translated<typeof spanish> = {
  choose: 'Chwazi fichye',
  camera: 'Pran foto',
  replace: 'Chwazi yon lòt',
  cancel: 'Anile',
  retry: 'Eseye ankò',
  remove: 'Efase',
  phone: {
    open: 'Kontinye sou telefòn',
    code: 'Kòd QR ak adrès paj sa a',
    text: 'Vize kòd la ak kamera telefòn nan epi antre ak kont ou. W ap kontinye nan menm etap sa a, ak sa ou te deja anrejistre.',
    arrives: 'Foto w voye sou telefòn nan ap parèt isit la.',
  },
  previewAlt: 'Apèsi sa ou chwazi a',
  hints: {
    card: 'Montre cédula a (kat idantite) nèt, ak kat kwen yo vizib.',
    page: 'Mete tout paj yo, dwat ak konplè.',
    face: 'Mete figi w nan wonn nan, fas dwat, san linèt solèy, kaskèt ni mask.',
    faceLight: 'Sèvi ak bon limyè epi pa kite lòt moun parèt nan foto a.',
    faceSize: 'JPEG, PNG oswa WebP jiska {size}.',
    light: 'Sèvi ak bon limyè, san reflè ni dwèt sou enfòmasyon yo.',
    size: 'PDF, JPEG, PNG oswa WebP jiska {size}.',
  },
  captions: {
    front: 'Devan cédula w',
    back: 'Dèyè cédula w',
    page: 'Dokiman w',
    face: 'Figi w isit la',
  },
  quality: {
    small: 'Foto a twò piti: pwoche pi pre oswa chwazi youn ki pi gwo.',
    dark: 'Foto a fè nwa: eseye ak plis limyè.',
    bright: 'Foto a twò klè oswa li gen reflè: eseye ak yon lòt limyè.',
    blurry: 'Foto a soti flou: apiye telefòn nan epi pran yon lòt.',
    anyway: 'N ap voye l kanmenm: li bon si yo ka li l byen.',
  },
  sending: 'N ap voye {name}: {sent} sou {size}.',
  sendingLeft: 'N ap voye {name}: {sent} sou {size}. {left}',
  left: {
    seconds: '{count, plural, one {Gen yon segonn ki rete.} other {Gen anviwon # segonn ki rete.}}',
    minutes: '{count, plural, one {Gen anviwon yon minit ki rete.} other {Gen anviwon # minit ki rete.}}',
  },
  paused: 'San koneksyon: nou voye {sent} sou {size}. N ap kontinye depi la lè l tounen.',
  begun: {
    title: 'Ou te kite {name} voye a mwatye',
    text: 'Ou voye {sent} sou {size}. Chwazi menm fichye a pou kontinye depi la, oswa yon lòt pou rekòmanse.',
    anew: 'Rekòmanse',
  },
  checking: 'Nou resevwa {name}. N ap verifye l.',
  failed: '{name} pa voye.',
  states: {
    received: '{name} ({size}) rive byen. Yon moun nan ekip nou an ap verifye l.',
    'in-review': 'N ap verifye {name} ({size}).',
    accepted: 'Nou aksepte {name} ({size}).',
    replaced: 'Ou voye yon lòt fichye nan plas {name}.',
    removed: 'Ou efase {name}.',
  },
}
