import type { Translated } from '@puente/contract'
import type { documentItemMessages as spanish } from './messages.es.ts'

export const documentItemMessages: Translated<typeof spanish> = {
  identity: {
    titles: {
      'id-expired-chilean': 'Your identity card has expired',
      'id-expired-foreign': 'Your foreigner’s identity card has expired',
      'id-expired': 'Your document has expired',
      'id-illegible': 'Your document is not legible',
      'id-expiring': 'Your document expires soon',
    },
    leads: {
      'id-expired-chilean':
        'It expired on {date}. Send us the new one to continue sending; your transfers under way are not affected.',
      'id-expired-foreign':
        'It expired on {date}. Send us the new one and the proof of its renewal to continue sending.',
      'id-expired': 'It expired on {date}. Send us a valid one to continue sending; it can be your cédula.',
      'id-illegible': 'Send it complete and sharp to continue sending.',
      'id-expiring':
        'It expires on {date}. If you already have the new one, send it now so that you can keep sending.',
    },
    failed: 'We could not load your document',
    which: 'Which document are you going to send?',
    why: 'The law requires us to see a valid document of the sender.',
    type: 'Document',
    chooseType: 'Choose a document',
    types: {
      'chilean-id': 'Chilean identity card (cédula)',
      'foreign-id': 'Foreigner’s identity card (cédula para extranjeros)',
      passport: 'Passport',
      'other-id': 'Other identity document',
    },
    nationality: 'Nationality',
    chooseNationality: 'Choose a country',
    ends: 'Expires on',
    endsHint: 'As it appears on the document: day, month and year.',
    endsRead: 'We read it from your document. Check day, month and year.',
    missing: 'Missing: {field}.',
    endsWrong: 'Enter the date with day, month and year. For example, 24/11/2031.',
    fields: { type: 'the document', nationality: 'the nationality', printedEnd: 'the expiry date' },
    goOn: 'Continue to the photos',
    change: 'It is another document',
    parts: {
      front: 'Front',
      back: 'Back',
      'renewal-proof': 'Proof of renewal',
      page: 'Page with your photo',
    },
    machine: {
      title: 'What we read from your document: check it',
      waiting: 'We are reading your document.',
      not: 'We could not read the code printed on this side. You can continue; a person will read it.',
      partly: 'We read only a part. You can continue; a person will read the rest.',
      differences: 'It does not match what you told us',
      difference: '{field}: the document says {value} and you told us {declared}.',
      perhaps: '{field}: we read {value} and you told us {declared}. It may be a reading error.',
      whatNext: 'If the photo is of another document, change it. If what you told us is wrong, correct it.',
      fields: {
        'document-number': 'Document number',
        run: 'RUN',
        'birth-date': 'Date of birth',
        'expiry-date': 'Expires on',
        nationality: 'Nationality',
        'issuing-state': 'Issuing country',
        sex: 'Sex',
        surname: 'Surnames',
        'given-names': 'Given names',
      },
    },
    proofExample:
      'You can use the certificate of residence in process, the application for a new cédula or the resolution that renews your permit.',
    found: 'What we found',
    next: 'What happens next',
    nextText:
      'Someone on our team checks it; when you send it, you see by when. We will email you when it ends.',
  },
  waiting: {
    title: 'We are checking it',
    since: 'You sent it',
    by: 'We answer by',
    text: 'You can close this page: we will email you. If something is missing, we will tell you what and why.',
    goOn: 'Continue with what you were doing',
  },
  list: {
    personTitle: 'We are missing a document of yours',
    companyTitle: 'Documents of the company are missing',
    personLead:
      'We ask for it to confirm where the money you send comes from. Only the team that checks it sees it.',
    companyLead:
      'We ask for them because of the amounts the company can send. Only the team that checks them sees them.',
    failed: 'We could not load the list',
    open: 'Send',
    again: 'Send another',
    back: 'See the list',
    dueOn: 'Send it by the end of {date}.',
    howOld: '{months, plural, one {No more than one month old.} other {No more than # months old.}}',
    holds: 'Accepted until {date}.',
    states: {
      missing: 'Missing',
      waiting: 'Being checked',
      refused: 'Must be sent again',
      'too-old': 'Must be renewed',
      accepted: 'Done',
    },
    codes: {
      identity: 'Identity document',
      'proof-of-income': 'Proof of income',
      'balance-sheet': 'Balance sheet',
      'tax-folder': 'Tax folder (carpeta tributaria)',
      'monthly-tax-returns': 'Monthly tax returns (formulario 29)',
    },
    examples: {
      identity: 'Your identity card on both sides, or the page of the passport with your photo.',
      'proof-of-income':
        'You can use your last three payslips, fee invoices (boletas de honorarios) or the income tax return.',
      'balance-sheet': 'The last yearly balance sheet, signed by whoever keeps the accounts.',
      'tax-folder':
        'The electronic tax folder to prove income (carpeta tributaria), as issued by the SII (tax service).',
      'monthly-tax-returns': 'The VAT returns (F29) of the last three months, in a single PDF.',
    },
  },
  evidence: {
    title: 'Evidence of the source of the money',
    sent: 'What you sent',
    more: 'If something is missing, add it while we check it.',
    page: 'Document {page}',
    example:
      'You can use the deed of a sale, a loan disbursement statement, account statements or the income tax return that shows the amount.',
  },
}
