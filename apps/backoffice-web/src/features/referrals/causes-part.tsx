import type { CauseWire, StaffCausesWire } from '@puente/contract/staff'
import { Card, DefinitionList, Muted } from '@puente/ui'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/links.ts'
import { useMayOpen } from '../../shell/use-may-open.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ChangeCauses } from './change-causes.tsx'
import { useDecideCauses, useMayPublish } from './queries.ts'
import { VersionLine } from './version-line.tsx'
import { words } from './words.ts'

/** Whom rewards may be given to, what is proposed instead, and the way to propose it. */
export function CausesPart({ published }: { published: StaffCausesWire }) {
  const { version, inForceFrom, causes, proposal } = published
  const mayPublish = useMayPublish()
  const mayOpen = useMayOpen('donations')
  const decide = useDecideCauses()
  return (
    <>
      <Card
        title={words('causes.title')}
        actions={
          mayOpen ? <RouteLink to={paths.donations()}>{words('causes.donations')}</RouteLink> : undefined
        }
      >
        <VersionLine version={version} from={inForceFrom} />
        <Causes causes={causes} />
        {mayPublish && proposal === undefined ? <ChangeCauses causes={causes} /> : null}
      </Card>
      {proposal === undefined ? null : (
        <>
          <Card tone="soft">
            <Causes causes={proposal.causes} />
          </Card>
          <ProposalCard
            proposal={proposal}
            what={words('causes.what')}
            consequence={words('causes.consequence')}
            decide={mayPublish ? decide : undefined}
          />
        </>
      )}
    </>
  )
}

function Causes({ causes }: { causes: readonly CauseWire[] }) {
  if (causes.length === 0) return <Muted>{words('causes.none')}</Muted>
  return <DefinitionList items={causes.map(({ name, about }) => ({ term: name, value: about }))} />
}
