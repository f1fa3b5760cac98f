import type { Translated } from '@puente/contract'
import type { limitsMessages as spanish } from './messages.es.ts'

export const limitsMessages: Translated<typeof spanish> = {
  title: 'Limit ou yo',
  lead: 'Konbyen ou ka voye kounye a, konbyen ou itilize deja ak kijan pou voye plis.',
  failed: 'Nou pa t kapab montre limit ou yo',
  bound: {
    newcomer: 'Ak yon nouvo kont ou ka voye jiska {amount} pou chak transfè.',
    upTo: 'Kounye a ou ka voye jiska {amount}{reason, select, day {: se sa ki rete nan limit 24 èdtan ou a} month {: se sa ki rete nan limit 30 jou ou a} corridor { pou chak transfè nan peyi sa a} rail { pou chak transfè: se maksimòm bank li resevwa} evidence { san ou pa montre kote lajan an soti} other { pou chak transfè}}.{when}',
    none: '{reason, select, not_selling {Pou kounye a nou pa pran nouvo transfè. Eseye pita.} restriction {Pou kounye a kont ou pa ka fè nouvo transfè.} open_orders {Ou gen {orders} transfè ki poko peye, se maksimòm nan: peye oswa anile youn.} orders_hour {Ou fè {orders} transfè nan inèdtan, se maksimòm nan.} orders_day {Ou fè {orders} transfè nan 24 èdtan, se maksimòm nan.} day {Ou itilize tout sa ou ka voye nan 24 èdtan.} month {Ou itilize tout sa ou ka voye nan 30 jou.} other {Pou voye plis, montre nou kote lajan an soti.}}{when}',
    again: ' W ap ka voye plis apati {when}.',
  },
  bars: {
    title: 'Sa ou itilize',
    see: 'Wè limit mwen yo',
    free: 'Rete {free}',
    used: 'Itilize {used} sou {limit}',
  },
  use: {
    now: 'Ou itilize {used} sou {limit} nan {window, select, day {24 èdtan} month {30 jou} other {12 mwa}}. Ou gen {free} ki rete.',
    with: 'Ak transfè sa a ou itilize {used} sou {limit} nan {window, select, day {24 èdtan} month {30 jou} other {12 mwa}}. Ou gen {free} ki rete.',
    over: 'Se plis pase sa ou gen ki rete: {free} sou {limit} nan {window, select, day {24 èdtan} month {30 jou} other {12 mwa}}.',
  },
  now: {
    title: 'Maksimòm pou pwochen transfè ou',
    bound:
      '{reason, select, day {Se sa ki rete nan limit 24 èdtan ou a.} month {Se sa ki rete nan limit 30 jou ou a.} corridor {Se maksimòm pou chak transfè nan peyi sa a.} rail {Se maksimòm bank li resevwa pou chak transfè.} evidence {Se sa ou ka voye san ou pa montre kote lajan an soti.} other {Se maksimòm ou pou chak transfè.}}{when}',
    newcomer: 'Se li k ap maksimòm ou pou chak transfè lè w konfime idantite w.',
    send: 'Voye lajan',
    confirm: 'Konfime idantite mwen',
  },
  ways: {
    title: 'Kijan pou voye plis',
    'confirm-identity': 'Konfime idantite w: sa pran kèk minit.',
    'end-open-orders': 'Anile yon transfè w poko peye: montan li tounen nan limit ou touswit.',
    'known-recipient': 'Chwazi yon moun k ap resevwa ou te genyen deja.',
    evidence: 'Montre nou kote lajan an soti. N ap mande w sa lè w kòmanse yon transfè ki pi gwo.',
    'several-orders': 'Voye an plizyè fwa: maksimòm sa a se pou chak transfè.',
    wait: 'Tann jiska {when}: apati lè sa a ou ka voye plis.',
    'higher-level':
      'Monte nivo: nou montre w sa ki manke ak konbyen tan sa pran. Nan {level} ou voye jiska {transfer} pou chak transfè, {day} nan 24 èdtan ak {month} nan 30 jou.',
    appeal: 'Ekri nou oswa pote plent: n ap verifye desizyon an epi n ap reponn ou nan yon dèlè.',
    complain: 'Pote plent kont desizyon sa a',
    ask: 'Monte nivo',
  },
  own: {
    levels: { basic: 'Nivo debaz', standard: 'Nivo estanda', enhanced: 'Nivo elaji' },
    text: '{level}: ou ka voye jiska {transfer} pou chak transfè, {day} nan 24 èdtan ak {month} nan 30 jou.',
  },
  levels: { basic: 'nivo debaz', standard: 'nivo estanda', enhanced: 'nivo elaji' },
  amounts: {
    title: 'Montan',
    transfer: 'Chak transfè',
    day: '24 èdtan',
    month: '30 jou',
    year: '12 mwa',
    rolling: 'Transfè ki valab yo konte, ata sa ou poko peye yo. Li libere {when}.',
    rollingNone: 'Transfè ki valab yo konte, ata sa ou poko peye yo.',
    rate: 'Limit 24 èdtan ak 30 jou yo fikse an dola. Men yo an peso, ak to chanj {when}: {rate} ({pesos}).',
  },
  evidence: {
    title: 'San ou pa montre kote lajan an soti',
    text: 'Depase montan sa yo, nou mande w montre l anvan ou peye.',
  },
  counts: {
    title: 'Kantite transfè',
    what: 'Sa ki konte',
    used: 'Ou fè',
    maximum: 'Maksimòm',
    'open-orders': 'Transfè ki poko peye an menm tan',
    'orders-hour': 'Transfè nan inèdtan',
    'orders-day': 'Transfè nan 24 èdtan',
    'new-recipients': 'Nouvo moun k ap resevwa nan 24 èdtan',
    text: 'Transfè ki anile oswa ki ekspire yo pa konte.',
  },
  funding: {
    title: 'Dèlè pou peye',
    text: 'Ou gen {hours, plural, one {# èdtan} other {# èdtan}} pou peye yon transfè, ak {large, plural, one {# èdtan} other {# èdtan}} si li pi gwo pase {from}.',
    shortened:
      'Li pi kout pase nòmal paske nan dènye {days} jou yo {unpaid, plural, one {# transfè rete} other {# transfè rete}} san peye. L ap tounen nòmal lè jou sa yo pase.',
  },
}
