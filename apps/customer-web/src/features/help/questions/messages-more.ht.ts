import type { Translated } from '@puente/contract'
import type { moreQuestionMessages as spanish } from './messages-more.es.ts'

export const moreQuestionMessages: Translated<typeof spanish> = {
  entrar: {
    question: 'Mwen pa ka konekte',
    answer:
      'Ak **Mwen bliye modpas mwen** ou kreye yon lòt: nou voye yon kòd sis chif nan imèl ou. Si ou pa gen aplikasyon dezyèm faktè w la, sèvi ak youn nan kòd rekiperasyon w yo.\n\nSi ou pa gen kòd sa yo non plis, kontakte nou jan fen paj sa a di a. Nou konfime se ou menm, epi de moun nan ekip nou an retire dezyèm faktè w la. Apre sa, pandan 24 èdtan ou pa ka ajoute moun k ap resevwa.',
  },
  'sin-correo': {
    question: 'Mwen pa gen imèl mwen oswa telefòn mwen ankò',
    answer:
      'Si ou gen youn nan de yo toujou, chanje lòt la nan pwofil ou ak yon kòd nou voye nan sa ou genyen an. Si ou pèdi tou de, ekri nou nan menm ekran sa a: nou konfime se ou menm anvan nou chanje yo.',
  },
  identidad: {
    question: 'Poukisa nou mande cédula mwen?',
    answer:
      'Lalwa oblije nou konnen kiyès k ap voye lajan. Nou konpare enfòmasyon w ak dokiman w anvan premye transfè a. Nou kenbe foto yo chifre epi nou anrejistre kiyès ki wè yo.',
  },
  'revision-datos': {
    question: 'Konbyen tan verifikasyon enfòmasyon mwen pran?',
    answer:
      'Dèlè a nan ekran demann ou an. N ap fè w konnen pa imèl lè l fini. Pandan tan sa a ou ka wè pri yo; si yon bagay manke, n ap di w kisa ak poukisa.',
  },
  'dos-pasos': {
    question: 'Kijan pou m pwoteje kont mwen?',
    answer:
      'Nan Sekirite ou ajoute yon kle aksè oswa yon aplikasyon otantifikasyon, ou kenbe kòd rekiperasyon w yo epi ou fèmen sesyon ou pa rekonèt yo. Nou pa janm mande modpas ni kòd nan telefòn oswa nan mesaj.',
  },
  'corregir-perfil': {
    question: 'Kijan pou m korije yon enfòmasyon nan pwofil mwen?',
    answer:
      'Louvri pwofil ou epi chanje sa ki pa menm ankò. Sa nou te konfime ak yon dokiman, tankou non w, yon moun verifye l anvan l chanje.',
  },
  'cada-ano': {
    question: 'Poukisa nou mande m konfime enfòmasyon mwen chak ane?',
    answer:
      'Lalwa mande nou kenbe yo ajou. Si anyen pa chanje, ou konfime yo san ou pa ekri yo ankò. Ou gen 30 jou anvan nouvo transfè w yo oblije tann sa.',
  },
  nivel: {
    question: 'Kijan mwen ka voye plis?',
    answer:
      'Monte nivo. Nan Nivo ou wè konbyen chak nivo pèmèt ak ki enfòmasyon ak dokiman li mande; ou bay yo yon sèl fwa. Nou montre w dèlè repons lan anvan ou soumèt demann lan.',
  },
  respaldo: {
    question: 'Poukisa nou mande kote lajan mwen soti?',
    answer:
      'Lalwa mande nou anrejistre sa epi, pi wo pase sèten montan, yon dokiman ki montre l tou. Ekran an di kilès ki bon. Repons ou pa chanje pri a.',
  },
  motivo: {
    question: 'Poukisa nou mande rezon transfè a?',
    answer:
      'Lalwa mande nou anrejistre rezon an ak kote lajan an soti, epi gen bank k ap resevwa ki egzije rezon an. Sa pa chanje pri a.',
  },
  'personas-empresa': {
    question: 'Kijan pou m ajoute lòt moun nan konpayi mwen?',
    answer:
      'Moun ki jere konpayi an envite yo pa imèl epi chwazi sa chak moun ka fè: wè, prepare transfè oswa jere. Li ka chanje sa oswa retire yo lè l vle.',
  },
  firmas: {
    question: 'Kilè yon transfè bezwen plis pase yon siyati?',
    answer:
      'Lè pouvwa konpayi an mande sa pou montan sa a. Transfè a tann siyati yo jiska 5 jou epi li kreye ak dènye a. San siyati nou pa fè w peye anyen.',
  },
  alerta: {
    question: 'Èske nou ka fè m konnen lè to chanj lan desann?',
    answer:
      'Wi. Nan paj chak lajan ou kreye yon alèt ak valè ou vle a. N ap fè w konnen pa imèl yon fwa, lè to chanj nou an rive ladan l. Ou ka gen jiska 10 alèt aktif.',
  },
  'pedir-datos': {
    question: 'Èske moun k ap resevwa a ka ekri enfòmasyon pa l?',
    answer:
      'Wi. Ak **Mande enfòmasyon li** ou kreye yon lyen ki mache yon fwa, pandan 7 jou, nan plizyè lang. Ou verifye sa li ekri anvan ou anrejistre l.',
  },
  repetir: {
    question: 'Kijan pou m refè yon transfè?',
    answer:
      'Nan akèy la oswa nan paj yon ansyen transfè. Nou kenbe moun k ap resevwa a ak rezon an; ou wè pri kounye a anvan ou konfime.',
  },
  'no-llego': {
    question: 'Li di livre, men moun k ap resevwa a pa wè lajan an',
    answer:
      'Mande l verifye mouvman kont ki gen dènye kat chif ou wè nan transfè a. Si lajan an pa la, ekri nou nan paj transfè a epi n ap mennen ankèt ak bank k ap resevwa a.',
  },
  deuda: {
    question: 'Poukisa mwen gen yon dèt?',
    answer:
      'Paske bank ou anile yon peman apre nou te voye lajan an. Transfè a kontinye epi peman sa a manke. Toutotan dèt la louvri, ou pa ka fè yon lòt transfè.',
  },
  'pagar-deuda': {
    question: 'Kijan pou m peye yon dèt?',
    answer:
      'Ak yon vireman (transferencia) soti nan yon kont ki nan non w ak referans ou wè nan dèt la. Ou ka peye an pati. Sa ou peye anplis tounen nan kont li te soti a.',
  },
  cartola: {
    question: 'Ki kote mwen telechaje dokiman mwen yo?',
    answer:
      'Nan Dokiman ou mande yon relve (cartola) pou yon mwa, yon ane oswa lòt dat, an PDF, Excel oswa CSV. Resi chak transfè nan paj li.',
  },
  pendiente: {
    question: 'Poukisa mwen gen yon bagay pou m fè?',
    answer:
      'Paske yon enfòmasyon, yon dokiman oswa akò w manke. Chak bagay di poukisa nou mande l, kisa li kanpe ak sa k ap pase apre. Ou ka toujou wè, anile ak mande ranbousman.',
  },
  documento: {
    question: 'Kijan pou m pran yon bon foto yon dokiman?',
    answer: `- Sèvi ak bon limyè, san reflè.
- Fòk kat kwen yo parèt.
- Pwoche jiskaske tout tèks la ka li.

Ou ka telechaje yon PDF tou oswa kontinye sou telefòn ou.`,
  },
  respuesta: {
    question: 'Konbyen tan nou pran pou reponn?',
    answer:
      'Lè w ap ekri, ou wè anvan kilè n ap reponn. Lè gen ase repons, nou pibliye nan Èd konbyen tan repons 90 dènye jou yo te pran. N ap fè w konnen pa imèl.',
  },
  recompensas: {
    question: 'Kijan pou m sèvi ak rekonpans mwen yo?',
    answer:
      'Ou peye pwochen transfè w la jan w toujou fè l. Lè l rive, nou ranbouse frè a nan menm kont lan, jiskaske rekonpans ou yo fini. Ou ka bay yo kòm don oswa kenbe yo tou.',
  },
}
