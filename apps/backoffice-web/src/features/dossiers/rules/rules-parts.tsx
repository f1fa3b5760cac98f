import type { CompanyPaperRulesWire, DossierRulesWire } from '@puente/contract/staff'
import { Card, Muted } from '@puente/ui'
import { format } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import { ProposalCard, type Proposed, type Decided } from '../../approvals/proposal-card.tsx'
import { AgesPart } from './ages-part.tsx'
import type { Change } from './differences.ts'
import { DifferencesTable } from './differences-table.tsx'
import { ExtensionsPart } from './extensions-part.tsx'
import { PapersPart } from './papers-part.tsx'
import {
  useDecidePaperRules,
  useDecideRules,
  useMay,
  useProposePaperRules,
  useProposeRules,
  type Proposal,
} from './queries.ts'
import { RequirementsPart } from './requirements-part.tsx'
import { dossierChanges, paperChanges, type TypeNames } from './rule-texts.ts'
import { words } from './words.ts'

/** What every part of the rules is told. */
export interface PartProps<Rules> {
  rules: Rules
  names: TypeNames
  mayChange: boolean
  changes: (next: Rules) => readonly Change[]
  propose: UseMutationResult<unknown, Error, Proposal<Rules>>
}

const namesOf = ({ companyTypes }: Pick<DossierRulesWire, 'companyTypes'>): TypeNames =>
  new Map(companyTypes.map(({ code, name }) => [code, name]))

/** Which cards hold longer, who is asked for what and how long it lasts; all of it is one proposal. */
export function DossierRulesParts({ published }: { published: DossierRulesWire }) {
  const { rules, proposal } = published
  const names = namesOf(published)
  const may = useMay()
  const propose = useProposeRules()
  const decide = useDecideRules()
  const part: PartProps<typeof rules> = {
    rules,
    names,
    mayChange: may.propose && proposal === undefined,
    changes: (next) => dossierChanges(rules, next, names),
    propose,
  }
  return (
    <>
      <Version published={published} />
      {proposal === undefined ? null : (
        <Waiting
          proposal={proposal}
          changes={dossierChanges(rules, proposal.rules, names)}
          what={words('rulesWhat')}
          consequence={words('consequence.rules')}
          decide={may.decide ? decide : undefined}
        />
      )}
      <ExtensionsPart {...part} />
      <RequirementsPart {...part} />
      <AgesPart {...part} />
    </>
  )
}

/** Which papers companies show; a proposal of its own. */
export function PaperRulesPart({ published }: { published: CompanyPaperRulesWire }) {
  const { rules, proposal } = published
  const names = namesOf(published)
  const may = useMay()
  const propose = useProposePaperRules()
  const decide = useDecidePaperRules()
  return (
    <>
      <Version published={published} />
      {proposal === undefined ? null : (
        <Waiting
          proposal={proposal}
          changes={paperChanges(rules, proposal.rules, names)}
          what={words('papers.what')}
          consequence={words('consequence.papers')}
          decide={may.decide ? decide : undefined}
        />
      )}
      <PapersPart
        rules={rules}
        names={names}
        mayChange={may.propose && proposal === undefined}
        changes={(next) => paperChanges(rules, next, names)}
        propose={propose}
      />
    </>
  )
}

function Version({
  published: { version, inForceFrom },
}: {
  published: Pick<DossierRulesWire, 'version' | 'inForceFrom'>
}) {
  return <Muted>{words('version', { version: format.count(version), from: format.date(inForceFrom) })}</Muted>
}

interface WaitingProps {
  proposal: Proposed
  changes: readonly Change[]
  what: string
  consequence: string
  decide: UseMutationResult<unknown, Error, Decided> | undefined
}

/** What somebody proposed, old beside new, with the decision of a second person. */
function Waiting({ proposal, changes, what, consequence, decide }: WaitingProps) {
  return (
    <>
      <Card title={words('proposed')}>
        <DifferencesTable changes={changes} />
      </Card>
      <ProposalCard
        proposal={proposal}
        what={what}
        consequence={consequence}
        decide={decide}
        readOnly={words('mayNotDecide')}
      />
      <Muted>{words('waits')}</Muted>
    </>
  )
}
