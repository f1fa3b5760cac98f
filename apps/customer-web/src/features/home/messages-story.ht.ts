import type { Translated } from '@puente/contract'
import type { storyMessages as spanish } from './messages-story.es.ts'

export const storyMessages: Translated<typeof spanish> = {
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
