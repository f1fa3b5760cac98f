import type { Translated } from '@puente/contract'
import type { questionMessages as spanish } from './messages.es.ts'

export const questionMessages: Translated<typeof spanish> = {
  title: 'Èd',
  lead: 'Repons sou sa yo plis mande nou. Si ou pa jwenn pa w la, ekri nou.',
  description:
    'Kesyon ak repons sou voye lajan soti Chili: pri, peman, dèlè, anilasyon, ranbousman ak done pèsonèl.',
  search: 'Chèche nan repons yo',
  found: '{count, plural, one {Yon repons} other {# repons}}',
  none: 'Pa gen repons ak mo sa yo',
  noneText: 'Eseye ak yon lòt mo, tankou peman oswa ranbousman, oswa di nou sa k ap pase.',
  all: 'Wè tout repons yo',
  more: {
    pricing: 'Wè pri ak limit',
    safety: 'Ale nan Sekirite',
    complaints: 'Ale nan Plent',
    regulation: 'Wè kiyès ki kontwole nou',
    privacy: 'Li avi sou vi prive',
    send: 'Wè pri yon transfè',
    recover: 'Kreye yon lòt modpas',
    profile: 'Ale nan pwofil ou',
    security: 'Ale nan sekirite kont ou',
    level: 'Wè nivo w',
    members: 'Wè moun konpayi an',
    signatures: 'Wè transfè pou siyen yo',
    debts: 'Wè dèt ou yo',
    statements: 'Ale nan Dokiman',
    notifications: 'Wè sa ki manke',
    verify: 'Verifye yon resi',
    recipients: 'Wè moun ou yo',
    transfers: 'Wè transfè w yo',
    rewards: 'Wè rekonpans ou yo',
  },
  contact: {
    threads: 'Konvèsasyon w avèk nou',
    title: 'Ou pa jwenn sa w ap chèche a?',
    text: 'Si ou gen yon transfè deja, ekri nou nan paj li: konsa nou konnen kilès li ye. Pou yon plent gen yon fòmilè ak folio (nimewo dosye) ak dèlè.',
    email: 'Imèl',
    phone: 'Telefòn',
  },
  groups: {
    price: 'Pri',
    start: 'Anvan ou kòmanse',
    pay: 'Peye',
    follow: 'Swiv transfè w',
    fix: 'Chanjman ak ranbousman',
    account: 'Kont ou ak done w',
  },
  questions: {
    cuanto: {
      question: 'Konbyen yon transfè koute?',
      answer:
        'Kalkilatris la montre frè a, to chanj lan, tout sa l koute ak lè l ap rive anvan ou peye. Nan paj Pri, ou jwenn frè ki an vigè a ak egzanp ak pri kounye a.',
    },
    cambio: {
      question: 'Ki to chanj nou itilize?',
      answer:
        'Sa mache a, ak yon diferans nou toujou montre an peso ak an pousantaj. Bò kote pri a gen lè a ak sous to chanj mache a, pou ou ka konpare.',
    },
    fijo: {
      question: 'Èske pri a ka chanje pandan m ap fini transfè mwen?',
      answer:
        'Sa ki nan kalkilatris la chanje chak minit. Lè w ap verifye transfè w, pri a fikse pandan 30 minit. Lè w konfime, li fikse jiska dèlè pou peye ou wè sou ekran an.',
    },
    limites: {
      question: 'Èske gen yon minimòm ak yon maksimòm?',
      answer: 'Wi. Yo depann de peyi a ak nivo w. Yo pibliye nan Pri ak nan paj chak peyi.',
    },
    necesito: {
      question: 'Kisa mwen bezwen pou voye?',
      answer: `- Gen 18 an oswa plis.
- Gen RUT.
- Yon kont nan non w nan yon bank Chili.

Ou ka wè pri yo san kont. Pou voye, nou konfime idantite w anvan.`,
    },
    empresa: {
      question: 'Èske yon konpayi ka voye?',
      answer:
        'Wi. Lè w ap kreye kont ou, ou chwazi pou kiyès li ye; si ou gen kont pa w deja, ou ajoute konpayi an nan pwofil ou. Ou ranpli dosye konpayi an epi ou envite lòt moun. Konpayi an voye ak moun li otorize yo. Si pouvwa li yo mande plis pase yon siyati, transfè a tann sa ki manke yo.',
    },
    paises: {
      question: 'Nan ki peyi mwen ka voye?',
      answer:
        'Nan sa ki parèt nan kalkilatris la. Nou ajoute yon peyi lè nou konnen konbyen l koute ak kilè l rive.',
    },
    datos: {
      question: 'Ki enfòmasyon mwen bezwen sou moun k ap resevwa a?',
      answer:
        'Non li jan li ye nan bank li ak enfòmasyon kont li. Chak peyi mande enfòmasyon diferan: yo nan paj peyi a epi ou wè yo lè w ap ajoute moun nan. Moun k ap resevwa a pa bezwen kreye yon kont.',
    },
    pagar: {
      question: 'Kijan pou peye?',
      answer:
        'Ak yon vireman (transferencia) an peso soti nan yon kont ki nan non w. Lè w konfime, nou ba ou kont lan, referans lan ak dèlè a, ak bouton pou kopye. Ou ka peye tou nan paj bank ou.',
    },
    'otra-persona': {
      question: 'Èske yon lòt moun ka peye pou mwen?',
      answer:
        'Non. Nou sèvi sèlman ak peman ki soti nan yon kont ki gen menm RUT ou. Si yon peman rive soti nan yon lòt RUT, n ap remèt li nan kont li te soti a jou ouvrab apre a, epi transfè w rete san peye.',
    },
    partes: {
      question: 'Èske mwen ka peye an pati?',
      answer:
        'Wi. Anpil bank limite premye vireman nan yon nouvo kont. Fè kantite ou bezwen ak menm referans lan anvan dèlè a: nan transfè w, ou wè konbyen ki rive ak konbyen ki manke.',
    },
    tarde: {
      question: 'E si mwen peye apre dèlè a?',
      answer:
        'Si to chanj lan pi bon pou ou, nou sèvi avè l. Si li pi mal pou ou, nou mande w anvan; si pa gen repons nan yon jou ouvrab, n ap ranbouse w tout. Si ou te fikse konbyen moun nan resevwa, nou pa desann li san ou pa aksepte.',
    },
    donde: {
      question: 'Kote lajan mwen ye?',
      answer:
        'Nan paj transfè w, ou wè chak etap ak lè li ak sa ki rete. **Voye nan bank lan** vle di bank k ap resevwa a resevwa l. **Livre** vle di li konfime lajan an nan kont lan.',
    },
    llega: {
      question: 'Kilè l ap rive?',
      answer:
        'Bò kote pri a ou wè dat ak lè yo estime ak rezon yo: orè bank lan, wikenn ak jou konje de peyi yo. Se yon estimasyon, paske se bank k ap resevwa a ki mete lajan an nan kont lan.',
    },
    compartir: {
      question: 'Èske mwen ka pataje swivi a?',
      answer:
        'Wi, ak yon lyen ki montre kijan l ap avanse, montan an ak dènye kat chif kont lan. Li pa montre ni RUT ou ni nimewo kont lan.',
    },
    comprobante: {
      question: 'Kijan moun k ap resevwa a fè konnen yon resi vre?',
      answer: 'Chak resi gen yon kòd. Ekri l nan Verifye yon resi epi w ap wè kijan transfè a ye jodi a.',
    },
    revision: {
      question: 'Poukisa y ap verifye transfè mwen?',
      answer:
        'Nou verifye kèk transfè anvan nou voye yo, epi nou fè kontwòl pa aza tou. Nan transfè w, ou wè jiska kilè, ki ekip k ap verifye l ak si nou bezwen yon bagay nan men w. Pandan tan sa a lajan w pa deplase.',
    },
    cancelar: {
      question: 'Èske mwen ka anile?',
      answer:
        'Wi, san frè, jiska lè nou kòmanse konvèti lajan w: n ap ranbouse w tout. Apre sa nou ka mande bank k ap resevwa a remèt li. Li pa toujou aksepte, epi n ap di w dèlè a.',
    },
    'datos-malos': {
      question: 'Mwen fè yon erè nan enfòmasyon kont lan',
      answer:
        'Si bank k ap resevwa a rejte peman an, n ap fè w konnen epi ou ka korije enfòmasyon yo. Si ou pa korije yo nan 5 jou ouvrab, n ap ranbouse w tout sa ou te peye.',
    },
    devolucion: {
      question: 'Kilè ak ki kote yon ranbousman rive?',
      answer:
        'N ap ranbouse sa ou peye anplis la menm jou ouvrab la, ak lajan yon transfè ki pa t ka livre lè bank k ap resevwa a remèt nou lajan an. Toujou nan kont ou te peye avè l la oswa nan yon lòt ki gen menm RUT ou.',
    },
    reclamo: {
      question: 'Mwen vle pote yon plent',
      answer:
        'Ranpli fòmilè Plent lan: ou resevwa yon folio (nimewo dosye) ak dat n ap reponn lan. Ou ka ale tou nan SERNAC (sèvis pwoteksyon konsomatè) nenpòt lè, san pase kote nou anvan.',
    },
    'mis-datos': {
      question: 'Kisa nou fè ak done mwen?',
      answer:
        'Nou sèvi ak yo pou voye lajan w ak respekte lalwa. Nou kenbe yo chifre epi nou anrejistre kiyès ki wè yo. Ou ka mande yon kopi oswa pou nou efase yo; sa lalwa oblije nou kenbe rete 5 an apre relasyon an fini.',
    },
    fraude: {
      question: 'Mwen resevwa yon mesaj dwòl ki di se nou menm',
      answer:
        'Pa louvri lyen li yo epi pa bay modpas ni kòd. Nan Sekirite nou esplike kijan pou rekonèt yon fwod ak sa pou w fè si ou te reponn deja.',
    },
    cerrar: {
      question: 'Èske mwen ka fèmen kont mwen?',
      answer: 'Wi, nenpòt lè. Anvan sa, nou fini oswa nou ranbouse transfè ki an kou yo.',
    },
    'quien-son': {
      question: 'Kiyès ki kontwole sèvis sa a?',
      answer:
        'Nan Kiyès ki kontwole nou, nou esplike ki otorite ki kontwole chak pati nan sèvis la ak kilès ki pa kontwole l.',
    },
  },
}
