import type { Translated } from '@puente/contract'
import type { storyMessages as spanish } from './messages-story.es.ts'

export const storyMessages: Translated<typeof spanish> = {
  how: {
    title: 'How it works',
    price: {
      title: 'See the full price',
      text: 'You choose an amount and see fee, exchange rate and arrival.',
    },
    pay: {
      title: 'Pay from your bank',
      text: 'With a bank transfer in pesos from an account in your name.',
    },
    arrive: {
      title: 'It reaches their account',
      text: 'You follow each step and we tell you when the money has been credited.',
    },
  },
  trust: {
    title: 'Who you send with',
    company: {
      title: 'Also for companies',
      text: 'Pay suppliers abroad. Several people prepare and sign each transfer, according to the company’s signing powers.',
      action: 'Open an account',
    },
    safety: {
      title: 'Your money, apart from ours',
      text: 'What you pay is in a bank account separate from ours until it is converted or refunded.',
      action: 'How we protect you',
    },
    regulation: {
      title: 'Who regulates us',
      text: 'The UAF (financial intelligence unit) supervises money transfer companies, and SERNAC (consumer protection agency) protects you as a consumer.',
      action: 'See what each authority does',
    },
  },
  questions: {
    title: 'Questions',
    text: 'What it costs, when it arrives, how to pay and when you can cancel: the answers are in Help.',
    action: 'See the answers',
    rates: 'See today’s exchange rate',
    contact: 'Make a complaint',
  },
}
