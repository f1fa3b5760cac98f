import { registryRegimes, requirementCodesOf, type DossierRules } from '@puente/contract'
import { customerLevels } from '@puente/contract/staff'
import { Checkbox, DataTable, Muted, Select, StatusChip, type TableColumn } from '@puente/ui'
import { words as customerWords } from '../../customers/words.ts'
import { Wrapped } from '../wrapped.tsx'
import { Choices } from './choices.tsx'
import { DraftPart, type Faults } from './draft-part.tsx'
import { draftedOf, DraftRows } from './draft-rows.tsx'
import {
  asksText,
  blocksText,
  codeText,
  companiesText,
  levelsText,
  regimesText,
  type Requirement,
  type TypeNames,
} from './rule-texts.ts'
import type { PartProps } from './rules-parts.tsx'
import { words } from './words.ts'

const columnsOf = (names: TypeNames): readonly TableColumn<Requirement>[] => [
  {
    key: 'customer',
    header: words('requirements.customer'),
    cell: ({ customer }) => words(`requirements.customers.${customer}`),
  },
  { key: 'levels', header: words('requirements.levels'), cell: levelsText },
  {
    key: 'types',
    header: words('requirements.types'),
    cell: (rule) => <Wrapped>{rule.customer === 'person' ? '—' : companiesText(rule, names)}</Wrapped>,
  },
  {
    key: 'regimes',
    header: words('requirements.regimes'),
    cell: (rule) => (rule.customer === 'person' ? '—' : regimesText(rule)),
  },
  { key: 'asks', header: words('requirements.asks'), cell: (rule) => <Wrapped>{asksText(rule)}</Wrapped> },
  {
    key: 'blocks',
    header: words('requirements.blocks'),
    cell: (rule) => <StatusChip tone={rule.blocks ? 'warn' : 'neutral'}>{blocksText(rule)}</StatusChip>,
  },
]

const blank: Requirement = { customer: 'person', levels: [], asks: [], blocks: true }

/** A rule that narrows nothing says so by leaving it out; a person's has no companies. */
function ruleOf({ companyTypes = [], regimes = [], ...rule }: Requirement): Requirement {
  const isCompany = rule.customer === 'company'
  return {
    ...rule,
    ...(isCompany && companyTypes.length > 0 ? { companyTypes } : {}),
    ...(isCompany && regimes.length > 0 ? { regimes } : {}),
  }
}

const lacksOf = ({ levels, asks }: Requirement, at: string): Faults => ({
  ...(levels.length === 0 ? { [`${at}.levels`]: words('requirements.noLevel') } : {}),
  ...(asks.length === 0 ? { [`${at}.asks`]: words('requirements.noAsk') } : {}),
})

/** Who is asked for what. */
export function RequirementsPart({ rules, names, ...rest }: PartProps<DossierRules>) {
  const columns = columnsOf(names)
  return (
    <DraftPart
      {...rest}
      title={words('requirements.title')}
      lead={words('requirements.lead')}
      begin={() => draftedOf(rules.requirements)}
      lacks={(rows) =>
        Object.assign({}, ...rows.map(({ row }, index) => lacksOf(row, `requirements.${index}`))) as Faults
      }
      next={(rows) => ({ ...rules, requirements: rows.map(({ row }) => ruleOf(row)) })}
      fields={(rows, onChange, faults) => (
        <DraftRows
          name="requirements"
          rowName={words('requirements.row')}
          caption={words('requirements.caption')}
          columns={columns}
          rows={rows}
          blank={blank}
          faults={faults}
          onChange={onChange}
          fields={(row, at, change) => <RuleFields rule={row} at={at} names={names} onChange={change} />}
        />
      )}
    >
      {rules.requirements.length === 0 ? (
        <Muted>{words('requirements.none')}</Muted>
      ) : (
        <DataTable
          caption={words('requirements.caption')}
          columns={columns}
          rows={rules.requirements}
          rowKey={(rule) => JSON.stringify(rule)}
        />
      )}
    </DraftPart>
  )
}

const customers = (['person', 'company'] as const).map((value) => ({
  value,
  label: words(`requirements.customers.${value}`),
}))
const levels = customerLevels.map((value) => ({ value, label: customerWords(`levels.${value}`) }))
const regimes = registryRegimes.map((value) => ({ value, label: words(`requirements.regimeNames.${value}`) }))

interface RuleFieldsProps {
  rule: Requirement
  at: string
  names: TypeNames
  onChange: (part: Partial<Requirement>) => void
}

function RuleFields({ rule, at, names, onChange }: RuleFieldsProps) {
  const codes = requirementCodesOf[rule.customer].map((value) => ({ value, label: codeText(value) }))
  return (
    <>
      <Select
        name={`${at}.customer`}
        label={words('requirements.customer')}
        options={customers}
        value={rule.customer}
        onChange={({ target }) =>
          onChange({ customer: target.value === 'company' ? 'company' : 'person', asks: [] })
        }
      />
      <Choices
        name={`${at}.levels`}
        legend={words('requirements.levels')}
        options={levels}
        chosen={rule.levels}
        onChange={(chosen) => onChange({ levels: [...chosen] })}
      />
      {rule.customer === 'person' ? null : (
        <>
          <Choices
            name={`${at}.companyTypes`}
            legend={words('requirements.types')}
            hint={words('requirements.typesHint')}
            options={[...names].map(([value, label]) => ({ value, label }))}
            chosen={rule.companyTypes ?? []}
            onChange={(chosen) => onChange({ companyTypes: [...chosen] })}
          />
          <Choices
            name={`${at}.regimes`}
            legend={words('requirements.regimes')}
            options={regimes}
            chosen={rule.regimes ?? []}
            onChange={(chosen) => onChange({ regimes: [...chosen] })}
          />
        </>
      )}
      <Choices
        name={`${at}.asks`}
        legend={words('requirements.asks')}
        options={codes}
        chosen={rule.asks}
        onChange={(chosen) => onChange({ asks: [...chosen] })}
      />
      <Checkbox
        name={`${at}.blocks`}
        label={words('requirements.blocksLabel')}
        checked={rule.blocks}
        onChange={(event) => onChange({ blocks: event.target.checked })}
      />
    </>
  )
}
