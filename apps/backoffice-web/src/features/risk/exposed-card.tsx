import type { CustomerRiskView } from '@puente/contract/staff'
import { Card, DefinitionList, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ProposeForm } from '../approvals/propose-form.tsx'
import { useKeepExposed } from './queries.ts'
import { words } from './words.ts'

interface ExposedCardProps {
  id: string
  /** The customer's name. */
  name: string
  exposed: NonNullable<CustomerRiskView['exposure']>
}

/** The decision whether a customer stays who became politically exposed after they were accepted. */
export function ExposedCard({ id, name, exposed }: ExposedCardProps) {
  const { openedAt, proposal } = exposed
  const propose = useKeepExposed(id)
  return (
    <>
      <Card title={words('exposed.title')}>
        <Notice title={words('exposed.lead', { day: format.date(openedAt) })} />
        <Declared exposed={exposed} />
      </Card>
      {proposal === undefined ? (
        <ProposeForm
          options={[
            {
              value: 'keep',
              label: words('exposed.propose'),
              description: words('exposed.hint'),
              what: words('exposed.whatFor'),
            },
          ]}
          propose={propose}
          body={(_, note) => note}
        />
      ) : (
        <ProposalCard
          proposal={proposal}
          what={words('exposed.what', { name })}
          consequence={words('exposed.consequence')}
        />
      )}
    </>
  )
}

function Declared({ exposed: { exposure, declared } }: Pick<ExposedCardProps, 'exposed'>) {
  if (exposure === undefined) return <p>{words('exposed.withdrawn')}</p>
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('exposed.who'), value: words(`values.${exposure}`) },
        ...(declared === undefined ? [] : [{ term: words('exposed.declared'), value: declared }]),
      ]}
    />
  )
}
