import type { Translated } from '@puente/contract'
import type { questionMessages as spanish } from './messages.es.ts'

export const questionMessages: Translated<typeof spanish> = {
  title: 'Help',
  lead: 'Answers to what we are asked most. If you do not find yours, write to us.',
  description:
    'Questions and answers about sending money from Chile: prices, payments, times, cancellations, refunds and personal data.',
  search: 'Search the answers',
  found: '{count, plural, one {One answer} other {# answers}}',
  none: 'There are no answers with those words',
  noneText: 'Try another word, such as payment or refund, or tell us what is going on.',
  all: 'See all answers',
  more: {
    pricing: 'See prices and limits',
    safety: 'Go to Safety',
    complaints: 'Go to Complaints',
    regulation: 'See who regulates us',
    privacy: 'Read the privacy notice',
    send: 'See the price of a transfer',
    recover: 'Create another password',
    profile: 'Go to your profile',
    security: 'Go to the security of your account',
    level: 'See your level',
    members: 'See the company’s people',
    signatures: 'See the transfers to sign',
    debts: 'See your debts',
    statements: 'Go to Documents',
    notifications: 'See what is missing',
    verify: 'Verify a receipt',
    recipients: 'See your recipients',
    transfers: 'See your transfers',
    rewards: 'See your rewards',
  },
  contact: {
    threads: 'Your conversations with us',
    title: 'Could not find what you were looking for?',
    text: 'If you already have a transfer, write to us from its page: then we know which one it is. For a complaint there is a form with a case number and a set time for the answer.',
    email: 'Email',
    phone: 'Phone',
  },
  groups: {
    price: 'Price',
    start: 'Before you start',
    pay: 'Pay',
    follow: 'Follow your transfer',
    fix: 'Changes and refunds',
    account: 'Your account and your data',
  },
  questions: {
    cuanto: {
      question: 'What does a transfer cost?',
      answer:
        'The calculator shows the fee, the exchange rate, the total cost and the arrival before you pay. In Prices you find the current fee and examples at the current price.',
    },
    cambio: {
      question: 'Which exchange rate do you use?',
      answer:
        'The mid-market rate, with a difference that we always show in pesos and as a percentage. Next to the price you see the time and the source of the mid-market rate, so that you can compare.',
    },
    fijo: {
      question: 'Can the price change while I complete my transfer?',
      answer:
        'The one in the calculator updates every minute. When you review your transfer, the price stays fixed for 30 minutes. When you confirm, it stays fixed for the time to pay that you see on the screen.',
    },
    limites: {
      question: 'Is there a minimum and a maximum?',
      answer:
        'Yes. They depend on the country and on your level. They are published in Prices and on each country’s page.',
    },
    necesito: {
      question: 'What do I need to send?',
      answer: `- To be 18 or older.
- To have a RUT (Chilean tax number).
- An account in your name at a bank in Chile.

You can see prices without an account. To send, we first confirm your identity.`,
    },
    empresa: {
      question: 'Can a company send?',
      answer:
        'Yes. When you create your account you choose who it is for; if you have an account of your own, you add the company from your profile. You complete the company file and invite other people. The company sends through the people it authorises. If its signing powers require more than one signature, the transfer waits for those that are missing.',
    },
    paises: {
      question: 'Which countries can I send to?',
      answer: 'Those in the calculator. We add a country when we know what it costs and when it arrives.',
    },
    datos: {
      question: 'Which details do I need from the recipient?',
      answer:
        'Their name as it is at their bank and the details of their account. Each country asks for different details: they are on the country’s page and you see them when you add the recipient. Your recipient does not need to create an account.',
    },
    pagar: {
      question: 'How do I pay?',
      answer:
        'With a bank transfer in pesos from an account in your name. When you confirm, we give you the account, the reference and the time to pay, with buttons to copy them. You can also pay on your bank’s page.',
    },
    'otra-persona': {
      question: 'Can another person pay for me?',
      answer:
        'No. We only use payments that come from an account with the same RUT as yours. If a payment arrives from another RUT, we will return it to the account it came from on the next working day, and your transfer stays unpaid.',
    },
    partes: {
      question: 'Can I pay in parts?',
      answer:
        'Yes. Many banks limit the first transfer to a new account. Make as many as you need with the same reference and within the time to pay: in your transfer you see how much arrived and how much is left.',
    },
    tarde: {
      question: 'What if I pay after the time to pay?',
      answer:
        'If the exchange rate is better for you, we use it. If it is worse, we will ask you first; without an answer within one working day, we will refund everything. If you fixed how much your recipient gets, we do not lower it unless you accept.',
    },
    donde: {
      question: 'Where is my money?',
      answer:
        'On the page of your transfer you see each step with its time and what is left. **Sent to the bank** means that the destination bank received it. **Delivered** means that it confirmed the credit to the account.',
    },
    llega: {
      question: 'When does it arrive?',
      answer:
        'Next to the price you see the estimated date and time and their reasons: the bank’s hours, weekends and public holidays of both countries. It is an estimate, because the destination bank makes the credit.',
    },
    compartir: {
      question: 'Can I share the tracking?',
      answer:
        'Yes, with a link that shows the progress, the amount and the last four digits of the account. It does not show your RUT or the account number.',
    },
    comprobante: {
      question: 'How does my recipient know that a receipt is genuine?',
      answer:
        'Each receipt has a code. Enter it in Verify a receipt and you will see how the transfer stands today.',
    },
    revision: {
      question: 'Why is my transfer being checked?',
      answer:
        'We check some transfers before we send them, and we also carry out random checks. In your transfer you see until when, which team checks it and whether we need something from you. Meanwhile your money does not move.',
    },
    cancelar: {
      question: 'Can I cancel?',
      answer:
        'Yes, free of charge, until we start converting your money: we refund everything. After that we can ask the destination bank to return it. It does not always agree, and we will tell you how long that takes.',
    },
    'datos-malos': {
      question: 'I made a mistake in the account details',
      answer:
        'If the destination bank rejects the payment, we will tell you and you can correct the details. If you do not correct them within 5 working days, we will refund everything you paid.',
    },
    devolucion: {
      question: 'When and where does a refund arrive?',
      answer:
        'We refund what you paid in excess on the same working day, and a transfer that could not be delivered when the bank returns the money to us. Always to the account you paid from or to another with the same RUT.',
    },
    reclamo: {
      question: 'I want to make a complaint',
      answer:
        'Fill in the Complaints form: you get a case number and the date by which we answer. You can also go to SERNAC (consumer protection agency) whenever you like, without contacting us first.',
    },
    'mis-datos': {
      question: 'What do you do with my data?',
      answer:
        'We use it to send your money and to comply with the law. We keep it encrypted and record who sees it. You can ask for a copy or for us to delete it; what the law requires us to keep is kept for 5 years after the relationship ends.',
    },
    fraude: {
      question: 'I received a strange message in your name',
      answer:
        'Do not open its links or give passwords or codes. In Safety we explain how to recognise a fraud and what to do if you have already answered.',
    },
    cerrar: {
      question: 'Can I close my account?',
      answer: 'Yes, whenever you like. Before that, we complete or refund the transfers under way.',
    },
    'quien-son': {
      question: 'Who supervises this service?',
      answer:
        'In Who regulates us we explain which authority supervises each part of the service and which do not.',
    },
  },
}
