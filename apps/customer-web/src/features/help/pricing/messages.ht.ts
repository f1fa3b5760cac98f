import type { Translated } from '@puente/contract'
import type { pricingMessages as spanish } from './messages.es.ts'

export const pricingMessages: Translated<typeof spanish> = {
  title: 'Pri',
  lead: 'Isit la ou wè tout sa yon transfè koute. Ou wè l tou nan chak pri, anvan ou peye.',
  description: 'Kijan pri pou voye lajan soti Chili kalkile: frè, diferans ak mache a, limit ak ranbousman.',
  how: {
    title: 'Kijan pri a kalkile',
    inside:
      'Frè a ladan sa ou voye a: ou peye montan w ekri a epi anyen anplis. Nou konvèti rès la epi nou livre l.',
    fee: 'Frè: {fixed} plis {percent} sou sa ou voye, ak IVA (taks) {iva} % ladan l.',
    spread: 'To chanj: sa mache a plis yon diferans {percent}. Nou montre tou de, ak lè a ak sous la.',
    forPersons: 'Moun',
    forCompanies: 'Konpayi',
    forCorridor: '{kind}, transfè nan {country}',
    total: 'Tout sa l koute se frè a plis diferans ak mache a, an peso ak an pousantaj.',
    failed: 'Nou pa t kapab chaje frè a. Pri chak transfè nan kalkilatris la.',
  },
  examples: {
    title: 'Egzanp ak pri kounye a',
    country: 'Peyi destinasyon',
  },
  never: {
    title: 'Sa nou pa janm fè peye',
    text: `- Louvri kont ou, genyen l oswa fèmen l.
- Resevwa: moun k ap resevwa a pa peye nou anyen.
- Peye yon transfè ak plizyè vireman.
- Anile anvan nou kòmanse konvèti lajan w.
- Korije enfòmasyon yon moun k ap resevwa.
- Resi, swivi ak èd.`,
    others:
      'Bank ou ak bank moun k ap resevwa a ka fè peye epi gen limit pa yo. Sa pa depann de nou epi nou pa resevwa anyen nan men yo.',
  },
  refunds: {
    title: 'Sa nou ranbouse ak kilè',
    text: `- **Si ou anile anvan konvèsyon an.** N ap ranbouse w tout sa ou te peye, ak frè a ak IVA a.
- **Si transfè a pa ka livre.** N ap ranbouse w tout sa ou te peye, ak frè a ak IVA a. Si to chanj lan chanje, se nou ki peye diferans lan.
- **Si ou peye anplis, de fwa oswa apre ou anile.** N ap ranbouse w sa ki anplis la menm jou ouvrab la.
- **Si lajan manke lè dèlè a fini.** Se ou ki chwazi: nou voye sa ki rive a ak to chanj ki te fikse a, oswa nou ranbouse w li. Si ou pa reponn, n ap ranbouse w li jou ouvrab apre a.
- **Si peman an soti nan yon lòt RUT.** Nou pa sèvi avè l: n ap remèt li nan kont li te soti a jou ouvrab apre a.
- **Eksepsyon an.** Si bank k ap resevwa a remèt yon transfè yon dezyèm fwa nan 12 mwa pou enfòmasyon w te korije, oswa li remèt li apre li te livre, nou konvèti lajan an an peso ak to chanj jou sa a epi nou retire sa bank ki remèt li a fè peye. N ap di w sa anvan ou konfime.

Tout ranbousman ale nan kont ou te peye avè l la, oswa nan yon lòt ki gen menm RUT ou. Pa janm nan kont yon lòt moun.`,
  },
  limits: {
    title: 'Limit pou chak nivo',
    text: 'Ou kòmanse nan nivo debaz lè ou konfime idantite w. Pou monte, nou mande w plis enfòmasyon ak dokiman.',
    person: 'Moun',
    company: 'Konpayi',
    level: 'Nivo',
    transfer: 'Chak transfè',
    day: 'Nan 24 èdtan',
    month: 'Nan 30 jou',
    levels: { basic: 'Debaz', standard: 'Estanda', enhanced: 'Elaji' },
    evidence: 'Depase montan sa yo, nou mande w montre kote lajan an soti:',
    evidenceLine: '{level}: {amounts}',
    above: {
      day: '{amount} nan 24 èdtan',
      month: '{amount} nan 30 jou',
      year: '{amount} nan 12 mwa',
    },
    numbers: 'Kantite transfè, san konte sa ki anile ni sa ki ekspire yo:',
    numbersLine:
      '{level}: {hour} nan inèdtan, {day} nan 24 èdtan ak {recipients} nouvo moun k ap resevwa nan 24 èdtan',
    usd: 'Limit an dola yo kalkile ak to chanj referans chak jou. Anplis, chak peyi gen minimòm ak maksimòm pa l pou chak transfè.',
    failed: 'Nou pa t kapab chaje limit yo',
  },
}
