import {
  requirementCodesOf,
  type CompanyPaperRules,
  type DossierRules,
  type FieldFault,
} from '@puente/contract'
import { isDay } from '../corridors/index.ts'

type Types = readonly { readonly code: string }[]
type Extension = DossierRules['extensions'][number]
type Requirement = DossierRules['requirements'][number]

/** Whether a line lets not even the card that ends first hold longer. */
const gainsNothing = ({ printedFrom, holdsUntil }: Extension): boolean =>
  holdsUntil.length === 4 ? holdsUntil <= printedFrom.slice(0, 4) : holdsUntil <= printedFrom

/** Lines whose days do not exist, that end before they begin, or that change nothing. */
function extensionFaults(line: Extension, at: string): FieldFault[] {
  const { printedFrom, printedUntil, holdsUntil } = line
  const days = { printedFrom, printedUntil, ...(holdsUntil.length === 4 ? {} : { holdsUntil }) }
  const wrong = Object.entries(days).filter(([, day]) => !isDay(day))
  if (wrong.length > 0 || printedUntil < printedFrom)
    return [
      ...wrong.map(([field]) => ({ at: `${at}.${field}`, fault: 'not-a-date' })),
      ...(printedUntil < printedFrom ? [{ at: `${at}.printedUntil`, fault: 'already-past' }] : []),
    ]
  return gainsNothing(line) ? [{ at: `${at}.holdsUntil`, fault: 'gains-nothing' }] : []
}

/** Rules that ask somebody for what they cannot show, or name companies that there are none of. */
function requirementFaults(
  { customer, asks, companyTypes = [], regimes }: Requirement,
  at: string,
  types: Types,
) {
  const narrowed = companyTypes.length > 0 || regimes !== undefined
  return [
    ...(asks.every((code) => requirementCodesOf[customer].includes(code))
      ? []
      : [{ at: `${at}.asks`, fault: 'not-a-choice' }]),
    ...(unknownIn(companyTypes, types) || (customer === 'person' && narrowed)
      ? [{ at: `${at}.companyTypes`, fault: 'not-a-choice' }]
      : []),
  ]
}

const unknownIn = (codes: readonly string[], types: Types): boolean =>
  codes.some((one) => !types.some(({ code }) => code === one))

/** What is wrong with rules that somebody proposes, by path of the body. */
export const dossierRulesFaults = (
  { extensions, requirements }: DossierRules,
  types: Types,
): readonly FieldFault[] => [
  ...extensions.flatMap((line, index) => extensionFaults(line, `rules.extensions.${index}`)),
  ...requirements.flatMap((rule, index) => requirementFaults(rule, `rules.requirements.${index}`, types)),
]

/** A certificate has to hold longer than it may be old when it comes; papers are asked of companies that there are. */
export const companyPaperRulesFaults = (
  { freshDays, holdsDays, neededBy }: CompanyPaperRules,
  types: Types,
): readonly FieldFault[] => [
  ...(holdsDays <= freshDays ? [{ at: 'rules.holdsDays', fault: 'too-small' }] : []),
  ...Object.entries(neededBy)
    .filter(([, codes]) => unknownIn(codes, types))
    .map(([paper]) => ({ at: `rules.neededBy.${paper}`, fault: 'not-a-choice' })),
]
