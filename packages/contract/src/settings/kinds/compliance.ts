import { customerKinds } from '../../access/words.ts'
import { eapQuestionKinds } from '../../customers/words.ts'
import { documentKinds, documentSides, documentSources } from '../../documents/words.ts'
import { registryRegimes } from '../../onboarding/company-words.ts'
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
import { requirementCodes, requirementCodesOf } from '../../dossiers/words.ts'
import { setting } from '../setting.ts'
import type { FieldFault } from '../../refusals.ts'

const proposes = ['analyst', 'officer'] as const
const decides = ['officer', 'admin'] as const
const code = (about: string) => text(about, 40, { pattern: '[a-z0-9]+(-[a-z0-9]+)*' })

/** A code twice among rows, at the later one. */
function twice(rowsOf: string, found: readonly { readonly code: string }[]): FieldFault[] {
  const codes = found.map((row) => row.code)
  return codes.flatMap((one, position) =>
    codes.indexOf(one) < position ? [{ at: `${rowsOf}.${position}.code`, fault: 'twice' }] : [],
  )
}

export const annualUpdate = setting({
  kind: 'annual-update',
  about: 'How often customers confirm their facts, by risk.',
  keys: ['rules'],
  proposes,
  decides,
  fields: {
    months: recordOf(
      'Between two confirmations.',
      ['normal', 'elevated', 'high'],
      count('By risk.', 'months', 1, 60),
    ),
    graceDays: count('To confirm, before it stops sending.', 'days', 1, 365),
  },
})

export const occupations = setting({
  kind: 'occupations',
  about: 'What a person may say that they do for a living.',
  keys: ['person'],
  proposes,
  decides,
  fields: {
    choices: rows(
      'In the order in which they are offered.',
      {
        code: code('Never changes once it was used.'),
        name: text('As customers read it.', 80, { min: 3 }),
        asksEmployer: flag('Whoever chooses it owes the name of their employer.'),
      },
      50,
    ),
  },
  check: ({ choices: found }) =>
    found.length === 0 ? [{ at: 'choices', fault: 'too-short' }] : twice('choices', found),
})

export const eap = setting({
  kind: 'eap',
  about: 'What a customer is asked to confirm, and its questions.',
  proposes,
  decides,
  fields: {
    title: text('The title.', 200, { min: 3 }),
    text: markdown('The text.', 20_000),
    questions: rows(
      'Asked below the text.',
      {
        code: text('Never changes once it was answered.', 40, { pattern: '[a-z][a-z0-9]*(-[a-z0-9]+)*' }),
        kind: choice('How it is answered.', eapQuestionKinds),
        label: text('The question.', 300, { min: 3 }),
        optional: optional(flag('May be left without an answer.')),
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
    order: count('In which order kinds are shown.', 'position', 1, 1000),
    customers: choices('Who sends it.', customerKinds),
    sides: choices('Its sides; none where it has pages.', documentSides),
    sources: choices('Types of file.', documentSources),
    pagesMax: count('Files, of each side.', 'files', 1, 100),
    keptYears: count('An accepted document is kept for at least so long.', 'years', 1, 50),
    refusedKeptDays: count('A refused one.', 'days', 1, 3650),
  },
})

const companyType = (about: string) => code(about)

export const companyFileRules = setting({
  kind: 'company-file-rules',
  about: 'Legal forms of companies, and who counts as a beneficial owner.',
  proposes,
  decides,
  fields: {
    ownerFromBps: share('Whoever owns at least this part is a beneficial owner.', 10_000),
    types: rows(
      'Legal forms, in the order in which they are offered.',
      {
        code: companyType('Never changes once it was used.'),
        name: text('As customers read it.', 80, { min: 3 }),
        regimes: choices('The registers in which it may be.', registryRegimes),
        hasOwners: flag('Whether anybody owns it.'),
      },
      50,
    ),
  },
  check: ({ types }) => (types.length === 0 ? [{ at: 'types', fault: 'too-short' }] : twice('types', types)),
})

const days = (about: string) => count(about, 'days', 1, 3650)

export const companyPaperRules = setting({
  kind: 'company-paper-rules',
  about: 'Which documents companies show, and how long they are valid.',
  proposes,
  decides,
  fields: {
    freshDays: days('A certificate may be so old when it is sent.'),
    holdsDays: days('It is valid for so long from the day on which it was issued.'),
    shareToleranceBps: share('Shares that differ by no more than this are the same.', 1000),
    neededBy: recordOf(
      'Which legal forms show each document.',
      ['constitution-deed', 'powers', 'validity-certificate', 'shareholders'],
      list('Codes of legal forms.', companyType('A legal form.'), 50),
    ),
  },
  check: ({ freshDays, holdsDays }) =>
    holdsDays <= freshDays ? [{ at: 'holdsDays', fault: 'too-small' }] : [],
})

const months = (about: string) => optional(count(about, 'months', 1, 120))
const holdsUntil = { min: 4, pattern: '[0-9]{4}(-[0-9]{2}-[0-9]{2})?' } as const

export const dossierRules = setting({
  kind: 'dossier-rules',
  about: 'Which identity cards are valid for longer than they say, and who is asked for which documents.',
  proposes,
  decides,
  fields: {
    extensions: rows(
      'Cards that are valid for longer by law.',
      {
        group: choice('Whose cards.', ['chilean', 'foreign']),
        printedFrom: calendarDay('Printed end, from.'),
        printedUntil: calendarDay('Printed end, until.'),
        holdsUntil: text(
          'Valid until this day, or until the printed day and month of this year.',
          10,
          holdsUntil,
        ),
      },
      200,
    ),
    requirements: rows(
      'Who is asked for what.',
      {
        customer: choice('Whom.', customerKinds),
        levels: choices('At which levels.', ['basic', 'standard', 'enhanced']),
        companyTypes: optional(
          list('Only companies of these legal forms.', companyType('A legal form.'), 50),
        ),
        regimes: optional(choices('Only companies in these registers.', registryRegimes)),
        asks: choices('Documents.', requirementCodes),
        blocks: flag('Sending stops until they are accepted.'),
      },
      100,
    ),
    maxAgeMonths: group('How old a document may be; without a number it does not age.', {
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

const isDay = (written: string): boolean => {
  const parsed = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written)
}

interface Extension {
  readonly printedFrom: string
  readonly printedUntil: string
  readonly holdsUntil: string
}

/** Rows whose days do not exist, that end before they begin, or that prolong nothing. */
function extensionFaults(
  { printedFrom, printedUntil, holdsUntil: until }: Extension,
  at: string,
): FieldFault[] {
  const isYear = until.length === 4
  const written = { printedFrom, printedUntil, ...(isYear ? {} : { holdsUntil: until }) }
  const wrong = Object.entries(written).filter(([, day]) => !isDay(day))
  if (wrong.length > 0) return wrong.map(([name]) => ({ at: `${at}.${name}`, fault: 'not-a-date' }))
  if (printedUntil < printedFrom) return [{ at: `${at}.printedUntil`, fault: 'ends-before' }]
  const from = isYear ? printedFrom.slice(0, 4) : printedFrom
  return until <= from ? [{ at: `${at}.holdsUntil`, fault: 'gains-nothing' }] : []
}
