import { Button, Card, DefinitionList, HiddenText, Muted, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { companyOwnersQuery } from '../../documents/company-documents-queries.ts'
import { words } from './words.ts'

interface AnnualOwnersProps {
  /** Opens the form to declare them again; without it they are read-only. */
  onChange?: () => void
}

/** The declared owners and controllers of a company, as part of its annual confirmation. */
export function AnnualOwners({ onChange }: AnnualOwnersProps) {
  const query = useQuery(companyOwnersQuery)
  return (
    <Card
      title={words('owners.title')}
      actions={
        query.data === undefined || onChange === undefined ? undefined : (
          <Button kind="text" onPress={onChange}>
            {words('annual.change')}
            <HiddenText> {words('owners.change')}</HiddenText>
          </Button>
        )
      }
    >
      <Loaded query={query} failed={words('owners.failed')} skeleton={<SkeletonLines lines={4} />}>
        {({ declared }) =>
          declared.length === 0 ? (
            <Muted>{words('owners.nobody')}</Muted>
          ) : (
            <DefinitionList
              items={declared.map(({ name, number, shareBps, controls }) => ({
                key: number,
                term: name,
                value: words(controls ? 'owners.controls' : 'owners.owns', {
                  number,
                  share: format.percent(shareBps),
                }),
              }))}
            />
          )
        }
      </Loaded>
      {onChange === undefined ? null : <Muted>{words('owners.note')}</Muted>}
    </Card>
  )
}
