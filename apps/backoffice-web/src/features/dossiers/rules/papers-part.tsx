import { companyPapers, type CompanyPaper, type CompanyPaperRules } from '@puente/contract'
import { DataTable, DefinitionList, TextInput, type TableColumn } from '@puente/ui'
import { Wrapped } from '../wrapped.tsx'
import { Choices } from './choices.tsx'
import { DraftPart, type Faults } from './draft-part.tsx'
import { daysText, paperText, toleranceText, typesText, type TypeNames } from './rule-texts.ts'
import type { PartProps } from './rules-parts.tsx'
import { words } from './words.ts'

interface Typed {
  readonly neededBy: Readonly<Record<CompanyPaper, readonly string[]>>
  readonly freshDays: string
  readonly holdsDays: string
  /** Percent, with a comma. */
  readonly shareToleranceBps: string
}

const percentOf = (bps: number): string => String(bps / 100).replace('.', ',')
const bpsOf = (percent: string): number => Math.round(Number(percent.trim().replace(',', '.')) * 100)
const isDays = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3650
const isTolerance = (text: string): boolean => /^(10|\d)([.,]\d{1,2})?$/.test(text) && bpsOf(text) <= 1000

const lacksOf = ({ freshDays, holdsDays, shareToleranceBps }: Typed): Faults => ({
  ...(isDays(freshDays.trim()) ? {} : { freshDays: words('papers.wrongDays') }),
  ...(isDays(holdsDays.trim()) ? {} : { holdsDays: words('papers.wrongDays') }),
  ...(isTolerance(shareToleranceBps.trim()) ? {} : { shareToleranceBps: words('papers.wrongTolerance') }),
})

const rulesOf = ({ neededBy, freshDays, holdsDays, shareToleranceBps }: Typed): CompanyPaperRules => ({
  neededBy: Object.fromEntries(
    companyPapers.map((paper) => [paper, [...neededBy[paper]]]),
  ) as unknown as CompanyPaperRules['neededBy'],
  freshDays: Number(freshDays),
  holdsDays: Number(holdsDays),
  shareToleranceBps: bpsOf(shareToleranceBps),
})

interface Line {
  readonly paper: CompanyPaper
  readonly types: readonly string[]
}

function whoText(types: readonly string[], names: TypeNames): string {
  if (types.length === 0) return words('papers.nobody')
  return types.length === names.size ? words('papers.everybody') : typesText(types, names)
}

const columnsOf = (names: TypeNames): readonly TableColumn<Line>[] => [
  { key: 'paper', header: words('papers.paper'), width: '26%', cell: ({ paper }) => paperText(paper) },
  {
    key: 'types',
    header: words('papers.types'),
    cell: ({ types }) => <Wrapped>{whoText(types, names)}</Wrapped>,
  },
]

/** Which companies show which papers, and how long they hold. */
export function PapersPart({ rules, names, ...rest }: PartProps<CompanyPaperRules>) {
  const { freshDays, holdsDays, shareToleranceBps, neededBy } = rules
  return (
    <DraftPart<CompanyPaperRules, Typed>
      {...rest}
      title={words('papers.title')}
      lead={words('papers.lead')}
      begin={() => ({
        neededBy,
        freshDays: String(freshDays),
        holdsDays: String(holdsDays),
        shareToleranceBps: percentOf(shareToleranceBps),
      })}
      lacks={lacksOf}
      next={rulesOf}
      fields={(typed, onChange) => <Fields typed={typed} names={names} onChange={onChange} />}
    >
      <DataTable
        caption={words('papers.caption')}
        columns={columnsOf(names)}
        rows={companyPapers.map((paper) => ({ paper, types: neededBy[paper] }))}
        rowKey={({ paper }) => paper}
      />
      <DefinitionList
        columns={2}
        items={[
          { term: words('papers.freshDays'), value: daysText(freshDays) },
          { term: words('papers.holdsDays'), value: daysText(holdsDays) },
          { term: words('papers.tolerance'), value: toleranceText(shareToleranceBps) },
        ]}
      />
    </DraftPart>
  )
}

interface FieldsProps {
  typed: Typed
  names: TypeNames
  onChange: (typed: Typed) => void
}

function Fields({ typed, names, onChange }: FieldsProps) {
  const text = (name: 'freshDays' | 'holdsDays' | 'shareToleranceBps', label: string, hint?: string) => (
    <TextInput
      name={name}
      label={label}
      hint={hint}
      inputMode={name === 'shareToleranceBps' ? 'decimal' : 'numeric'}
      maxLength={5}
      value={typed[name]}
      onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <>
      {companyPapers.map((paper) => (
        <Choices
          key={paper}
          name={`neededBy.${paper}`}
          legend={words('papers.typesOf', { paper: paperText(paper) })}
          options={[...names].map(([value, label]) => ({ value, label }))}
          chosen={typed.neededBy[paper]}
          onChange={(types) => onChange({ ...typed, neededBy: { ...typed.neededBy, [paper]: types } })}
        />
      ))}
      {text('freshDays', words('papers.freshField'))}
      {text('holdsDays', words('papers.holdsField'))}
      {text('shareToleranceBps', words('papers.toleranceField'), words('papers.toleranceHint'))}
    </>
  )
}
