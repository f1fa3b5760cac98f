import Box from '@mui/material/Box'
import type { ComparedCase, ComparedSide, ComparedValue, ComparisonWire } from '@puente/contract/staff'
import { Card, DataTable, Muted, SkeletonLines, StatusChip, v, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../api.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { words as documentWords } from '../words.ts'
import { words } from './words.ts'

/** Query of the values of a case: declared, read by machine, and accepted at an earlier decision. */
export const comparisonQuery = (kind: ComparedCase, id: string) =>
  queryOptions({
    queryKey: ['comparison', kind, id],
    queryFn: () => api.getComparison({ query: { kind, id } }),
  })

interface ComparisonProps {
  kind: ComparedCase
  id: string
  /** Shown below it once it has loaded, so that nothing moves. */
  children?: ReactNode
}

/** What was declared beside what was read and what was accepted before, with the differences marked. */
export function Comparison({ kind, id, children }: ComparisonProps) {
  const query = useQuery(comparisonQuery(kind, id))
  return (
    <>
      <Card title={words('comparison.title')}>
        <Loaded level={2} query={query} skeleton={<SkeletonLines lines={6} />}>
          {(comparison) => <ComparisonTable comparison={comparison} />}
        </Loaded>
      </Card>
      {query.isPending ? null : children}
    </>
  )
}

const rowKey = ({ field, of = '' }: ComparedValue): string => `${field} ${of}`
const regions = new Intl.DisplayNames('es-CL', { type: 'region' })
const types = { 'chilean-id': 1, 'foreign-id': 1, passport: 1, 'other-id': 1 } as const
const isType = (value: string): value is keyof typeof types => Object.hasOwn(types, value)

/** A value in words. A country or type that the reader's words do not know is shown as its code. */
function valueText(field: ComparedValue['field'], value: string): string {
  switch (field) {
    case 'birth-date':
    case 'expiry-date':
    case 'issued-on':
      return format.date(value)
    case 'nationality':
    case 'issuing-state':
      return /^[A-Z]{2}$/.test(value) ? (regions.of(value) ?? value) : value
    case 'document-type':
      return isType(value) ? documentWords(`types.${value}`) : value
    case 'owner':
      return format.percent(Number(value))
    default:
      return value
  }
}

const fieldText = ({ field, of = '' }: ComparedValue): string => words(`comparison.fields.${field}`, { of })

function side(one: ComparedValue, name: ComparedSide) {
  const value = one[name]
  const differs = one.differs.includes(name)
  if (value === undefined && !differs) return words('comparison.empty')
  return (
    <Box
      component="span"
      sx={differs ? { paddingInline: 1, borderRadius: '4px', backgroundColor: v.warnSoft } : {}}
    >
      {value === undefined ? words('comparison.empty') : valueText(one.field, value)}{' '}
      {differs ? <StatusChip tone="warn">{words('comparison.differs')}</StatusChip> : null}
      {name === 'read' && one.isChecked === true && !differs ? (
        <Muted>{words('comparison.checked')}</Muted>
      ) : null}
    </Box>
  )
}

const columns: readonly TableColumn<ComparedValue>[] = [
  { key: 'field', header: words('comparison.columns.field'), wrap: true, cell: fieldText },
  {
    key: 'declared',
    header: words('comparison.columns.declared'),
    wrap: true,
    cell: ({ field, declared }) =>
      declared === undefined ? words('comparison.empty') : valueText(field, declared),
  },
  { key: 'read', header: words('comparison.columns.read'), wrap: true, cell: (one) => side(one, 'read') },
  {
    key: 'accepted',
    header: words('comparison.columns.accepted'),
    wrap: true,
    cell: (one) => side(one, 'accepted'),
  },
]

/** How many values differ from what was declared. */
const differencesOf = ({ values }: ComparisonWire): number =>
  values.filter(({ differs }) => differs.length > 0).length

export function ComparisonTable({ comparison }: { comparison: ComparisonWire }) {
  const { values, before } = comparison
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {values.length === 0 ? (
        <Muted>{words('comparison.none')}</Muted>
      ) : (
        <>
          <Muted>{words('comparison.differences', { count: differencesOf(comparison) })}</Muted>
          <DataTable caption={words('comparison.caption')} columns={columns} rows={values} rowKey={rowKey} />
        </>
      )}
      <Muted>
        {before === undefined
          ? words('comparison.nothingBefore')
          : before.at === undefined
            ? words('comparison.beforeUndated')
            : words('comparison.before', { at: format.dateTime(before.at) })}{' '}
        {before?.documentId === undefined ? null : (
          <RouteLink to="/document-reviews/$id" params={{ id: before.documentId }}>
            {words('comparison.beforeLink')}
          </RouteLink>
        )}
      </Muted>
    </Box>
  )
}
