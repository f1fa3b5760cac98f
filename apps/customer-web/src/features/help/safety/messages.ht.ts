import type { Translated } from '@puente/contract'
import type { safetyMessages as spanish } from './messages.es.ts'

export const safetyMessages: Translated<typeof spanish> = {
  title: 'Sekirite',
  lead: 'Kijan nou pwoteje lajan w ak done w, ak kijan pou rekonèt moun k ap fè tankou se nou menm.',
  description:
    'Kijan nou pwoteje lajan w ak done w, kijan pou rekonèt yon fwod ak sa pou w fè si yo twonpe w.',
  protect: {
    title: 'Kijan nou pwoteje w',
    text: `- **Idantite.** Nou konfime kiyès chak kliyan ye anvan premye transfè li.
- **Lajan w apa.** Sa ou peye rete nan yon kont labank ki pa menm ak pa nou jiska lè l konvèti oswa l ranbouse.
- **Sèlman nan non w.** Nou sèvi sèlman ak peman ki soti nan RUT ou epi nou ranbouse sèlman nan kont ki gen RUT ou.
- **Dezyèm konfimasyon.** Nou mande l pou ajoute yon moun k ap resevwa, chanje enfòmasyon labank oswa antre sou yon nouvo aparèy.
- **Done chifre.** Nou kenbe done pèsonèl ou yo chifre epi nou anrejistre kiyès ki wè yo.
- **Sesyon ki fèmen.** Nou fèmen sesyon w lan apre 15 minit san ou pa sèvi avè l.`,
  },
  recognise: {
    title: 'Kijan pou rekonèt yon fwod',
    text: `- **Modpas ak kòd.** Nou pa janm mande w yo pa telefòn, imèl, mesaj ni rezo sosyal. Si yon moun mande w yo, se pa nou menm.
- **Kont dwòl.** Kont pou peye a parèt anndan transfè w. Nou pa janm mande w fè vireman bay yon moun, ni peye ak lajan kripto oswa kat kado.
- **Prese ak sekrè.** Si y ap pouse w voye touswit, oswa yo mande w pa di pèsonn, kanpe epi pale ak yon moun ou fè konfyans.
- **Lotri, lanmou ak travay.** Pèsonn ou poko janm wè fasafas pa bezwen ou voye lajan ba li.
- **Prete kont ou.** Voye lajan pou lòt moun, menm si yo peye w, ka fè w responsab yon krim.`,
    address: 'Adrès nou se {address}. Verifye l nan ba navigatè a anvan ou ekri modpas ou.',
  },
  report: {
    title: 'Si ou kwè yo twonpe w',
    text: `- **Anile transfè a.** Fè l nan paj li: si nou poko konvèti lajan an, n ap ranbouse w tout.
- **Chanje modpas ou.** Si ou te ekri l sou yon lòt sit, chanje l isit la ak tout kote ou sèvi ak menm nan.
- **Avèti bank ou.** Tout gen yon sèvis pou fwod ki mache 24 èdtan sou 24.
- **Di nou.** Ban nou lè a, mesaj la ak enfòmasyon w genyen, epi n ap eseye kanpe transfè ki an kou yo.
- **Pote plent.** Nan PDI, nan Carabineros (lapolis) oswa nan Fiscalía. Ak plent lan, bank k ap resevwa a ka ede.`,
    action: 'Avèti kounye a',
    honest:
      'Yon transfè ki livre deja pa toujou ka jwenn ankò: sa depann de bank k ap resevwa a ak moun ki resevwa l la. Avèti nou pi vit posib.',
  },
  flaw: {
    title: 'Si ou jwenn yon fay sekirite',
    text: 'Ekri nou sou {email} ak etap pou wè l. Pa sèvi ak done lòt moun epi ban nou tan pou korije l anvan ou pibliye l.',
  },
}
