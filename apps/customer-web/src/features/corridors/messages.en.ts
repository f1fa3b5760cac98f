import type { Translated } from '@puente/contract'
import type { corridorMessages as spanish } from './messages.es.ts'

export const corridorMessages: Translated<typeof spanish> = {
  title: 'Send money to {country}',
  lead: 'You pay in Chilean pesos and your recipient gets the money in their account, in their currency.',
  description:
    'What it costs and how long it takes to send money from Chile to {country}: fee, exchange rate, limits and the details you need.',
  failed: 'We could not load the countries',
  recipient: {
    title: 'What you need from the recipient',
    text: 'Ask them for these details as they are at their bank. They do not need to create an account.',
    name: 'Full name',
    nameHint: 'As it appears on their bank account.',
    optional: '{label} (optional)',
    asInBank: 'As it is at their bank.',
    address: 'The address where the recipient lives.',
    fromList: 'You choose it from a list.',
  },
  arrival: {
    title: 'How and when it arrives',
    estimate: 'If you pay now, estimated arrival: {when}.',
    now: 'The estimated arrival is above, next to the price.',
    honest:
      'This is an estimate: the destination bank makes the credit. After you pay, you see each step with its time.',
    rails: {
      'us-ach':
        'We pay through the ACH network, the local bank transfer of the United States. It works on working days.',
      'mx-spei': 'We pay through SPEI, the local bank transfer of Mexico. It works every day.',
      'eu-sepa':
        'We pay through SEPA, the network of transfers in euros. It works on its working days, and the account can be in any country of the area.',
      'pe-cce':
        'We pay through the Cámara de Compensación Electrónica (CCE), the network that connects the banks of Peru. It works on working days, and the account must be in soles.',
      'co-ach':
        'We pay through the ACH network of Colombia, to savings and current accounts, Nequi or Daviplata. It works on working days and pays in pesos without decimals.',
      other: 'We pay through the local bank network of the destination country.',
    },
  },
  limits: {
    title: 'How much you can send',
    least: 'From {minimum} per transfer to this country.',
    level: 'The maximum depends on your level.',
    seeAll: 'See limits by level',
  },
  costs: {
    title: 'What it costs now',
    caption: 'Cost of three transfers at the current price',
    send: 'You send',
    fee: 'Fee',
    spread: 'Difference from mid-market',
    receive: 'Recipient gets',
    total: 'Total cost',
    asOf: 'At the mid-market rate of {source}, {date} at {time}. The fee includes IVA (VAT).',
    failed: 'We could not load the prices',
    rates: 'See how the exchange rate changed',
  },
  questions: {
    title: 'Questions about this destination',
    full: {
      question: 'Does the full amount that I see arrive?',
      answer:
        'Yes. We pay through the local network and credit the amount you see. Your recipient’s bank may charge them for receiving it.',
    },
    change: {
      question: 'Can the price change after I confirm?',
      answer:
        'Not if you pay in time. The price is fixed when you confirm, and the time to pay is shown next to the payment details.',
    },
    rejected: {
      question: 'What if the destination bank rejects the payment?',
      answer:
        'We tell you and you can correct the details. If you do not correct them within 5 working days, we will refund everything you paid, with the fee and the IVA.',
    },
    cancel: {
      question: 'Can I cancel?',
      answer:
        'Yes, free of charge, until we start converting your money. After that we can ask the destination bank to return it, and we will tell you how long that takes.',
    },
  },
  others: 'Other destinations',
}
