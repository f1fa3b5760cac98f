import type { CompanyPaper, RequirementCode } from '@puente/contract'
import { companyPapers, requirementCodes } from '@puente/contract'
import type { CompanyPaperRules, DossierRules } from '@puente/contract/staff'
import { format } from '@puente/web'
import { dayText } from '../../../shell/moment.tsx'
import { words as customerWords } from '../../customers/words.ts'
import { words as documentWords } from '../../documents/words.ts'
import { pairs, type Change } from './differences.ts'
import { words } from './words.ts'

export type Extension = DossierRules['extensions'][number]
export type Requirement = DossierRules['requirements'][number]
export type Ages = DossierRules['maxAgeMonths']
export type AgingCode = Exclude<RequirementCode, 'identity'>
/** What kinds of company are called, by code. */
export type TypeNames = ReadonlyMap<string, string>

export const agingCodes = requirementCodes.filter((code) => code !== 'identity')
export const codeText = (code: RequirementCode): string => documentWords(`codes.${code}`)
export const paperText = (paper: CompanyPaper): string => documentWords(`kinds.${paper}`)

/** Until when cards of a line hold: a day, or the printed day of a year. */
export const holdsText = ({ holdsUntil }: Pick<Extension, 'holdsUntil'>): string =>
  holdsUntil.length === 4 ? words('extensions.sameDay', { year: holdsUntil }) : dayText(holdsUntil)

export const printedText = ({ printedFrom, printedUntil }: Extension): string =>
  words('extensions.range', { from: dayText(printedFrom), until: dayText(printedUntil) })

const extensionText = (line: Extension): string =>
  words('extensions.line', {
    group: words(`extensions.groups.${line.group}`),
    from: dayText(line.printedFrom),
    until: dayText(line.printedUntil),
    holds: holdsText(line),
  })

const listed = (parts: readonly string[]): string => parts.join(', ')
export const levelsText = ({ levels }: Requirement): string =>
  listed(levels.map((level) => customerWords(`levels.${level}`)))
export const typesText = (codes: readonly string[], names: TypeNames): string =>
  listed(codes.map((code) => names.get(code) ?? code))
export const companiesText = ({ companyTypes = [] }: Requirement, names: TypeNames): string =>
  companyTypes.length === 0 ? words('requirements.allTypes') : typesText(companyTypes, names)
export const regimesText = ({ regimes = [] }: Requirement): string =>
  regimes.length === 0
    ? words('requirements.allRegimes')
    : listed(regimes.map((regime) => words(`requirements.regimeNames.${regime}`)))
export const asksText = ({ asks }: Requirement): string => listed(asks.map(codeText))
export const blocksText = ({ blocks }: Requirement): string =>
  words(`requirements.blocking.${blocks ? 'yes' : 'no'}`)

function requirementText(rule: Requirement, names: TypeNames): string {
  const parts = [
    words(`requirements.customers.${rule.customer}`),
    levelsText(rule),
    ...(rule.customer === 'company' ? [companiesText(rule, names), regimesText(rule)] : []),
    asksText(rule),
    blocksText(rule),
  ]
  return parts.join(' · ')
}

export const ageText = (months: number | undefined): string =>
  months === undefined ? words('ages.never') : words('ages.months', { months })

const told =
  <Row>(key: string, what: string, text: (row: Row) => string) =>
  ({ before, after }: { before?: Row; after?: Row }, index: number): Change => ({
    key: `${key} ${index}`,
    what,
    before: before === undefined ? undefined : text(before),
    after: after === undefined ? undefined : text(after),
  })

/** What of the rules changes, in words: the table of extensions, who is asked for what, and how old it may be. */
export const dossierChanges = (before: DossierRules, after: DossierRules, names: TypeNames): Change[] => [
  ...pairs(before.extensions, after.extensions, [
    ({ group, printedFrom, printedUntil }) => `${group} ${printedFrom} ${printedUntil}`,
    ({ group, printedFrom }) => `${group} ${printedFrom}`,
    ({ group, printedUntil }) => `${group} ${printedUntil}`,
    ({ printedFrom, printedUntil }) => `${printedFrom} ${printedUntil}`,
  ]).map(told('extension', words('extensions.title'), extensionText)),
  ...pairs(before.requirements, after.requirements, [
    ({ customer, asks }) => `${customer} ${asks.join(' ')}`,
    ({ customer, levels }) => `${customer} ${levels.join(' ')}`,
    ({ customer }) => customer,
  ]).map(told('requirement', words('requirements.title'), (rule) => requirementText(rule, names))),
  ...agingCodes
    .filter((code) => before.maxAgeMonths[code] !== after.maxAgeMonths[code])
    .map((code) => ({
      key: `age ${code}`,
      what: `${words('ages.title')}: ${codeText(code)}`,
      before: ageText(before.maxAgeMonths[code]),
      after: ageText(after.maxAgeMonths[code]),
    })),
]

export const daysText = (days: number): string => words('papers.days', { days })
export const toleranceText = (bps: number): string => format.percent(bps)

const figures = [
  ['freshDays', 'papers.freshDays', daysText],
  ['holdsDays', 'papers.holdsDays', daysText],
  ['shareToleranceBps', 'papers.tolerance', toleranceText],
] as const

/** What of the rules for companies' papers changes: of each paper only the companies that come or go. */
export const paperChanges = (
  before: CompanyPaperRules,
  after: CompanyPaperRules,
  names: TypeNames,
): Change[] => [
  ...companyPapers.flatMap((paper): Change[] => {
    const [was, is] = [before.neededBy[paper], after.neededBy[paper]]
    const gone = was.filter((code) => !is.includes(code))
    const come = is.filter((code) => !was.includes(code))
    if (gone.length + come.length === 0) return []
    const said = (codes: readonly string[]) => (codes.length === 0 ? undefined : typesText(codes, names))
    const what = words('papers.typesOf', { paper: paperText(paper) })
    return [{ key: paper, what, before: said(gone), after: said(come) }]
  }),
  ...figures
    .filter(([field]) => before[field] !== after[field])
    .map(([field, title, text]) => ({
      key: field,
      what: words(title),
      before: text(before[field]),
      after: text(after[field]),
    })),
]
