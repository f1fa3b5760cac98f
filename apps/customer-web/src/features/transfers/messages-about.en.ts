import type { Translated } from '@puente/contract'
import type { aboutMessages as spanish } from './messages-about.es.ts'

export const aboutMessages: Translated<typeof spanish> = {
  what: {
    ordered: 'We fix the price and the time to pay. No charge has been made yet.',
    'payment-received':
      'Your bank transfers the pesos to us and we match them to this transfer by its reference.',
    checking:
      'We check some transfers before they continue. Meanwhile, your money stays in your transfers account.',
    'on-hold': 'The transfer is waiting for an answer or a document from you. Your money is safe meanwhile.',
    converted:
      'We exchange your pesos for {currency} at your fixed exchange rate, even if the market has moved.',
    'sent-to-bank': 'We send the money to the destination bank, which credits it to the account.',
    delivered: 'The destination bank credits the money to the account ending in {ending}.',
    returned: 'The destination bank could not credit the money and returned it.',
    'needs-correction': 'One of {name}’s details must be corrected to send the money again.',
    refunding: 'We send the money back to the account you paid from.',
    refunded: 'The money is back in the account you paid from.',
    expired: 'The payment did not arrive in time and the price is no longer valid.',
    cancelled: 'The transfer ended before the money left Chile.',
    stopped: 'We cannot make this transfer.',
  },
  action: {
    ordered: 'You can cancel free of charge before we convert the money.',
    'payment-received': 'Pay the exact amount from an account in your name.',
    checking: 'You do not have to do anything. If we need something, we will email you.',
    'on-hold': 'Answer what we ask for in this step.',
    converted: 'You do not have to do anything. From here on, the transfer cannot be cancelled.',
    'sent-to-bank': 'You do not have to do anything. If the details are wrong, write to us below.',
    delivered: 'Ask {name} to check their account transactions. If it is not there, write to us below.',
    returned: 'Check the details with {name}. We show you the options here.',
    'needs-correction': 'Correct the details or ask us for a refund.',
    refunding: 'You do not have to do anything, unless we ask you for another account.',
    refunded: 'Check the transactions of your account.',
    expired: 'Make a new transfer at today’s price.',
    cancelled: 'Make a new transfer whenever you like.',
    stopped: 'If you have questions, write to us below.',
  },
  usual:
    'Half of the transfers to this destination take less than {half} from the payment, and nine in ten less than {most}.',
}
