import type { Translated } from '@puente/contract'
import type { moreQuestionMessages as spanish } from './messages-more.es.ts'

export const moreQuestionMessages: Translated<typeof spanish> = {
  entrar: {
    question: 'I cannot sign in',
    answer:
      'With **I forgot my password** you create another: we send a six-digit code to your email. If you do not have the app of your second factor, use one of your recovery codes.\n\nIf you do not have those either, contact us as the end of this page says. We confirm that it is you, and two people of our team remove your second factor. For 24 hours after that you cannot add recipients.',
  },
  'sin-correo': {
    question: 'I no longer have my email or my phone',
    answer:
      'If you still have one of the two, change the other from your profile with a code that we send to the one you have. If you lost both, write to us from that same screen: we confirm that it is you before we change them.',
  },
  identidad: {
    question: 'Why do you ask for my identity card (cédula)?',
    answer:
      'The law requires us to know who sends money. We compare your details with your document before the first transfer. We keep the photos encrypted and record who sees them.',
  },
  'revision-datos': {
    question: 'How long does the review of my details take?',
    answer:
      'The time is on the screen of your application. We notify you by email when it ends. Meanwhile you can see prices; if something is missing, we tell you what and why.',
  },
  'dos-pasos': {
    question: 'How do I protect my account?',
    answer:
      'In Security you add a passkey or an authenticator app, keep your recovery codes and close the sessions that you do not recognise. We never ask for passwords or codes by phone or message.',
  },
  'corregir-perfil': {
    question: 'How do I correct a detail of my profile?',
    answer:
      'Open your profile and edit what changed. What we confirmed with a document, such as your name, is checked by a person before it changes.',
  },
  'cada-ano': {
    question: 'Why do you ask me to confirm my details every year?',
    answer:
      'The law requires us to keep them up to date. If nothing changed, you confirm them without entering them again. You have 30 days before your new transfers wait for this.',
  },
  nivel: {
    question: 'How can I send more?',
    answer:
      'Go up a level. In Level you see how much each one allows and which details and documents it asks for; you give them only once. We show you the time for the answer before you submit it.',
  },
  respaldo: {
    question: 'Why do you ask where my money comes from?',
    answer:
      'The law requires us to record it and, above certain amounts, also to keep a document that shows it. The screen says which ones are accepted. Your answer does not change the price.',
  },
  motivo: {
    question: 'Why do you ask for the purpose of the transfer?',
    answer:
      'The law requires us to record the purpose and the source of the money, and some destination banks require the purpose. It does not change the price.',
  },
  'personas-empresa': {
    question: 'How do I add other people to my company?',
    answer:
      'Whoever manages the company invites them by email and chooses what each one can do: view, prepare transfers or manage. They can change it or remove people at any time.',
  },
  firmas: {
    question: 'When does a transfer need more than one signature?',
    answer:
      'When the company’s signing powers require it for that amount. The transfer waits up to 5 days for the signatures and is created with the last one. Without signatures no charge is made.',
  },
  alerta: {
    question: 'Can you tell me when the exchange rate goes down?',
    answer:
      'Yes. On each currency’s page you create an alert with the value you want. We notify you by email once, when our exchange rate reaches it. You can have up to 10 active.',
  },
  'pedir-datos': {
    question: 'Can my recipient enter their own details?',
    answer:
      'Yes. With **Ask for their details** you create a link that works once, for 7 days, and in several languages. You check what they entered before you save it.',
  },
  repetir: {
    question: 'How do I repeat a transfer?',
    answer:
      'From the home page or from the page of an earlier transfer. We keep the recipient and the purpose; you see the price now before you confirm.',
  },
  'no-llego': {
    question: 'It says delivered, but my recipient does not see the money',
    answer:
      'Ask them to check the movements of the account with the last four digits that you see in the transfer. If it is not there, write to us from the page of the transfer and we will investigate it with the destination bank.',
  },
  deuda: {
    question: 'Why do I have a debt?',
    answer:
      'Because your bank reversed a payment after we sent the money. The transfer continues and that payment is missing. While the debt is open you cannot make another transfer.',
  },
  'pagar-deuda': {
    question: 'How do I pay a debt?',
    answer:
      'With a bank transfer from an account in your name and the reference that you see in the debt. You can pay in parts. What you pay in excess goes back to the account it came from.',
  },
  cartola: {
    question: 'Where do I download my documents?',
    answer:
      'In Documents you ask for a statement of a month, a year or other dates, as PDF, Excel or CSV. The receipt of each transfer is on its page.',
  },
  pendiente: {
    question: 'Why do I have something to do?',
    answer:
      'Because a detail, a document or your acceptance is missing. Each item says why we ask for it, what it holds up and what happens next. You can always view, cancel and ask for refunds.',
  },
  documento: {
    question: 'How do I take a good photo of a document?',
    answer: `- Use good light, without reflections.
- Make sure the four corners can be seen.
- Move closer until all the text can be read.

You can also upload a PDF or continue on your phone.`,
  },
  respuesta: {
    question: 'How long do you take to answer?',
    answer:
      'When you write, you see by when we answer. When there are enough answers, we publish in Help how long those of the last 90 days took. We notify you by email.',
  },
  recompensas: {
    question: 'How do I use my rewards?',
    answer:
      'You pay for your next transfer as always. When it arrives, we refund the fee to the same account, until your rewards are used up. You can also donate them or keep them.',
  },
}
