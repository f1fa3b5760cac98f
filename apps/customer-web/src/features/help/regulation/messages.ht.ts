import type { Translated } from '@puente/contract'
import type { regulationMessages as spanish } from './messages.es.ts'

export const regulationMessages: Translated<typeof spanish> = {
  title: 'Kiyès ki kontwole nou',
  lead: 'Ki otorite ki kontwole chak pati nan sèvis sa a ak kilès ki pa kontwole l.',
  description:
    'Ki otorite ki kontwole yon konpayi transfè lajan nan Chili: UAF, SERNAC, CMF, Banco Central ak SII.',
  operator: {
    title: 'Kiyès ki responsab',
    demo: 'Sa a se yon operatè demonstrasyon',
    demoText:
      '{brand} isit la se pa yon konpayi: li pa enskri nan okenn rejis, li pa gen kliyan epi li pa deplase lajan reyèl. Sa ki vin apre a se sa ki valab pou yon konpayi chilyen ki bay sèvis sa a.',
    legalName: 'Non legal',
    rut: 'RUT',
    address: 'Adrès',
    email: 'Imèl',
    phone: 'Telefòn',
    uaf: 'Rejis nan UAF',
  },
  authorities: {
    uaf: {
      title: 'Unidad de Análisis Financiero (UAF)',
      text: `Se li ki kontwole konpayi transfè lajan yo. Lwa 19.913 (Ley 19.913) oblije nou enskri, gen yon ofisye konfòmite, konnen chak kliyan epi kenbe anrejistreman yo. Règ yo nan Sikilè 62 ane 2025 (Circular 62).

Se pou sa nou mande idantite w, rezon chak transfè ak, depi yon sèten montan, kote lajan an soti.`,
    },
    cmf: {
      title: 'Comisión para el Mercado Financiero (CMF)',
      text: `Nan Chili pa gen yon lisans espesyal pou voye lajan nan lòt peyi, epi CMF pa kontwole aktivite sa a. Lwa 21.521, yo rele Ley Fintec, kontwole lòt sèvis nou pa bay isit la: envestisman, gad (custodia), finansman kolektif ak finans louvri.

Nou pa kenbe balans nonplis: sa mande yon lòt otorizasyon. Chak transfè peye epi livre apa, epi sa ki pa livre n ap ranbouse w li. Lajan w ki sou wout se pa yon depo epi li pa gen garanti Leta bay depo labank yo.`,
    },
    sernac: {
      title: 'Servicio Nacional del Consumidor (SERNAC)',
      text: 'Li pwoteje w kòm konsomatè: pri klè anvan ou dakò, respè sa yo pwomèt ak repons pou plent ou. Ou ka pote plent sou sernac.cl ak ClaveÚnica oswa rele gratis 800 700 100, san pase kote nou anvan.',
    },
    centralBank: {
      title: 'Banco Central de Chile',
      text: 'Achte ak vann lajan etranje lib nan Chili. Nou achte lajan etranje nan Mercado Cambiario Formal (mache chanj fòmèl), ki rapòte operasyon yo bay Banco Central.',
    },
    tax: {
      title: 'Servicio de Impuestos Internos (SII)',
      text: 'Frè a peye IVA (taks sou valè ajoute), nou toujou montre l ladan l. Montan w voye a se pa yon vant epi li pa peye IVA.',
    },
    data: {
      title: 'Done pèsonèl ou yo',
      text: 'Se Lwa 19.628 ak refòm li, Lwa 21.719, ki valab. Ou ka mande aksè, koreksyon, efasman, opozisyon ak yon kopi done w yo. Sa lwa kont blanchiman lajan an oblije nou kenbe rete 5 an apre relasyon an fini.',
    },
  },
  complain: 'Pote yon plent',
}
