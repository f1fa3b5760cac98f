import { customerKinds } from '../../access/words.ts'
import { eapQuestionKinds } from '../../customers/words.ts'
import { documentKinds, documentSides, documentSources } from '../../documents/words.ts'
import { registryRegimes } from '../../onboarding/company-words.ts'
import { isDay } from '../days.ts'
import {
  calendarDay,
  choice,
  choices,
  count,
  flag,
  group,
  list,
  markdown,
  optional,
  recordOf,
  rows,
  share,
  text,
} from '../field.ts'
import { requirementCodes, requirementCodesOf } from '../../requirements/words.ts'
import { setting } from '../setting.ts'
import type { FieldFault } from '../../refusals.ts'

const proposes = ['analyst', 'officer'] as const
const decides = ['officer', 'admin'] as const
const code = (about: string) => text(about, 40, { pattern: '[a-z0-9]+(-[a-z0-9]+)*' })

/** Reports each repeated code at the later row. */
function twice(rowsOf: string, found: readonly { readonly code: string }[]): FieldFault[] {
  const codes = found.map((row) => row.code)
  return codes.flatMap((one, position) =>
    codes.indexOf(one) < position ? [{ at: `${rowsOf}.${position}.code`, fault: 'twice' }] : [],
  )
}

export const annualUpdate = setting({
  kind: 'annual-update',
  about: 'How often customers confirm their data, by risk.',
  keys: ['rules'],
  proposes,
  decides,
  fields: {
    months: recordOf(
      'The time between two confirmations.',
      ['normal', 'elevated', 'high'],
      count('By risk.', 'months', 1, 60),
    ),
    graceDays: count('The time to confirm before sending is blocked.', 'days', 1, 365),
  },
})

export const occupations = setting({
  kind: 'occupations',
  about: 'The occupations that a person may choose.',
  keys: ['person'],
  proposes,
  decides,
  fields: {
    choices: rows(
      'In the order in which they are offered.',
      {
        code: code('Never changes after its first use.'),
        name: text('The name that customers read.', 80, { min: 3 }),
        asksEmployer: flag('Whether it requires the name of the employer.'),
      },
      50,
    ),
  },
  check: ({ choices: found }) =>
    found.length === 0 ? [{ at: 'choices', fault: 'too-short' }] : twice('choices', found),
})

export const relationshipTerms = setting({
  kind: 'relationship-terms',
  about:
    'How often a restriction is reviewed, the notice of an exit, and how long data is kept after the end.',
  proposes,
  decides,
  fields: {
    reviewDaysMax: count('The longest time between two reviews of a restriction.', 'days', 1, 365),
    exitNoticeDays: count('The notice before the operator ends a relationship.', 'days', 1, 365),
    keptYears: count('How long data is kept after the end of a relationship.', 'years', 1, 50),
  },
  initial: () => ({ reviewDaysMax: 90, exitNoticeDays: 30, keptYears: 5 }),
})

export const eap = setting({
  kind: 'eap',
  about: 'What a customer is asked to confirm, and its questions.',
  proposes,
  decides,
  fields: {
    title: text('The title.', 200, { min: 3, names: [] }),
    text: markdown('The text.', 20_000, { names: [] }),
    questions: rows(
      'Asked below the text.',
      {
        code: text('Never changes after the first answer.', 40, { pattern: '[a-z][a-z0-9]*(-[a-z0-9]+)*' }),
        kind: choice('How it is answered.', eapQuestionKinds),
        label: text('The question.', 300, { min: 3, names: [] }),
        optional: optional(flag('Whether the answer is optional.')),
      },
      5,
    ),
  },
  check: ({ questions }) => twice('questions', questions),
})

export const documentRule = setting({
  kind: 'document-rule',
  about: 'Who sends a kind of document, in which files, and how long it is kept.',
  keys: documentKinds,
  proposes,
  decides,
  fields: {
    order: count('The position in lists of kinds.', 'position', 1, 1000),
    customers: choices('Who sends it.', customerKinds),
    sides: choices('The sides of the document; none if it has pages.', documentSides),
    sources: choices('Types of file.', documentSources),
    pagesMax: count('Maximum number of files per side.', 'files', 1, 100),
    keptYears: count('The minimum retention of an accepted document.', 'years', 1, 50),
    refusedKeptDays: count('The retention of a refused document.', 'days', 1, 3650),
  },
})

const companyType = (about: string) => code(about)

