import type { Translated } from '@puente/contract'
import type { regulationMessages as spanish } from './messages.es.ts'

export const regulationMessages: Translated<typeof spanish> = {
  title: 'Who regulates us',
  lead: 'Which authority supervises each part of this service and which do not.',
  description:
    'Which authorities supervise a money transfer company in Chile: UAF, SERNAC, CMF, Banco Central and SII.',
  operator: {
    title: 'Who is responsible',
    demo: 'This is a demonstration operator',
    demoText:
      '{brand} is not a company here: it is not in any register, has no customers and moves no real money. What follows is what applies to a Chilean company that provides this service.',
    legalName: 'Legal name (razón social)',
    rut: 'RUT (Chilean tax number)',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    uaf: 'Registration with the UAF',
  },
  authorities: {
    uaf: {
      title: 'Unidad de Análisis Financiero (UAF, financial intelligence unit)',
      text: `It supervises money transfer companies. Ley 19.913 (anti-money-laundering law) requires us to register, to have a compliance officer, to know each customer and to keep records. The rules are in Circular 62 of 2025.

That is why we ask for your identity, the purpose of each transfer and, above certain amounts, where the money comes from.`,
    },
    cmf: {
      title: 'Comisión para el Mercado Financiero (CMF, financial market commission)',
      text: `In Chile there is no special licence to send money abroad, and the CMF does not supervise this activity. Ley 21.521, known as Ley Fintec, regulates other services that we do not provide here: investment, custody, crowdfunding and open finance.

We do not hold balances either: that requires another authorisation. Each transfer is paid and delivered separately, and what is not delivered is refunded to you. Your money in transit is not a deposit and does not have the state guarantee of bank deposits.`,
    },
    sernac: {
      title: 'Servicio Nacional del Consumidor (SERNAC, consumer protection agency)',
      text: 'It protects you as a consumer: a clear price before you contract, delivery of what was offered and an answer to your complaint. You can complain at sernac.cl with ClaveÚnica (the state’s sign-in) or call 800 700 100 free of charge, without contacting us first.',
    },
    centralBank: {
      title: 'Banco Central de Chile (central bank)',
      text: 'Buying and selling foreign currency is free in Chile. We buy currency in the Mercado Cambiario Formal (formal exchange market), which reports the transactions to the Banco Central.',
    },
    tax: {
      title: 'Servicio de Impuestos Internos (SII, tax service)',
      text: 'The fee is subject to IVA (VAT), which we always show as included. The amount you send is not a sale and is not subject to IVA.',
    },
    data: {
      title: 'Your personal data',
      text: 'Ley 19.628 and its reform, Ley 21.719, apply (personal data protection). You can ask for access, correction, deletion, objection and a copy of your data. What the law against money laundering requires us to keep is kept for 5 years after the relationship ends.',
    },
  },
  complain: 'Make a complaint',
}
