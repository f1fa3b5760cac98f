import type { Translated } from '@puente/contract'
import type { storyMessages as spanish } from './messages-story.es.ts'

export const storyMessages: Translated<typeof spanish> = {
  countries: 'Gade konbyen sa koute pou voye nan',
  how: {
    title: 'Kijan l mache',
    price: {
      title: 'Wè tout pri a',
      text: 'Ou chwazi yon montan epi ou wè frè a, to chanj lan ak lè l ap rive.',
    },
    pay: {
      title: 'Peye nan bank ou',
      text: 'Ak yon vireman an peso soti nan yon kont ki nan non w.',
    },
    arrive: {
      title: 'Li rive nan kont li',
      text: 'Ou swiv chak etap epi n ap fè w konnen lè lajan an nan kont lan.',
    },
  },
  kind: {
    label: 'Pou kiyès transfè a ye',
    person: 'Moun',
    company: 'Konpayi',
    title: 'Yon kont pou konpayi w',
    text: 'Peye founisè nan lòt peyi. Plizyè moun prepare transfè yo epi yo siyen yo dapre pouvwa konpayi an. Ou louvri kont pa w anvan, epi apre ou ajoute konpayi an.',
    open: 'Louvri yon kont konpayi',
    prices: 'Wè pri pou konpayi',
  },
  costs: {
    title: 'Konbyen sa koute lòt kote',
    lead: 'Tout sa l koute pou {what}: frè ak diferans ak to chanj mache a.',
    of: 'voye {amount} nan {country}',
    choose: 'Transfè pou konpare',
    now: 'Ak pri kounye a',
    pending: 'N ap kalkile…',
    unavailable: 'Pa disponib kounye a',
    product: '{product}, pibliye {date}',
    table: 'Wè chif yo ak sous yo',
    caption: 'Sa lòt konpayi pibliye sou pri pou {what}',
    provider: 'Konpayi',
    service: 'Sèvis',
    total: 'Tout sa l koute',
    source: 'Sous ak dat',
    method:
      'Chif yo se sa chak konpayi pibliye. Pri a se frè a plis diferans ak to chanj mache a sou sa ki konvèti a. Bank k ap resevwa a ka pran frè pou resevwa.',
  },
  times: {
    title: 'Konbyen tan sa pran',
    half: 'Mwatye rive nan mwens pase {time}.',
    most: 'Nèf sou dis, nan mwens pase {time}.',
    source: 'Depi lè nou resevwa peman an, nan transfè 90 dènye jou yo.',
  },
  trust: {
    title: 'Ak kiyès ou voye',
    company: {
      title: 'Pou konpayi tou',
      text: 'Peye founisè nan lòt peyi. Plizyè moun prepare ak siyen chak transfè, dapre pouvwa konpayi an.',
      action: 'Louvri yon kont',
    },
    safety: {
      title: 'Lajan w separe ak lajan nou',
      text: 'Sa ou peye rete nan yon kont labank ki pa menm ak pa nou jiska lè l konvèti oswa l ranbouse.',
      action: 'Kijan nou pwoteje w',
    },
    regulation: {
      title: 'Kiyès ki kontwole nou',
      text: 'UAF (otorite kont blanchiman lajan) kontwole konpayi transfè lajan yo, epi SERNAC pwoteje w kòm konsomatè.',
      action: 'Wè sa chak otorite fè',
    },
  },
  questions: {
    title: 'Kesyon',
    text: 'Konbyen l koute, kilè l rive, kijan pou peye ak kilè ou ka anile: repons yo nan èd la.',
    action: 'Wè repons yo',
    rates: 'Wè to chanj jodi a',
    contact: 'Pote yon plent',
  },
}
