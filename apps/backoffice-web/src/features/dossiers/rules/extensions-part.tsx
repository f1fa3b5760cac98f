import { extensionGroups, type DossierRules } from '@puente/contract'
import { DataTable, DatePicker, Muted, RadioCards, Select, TextInput, type TableColumn } from '@puente/ui'
import { businessNowMs, dayInChile } from '@puente/web'
import { DraftPart, type Faults } from './draft-part.tsx'
import { draftedOf, DraftRows } from './draft-rows.tsx'
import { holdsText, printedText, type Extension } from './rule-texts.ts'
import type { PartProps } from './rules-parts.tsx'
import { words } from './words.ts'

/** A line as somebody types it. */
interface Typed extends Omit<Extension, 'holdsUntil'> {
  readonly how: 'year' | 'day'
  readonly year: string
  readonly day: string
}

const typedOf = ({ holdsUntil, ...line }: Extension): Typed =>
  holdsUntil.length === 4
    ? { ...line, how: 'year', year: holdsUntil, day: '' }
    : { ...line, how: 'day', year: '', day: holdsUntil }

const lineOf = ({ how, year, day, ...line }: Typed): Extension => ({
  ...line,
  holdsUntil: how === 'year' ? year.trim() : day,
})

const blank: Typed = {
  group: 'chilean',
  printedFrom: '',
  printedUntil: '',
  how: 'year',
  year: '',
  day: '',
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What a line still lacks, by the name of its field. */
function lacksOf(line: Typed, at: string): Faults {
  const { printedFrom, printedUntil, how, year, day } = line
  const fault = (field: string, is: boolean, text: string) => (is ? { [`${at}.${field}`]: text } : {})
  const noDay = words('extensions.notADay')
  return {
    ...fault('printedFrom', !isDay(printedFrom), noDay),
    ...fault('printedUntil', !isDay(printedUntil), noDay),
    ...fault(
      'printedUntil',
      isDay(printedFrom) && isDay(printedUntil) && printedUntil < printedFrom,
      words('faults.already-past'),
    ),
    ...(how === 'year'
      ? fault('holdsUntil', !/^\d{4}$/.test(year.trim()), words('extensions.notAYear'))
      : fault('holdsUntil', !isDay(day), noDay)),
  }
}

const columns: readonly TableColumn<Extension>[] = [
  {
    key: 'group',
    header: words('extensions.group'),
    cell: ({ group }) => words(`extensions.groups.${group}`),
  },
  { key: 'printed', header: words('extensions.printed'), cell: printedText },
  { key: 'holds', header: words('extensions.holds'), cell: holdsText },
]

/** Whether every card that a line is about has ended all the same. */
const isOver = ({ holdsUntil, printedUntil }: Extension, today: string): boolean =>
  (holdsUntil.length === 4 ? `${holdsUntil}${printedUntil.slice(4)}` : holdsUntil) < today

/** The same of a line that is being typed: what is not said yet is a dash. */
const draftColumns: readonly TableColumn<Typed>[] = columns.map((column) => ({
  ...column,
  cell: (row) => (column.key !== 'group' && row.printedFrom === '' ? '—' : column.cell(lineOf(row))),
}))

const withToday = (today: string): readonly TableColumn<Extension>[] => [
  ...columns,
  {
    key: 'today',
    header: words('extensions.today'),
    cell: (line) =>
      isOver(line, today) ? <Muted>{words('extensions.over')}</Muted> : words('extensions.live'),
  },
]

/** Which cards hold longer than they say. */
export function ExtensionsPart({ rules, ...rest }: PartProps<DossierRules>) {
  const today = dayInChile(businessNowMs())
  return (
    <DraftPart
      {...rest}
      title={words('extensions.title')}
      lead={words('extensions.lead')}
      begin={() => draftedOf(rules.extensions.map(typedOf))}
      lacks={(rows) =>
        Object.assign({}, ...rows.map(({ row }, index) => lacksOf(row, `extensions.${index}`))) as Faults
      }
      next={(rows) => ({ ...rules, extensions: rows.map(({ row }) => lineOf(row)) })}
      fields={(rows, onChange, faults) => (
        <DraftRows
          name="extensions"
          rowName={words('extensions.row')}
          caption={words('extensions.caption')}
          columns={draftColumns}
          rows={rows}
          blank={blank}
          faults={faults}
          onChange={onChange}
          fields={(row, at, change) => <LineFields line={row} at={at} onChange={change} />}
        />
      )}
    >
      {rules.extensions.length === 0 ? (
        <Muted>{words('extensions.none')}</Muted>
      ) : (
        <DataTable
          caption={words('extensions.caption')}
          columns={withToday(today)}
          rows={rules.extensions}
          rowKey={(line) => JSON.stringify(line)}
        />
      )}
    </DraftPart>
  )
}

const groups = extensionGroups.map((value) => ({ value, label: words(`extensions.groups.${value}`) }))
const hows = (['year', 'day'] as const).map((value) => ({ value, label: words(`extensions.hows.${value}`) }))

interface LineFieldsProps {
  line: Typed
  at: string
  onChange: (part: Partial<Typed>) => void
}

function LineFields({ line, at, onChange }: LineFieldsProps) {
  return (
    <>
      <Select
        name={`${at}.group`}
        label={words('extensions.group')}
        options={groups}
        value={line.group}
        onChange={({ target }) => onChange({ group: target.value === 'foreign' ? 'foreign' : 'chilean' })}
      />
      <DatePicker
        name={`${at}.printedFrom`}
        label={words('extensions.printedFrom')}
        openTo="year"
        value={line.printedFrom}
        onChange={(printedFrom) => onChange({ printedFrom })}
      />
      <DatePicker
        name={`${at}.printedUntil`}
        label={words('extensions.printedUntil')}
        openTo="year"
        value={line.printedUntil}
        onChange={(printedUntil) => onChange({ printedUntil })}
      />
      <RadioCards
        name={`${at}.how`}
        legend={words('extensions.how')}
        columns={2}
        options={hows}
        value={line.how}
        onChange={(how) => onChange({ how })}
      />
      {line.how === 'year' ? (
        <TextInput
          name={`${at}.holdsUntil`}
          label={words('extensions.year')}
          inputMode="numeric"
          maxLength={4}
          value={line.year}
          onChange={(event) => onChange({ year: event.target.value })}
        />
      ) : (
        <DatePicker
          name={`${at}.holdsUntil`}
          label={words('extensions.day')}
          value={line.day}
          onChange={(day) => onChange({ day })}
        />
      )}
    </>
  )
}
