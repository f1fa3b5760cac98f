import type { Translated } from '@puente/contract'
import type { taskMessages as spanish } from './messages.es.ts'

export const taskMessages: Translated<typeof spanish> = {
  title: 'Sa k ap vin apre',
  all: '{count, plural, one {Wè sa ki manke} other {Wè # bagay ki manke yo}}',
  failed: 'Nou pa t kapab chaje sa ki manke',
  line: {
    'pay-order': 'Peye {amount} pou {name}',
    'pay-rest': 'Manke {amount} pou {name}',
    'unpaid-order': '{amount} rete pou peye pou {name}',
    'pay-debt': 'Peye {amount} nan dèt ou',
    'pay-debt-rest': 'Manke {amount} nan dèt ou',
    'correct-recipient': 'Korije enfòmasyon {name}: bank li remèt transfè w',
    'sign-transfer': 'Pou siyen: {amount} pou {name}',
    'give-refund-account': 'Ban nou yon lòt kont pou ranbouse w {amount}',
    'accept-recipient': '{name} ranpli enfòmasyon li: verifye yo epi anrejistre yo',
    'answer-thread': 'Reponn mesaj nou',
    'answer-thread-about': 'Reponn mesaj nou sou transfè w bay {name}',
  },
  choice: {
    short: 'Chwazi sa nou fè ak {amount} ki rive pou {name}',
    late: 'Chwazi sa nou fè ak peman w {amount} pou {name}: li rive apre dèlè a',
    held: 'Chwazi sa nou fè ak {amount} ou yo pou {name}: to chanj lan chanje',
  },
  do: {
    'pending-item': 'Louvri',
    'pay-debt': 'Wè kijan pou peye',
    'correct-recipient': 'Korije',
    choose: 'Chwazi',
    'pay-order': 'Peye',
    'sign-transfer': 'Wè epi siyen',
    'give-refund-account': 'Bay kont lan',
    'accept-recipient': 'Verifye',
    'answer-thread': 'Li',
  },
  see: 'Wè',
  doLabel: '{action}: {task}',
  until: 'Jiska {when}',
  overdue: 'Dèlè fini {when}',
  blocks: 'San sa ou pa ka voye',
  other: 'Se yon lòt moun nan konpayi an ki fè l',
  deferred: 'Ou kite l pou pita',
}
