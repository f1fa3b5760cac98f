import type { Translated } from '@puente/contract'
import type { storyMessages as spanish } from './messages-story.es.ts'

export const storyMessages: Translated<typeof spanish> = {
  countries: 'See what it costs to send to',
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
  kind: {
    label: 'Who the transfer is for',
    person: 'Personal',
    company: 'Companies',
    title: 'An account for your company',
    text: 'Pay suppliers abroad. Several people prepare the transfers and sign them according to the company’s signing powers. First you open your own account and then you add the company.',
    open: 'Open a company account',
    prices: 'See prices for companies',
  },
  costs: {
    title: 'What it costs elsewhere',
    lead: 'Total cost of {what}: fees and difference from the mid-market rate.',
    of: 'sending {amount} to {country}',
    choose: 'Transfer to compare',
    now: 'At the price now',
    pending: 'Calculating…',
    unavailable: 'Not available now',
    product: '{product}, published on {date}',
    table: 'See the figures and their sources',
    caption: 'What others publish as the cost of {what}',
    provider: 'Company',
    service: 'Service',
    total: 'Total cost',
    source: 'Source and date',
    method:
      'The figures are those that each company publishes. The cost is the fee plus the difference from the mid-market rate on the amount converted. The destination bank may charge for receiving.',
  },
  times: {
    title: 'How long it takes',
    half: 'Half arrive in less than {time}.',
    most: 'Nine in ten, in less than {time}.',
    source: 'From when we receive the payment, in transfers of the last 90 days.',
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
