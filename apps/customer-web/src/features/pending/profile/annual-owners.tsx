import type { OwnersComparison } from '@puente/contract/customer'
import { Button, Card, DefinitionList, HiddenText, Muted, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { FailedPart } from '../../../parts/failed-part.tsx'
import { companyOwnersQuery } from '../../documents/company-documents-queries.ts'
import { words } from './words.ts'

interface AnnualOwnersProps {
  /** Opens the form to declare them again; without it they are read-only. */
  onChange?: (declared: OwnersComparison['declared']) => void
}

/** The declared owners and controllers of a company, as part of its annual confirmation. */
export function AnnualOwners({ onChange }: AnnualOwnersProps) {
  const { data, error, refetch } = useQuery(companyOwnersQuery)
  return (
    <Card
      title={words('owners.title')}
      actions={
        data === undefined || onChange === undefined ? undefined : (
          <Button kind="text" onPress={() => onChange(data.declared)}>
            {words('annual.change')}
            <HiddenText> {words('owners.change')}</HiddenText>
          </Button>
        )
      }
    >
      {error !== null ? (
        <FailedPart title={words('owners.failed')} error={error} onRetry={() => refetch()} />
      ) : data === undefined ? (
        <SkeletonLines lines={4} />
      ) : data.declared.length === 0 ? (
        <Muted>{words('owners.nobody')}</Muted>
      ) : (
        <DefinitionList
          items={data.declared.map(({ name, number, shareBps, controls }) => ({
            key: number,
            term: name,
            value: words(controls ? 'owners.controls' : 'owners.owns', {
              number,
              share: format.percent(shareBps),
            }),
          }))}
        />
      )}
      {onChange === undefined ? null : <Muted>{words('owners.note')}</Muted>}
    </Card>
  )
}