export const companyFileRules = setting({
  kind: 'company-file-rules',
  about: 'Legal forms of companies, and who counts as a beneficial owner.',
  proposes,
  decides,
  fields: {
    ownerFromBps: share(
      'The share, direct or through companies, from which a person is a beneficial owner (UAF, circulars 57 and 62: 10 %).',
      10_000,
    ),
    layersMax: optional(
      count(
        'The most companies between an owner and the applicant, by the shortest chain; 10 when it is absent.',
        'layers',
        1,
        20,
      ),
    ),
    types: rows(
      'Legal forms, in the order in which they are offered.',
      {
        code: companyType('Never changes after its first use.'),
        name: text('The name that customers read.', 80, { min: 3 }),
        regimes: choices('The registers that may contain it.', registryRegimes),
        hasOwners: flag('Whether it has owners.'),
      },
      50,
    ),
  },
  check: ({ types }) => (types.length === 0 ? [{ at: 'types', fault: 'too-short' }] : twice('types', types)),
})

const days = (about: string) => count(about, 'days', 1, 3650)

export const companyDocumentRules = setting({
  kind: 'company-paper-rules',
  about: 'Which documents companies supply, and how long they are valid.',
  proposes,
  decides,
  fields: {
    freshDays: days('The maximum age of a certificate when it is sent.'),
    holdsDays: days('The validity of a certificate, from the day of issue.'),
    shareToleranceBps: share('The difference up to which two shares count as equal.', 1000),
    neededBy: recordOf(
      'Which legal forms supply each document.',
      ['constitution-deed', 'powers', 'validity-certificate', 'shareholders'],
      list('Codes of legal forms.', companyType('A legal form.'), 50),
    ),
  },
  check: ({ freshDays, holdsDays }) =>
    holdsDays <= freshDays ? [{ at: 'holdsDays', fault: 'too-small' }] : [],
})

const months = (about: string) => optional(count(about, 'months', 1, 120))
const holdsUntil = { min: 4, pattern: '[0-9]{4}(-[0-9]{2}-[0-9]{2})?' } as const

export const requirementRules = setting({
  kind: 'requirement-rules',
  about:
    'Which identity cards are valid for longer than printed, and which customers supply which documents.',
  proposes,
  decides,
  fields: {
    extensions: rows(
      'Cards that are valid for longer by law.',
      {
        group: choice('The group of cards.', ['chilean', 'foreign']),
        printedFrom: calendarDay('The first printed end of validity.'),
        printedUntil: calendarDay('The last printed end of validity.'),
        holdsUntil: text(
          'Valid until this day, or until the printed day and month of this year.',
          10,
          holdsUntil,
        ),
      },
      200,
    ),
    requirements: rows(
      'Which customers supply which documents.',
      {
        customer: choice('The kind of customer.', customerKinds),
        levels: choices('The verification levels.', ['basic', 'standard', 'enhanced']),
        companyTypes: optional(
          list('Only companies of these legal forms.', companyType('A legal form.'), 50),
        ),
        regimes: optional(choices('Only companies in these registers.', registryRegimes)),
        asks: choices('The documents to supply.', requirementCodes),
        blocks: flag('Whether sending is blocked until they are accepted.'),
      },
      100,
    ),
    maxAgeMonths: group('The maximum age of a document; without a number it has none.', {
      'proof-of-income': months('Proof of income.'),
      'balance-sheet': months('Balance sheet.'),
      'tax-folder': months('Tax folder.'),
      'monthly-tax-returns': months('Monthly tax returns.'),
    }),
  },
  check: ({ extensions, requirements }) => [
    ...extensions.flatMap((row, position) => extensionFaults(row, `extensions.${position}`)),
    ...requirements.flatMap(({ customer, levels, asks, companyTypes = [], regimes = [] }, position) => [
      ...(levels.length === 0 ? [{ at: `requirements.${position}.levels`, fault: 'too-short' }] : []),
      ...(asks.length === 0 ? [{ at: `requirements.${position}.asks`, fault: 'too-short' }] : []),
      ...(asks.every((one) => requirementCodesOf[customer].includes(one))
        ? []
        : [{ at: `requirements.${position}.asks`, fault: 'choice' }]),
      ...(customer === 'person' && companyTypes.length + regimes.length > 0
        ? [{ at: `requirements.${position}.companyTypes`, fault: 'choice' }]
        : []),
    ]),
  ],
})

interface Extension {
  readonly printedFrom: string
  readonly printedUntil: string
  readonly holdsUntil: string
}

/** Faults of an extension: an end that does not exist or is before the beginning, or no prolongation. */
function extensionFaults(
  { printedFrom, printedUntil, holdsUntil: until }: Extension,
  at: string,
): FieldFault[] {
  const isYear = until.length === 4
  if (!isYear && !isDay(until)) return [{ at: `${at}.holdsUntil`, fault: 'not-a-date' }]
  if (printedUntil < printedFrom) return [{ at: `${at}.printedUntil`, fault: 'ends-before' }]
  const from = isYear ? printedFrom.slice(0, 4) : printedFrom
  return until <= from ? [{ at: `${at}.holdsUntil`, fault: 'gains-nothing' }] : []
}
