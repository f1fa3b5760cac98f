import type { Translated } from '@puente/contract'
import type { safetyMessages as spanish } from './messages.es.ts'

export const safetyMessages: Translated<typeof spanish> = {
  title: 'Safety',
  lead: 'How we look after your money and your data, and how to recognise someone who pretends to be us.',
  description:
    'How we protect your money and your data, how to recognise a fraud and what to do if you were deceived.',
  protect: {
    title: 'How we protect you',
    text: `- **Identity.** We confirm who each customer is before their first transfer.
- **Your money kept apart.** What you pay is in a bank account separate from ours until it is converted or refunded.
- **Only in your name.** We only use payments from your RUT and only refund to accounts with your RUT.
- **Second confirmation.** We ask for it to add a recipient, change bank details or sign in from a new device.
- **Encrypted data.** We keep your personal data encrypted and record who sees it.
- **Sessions that end.** We end your session after 15 minutes without use.`,
  },
  recognise: {
    title: 'How to recognise a fraud',
    text: `- **Passwords and codes.** We never ask you for them by phone, email, message or social media. If someone asks you for them, it is not us.
- **Odd accounts.** The account to pay to appears inside your transfer. We never ask you to transfer money to a person, or to pay with cryptocurrencies or gift cards.
- **Hurry and secrecy.** If someone presses you to send now, or asks you not to tell anyone, stop and ask someone you trust.
- **Prizes, romances and jobs.** Nobody you have not met in person needs you to send them money.
- **Lending your account.** Sending on behalf of others, even if they pay you, can make you liable for a crime.`,
    address:
      'Our address is {address}. Check it in the browser’s address bar before you enter your password.',
  },
  report: {
    title: 'If you believe you were deceived',
    text: `- **Cancel the transfer.** Do it from its page: if we have not converted the money yet, we refund it in full.
- **Change your password.** If you wrote it on another site, change it here and wherever you use the same one.
- **Tell your bank.** They all have a fraud line that is open 24 hours a day.
- **Tell us.** Give us the time, the message and the details you have, and we try to stop the transfers under way.
- **Report it.** To the PDI (investigative police), Carabineros (police) or the Fiscalía (public prosecutor). With the report, the destination bank can help.`,
    action: 'Tell us now',
    honest:
      'A transfer that has been delivered cannot always be recovered: it depends on the destination bank and on who received it. Tell us as soon as you can.',
  },
  flaw: {
    title: 'If you found a security flaw',
    text: 'Write to us at {email} with the steps to reproduce it. Do not use other people’s data, and give us time to correct it before you publish it.',
  },
}
