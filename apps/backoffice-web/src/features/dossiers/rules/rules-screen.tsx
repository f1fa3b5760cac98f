import { Column, Muted, PageHeading, SkeletonLines } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../shell/loaded.tsx'
import { paperRulesQuery, rulesQuery, useMay } from './queries.ts'
import { DossierRulesParts, PaperRulesPart } from './rules-parts.tsx'
import { words } from './words.ts'

/** What customers have to show and until when it holds, changed by two people; each half waits and fails by itself. */
export function DossierRulesScreen() {
  const rules = useQuery(rulesQuery)
  const papers = useQuery(paperRulesQuery)
  const may = useMay()
  return (
    <Column width="list">
      <PageHeading title={words('title')} lead={words('lead')} />
      {may.propose ? null : <Muted>{words('mayNotPropose')}</Muted>}
      <Loaded level={2} query={rules} skeleton={<SkeletonLines lines={12} />}>
        {(published) => <DossierRulesParts key={published.version} published={published} />}
      </Loaded>
      {/* What stands below comes after what stands above, which would push it away. */}
      {rules.isPending ? null : (
        <Loaded level={2} query={papers} skeleton={<SkeletonLines lines={6} />}>
          {(published) => <PaperRulesPart key={published.version} published={published} />}
        </Loaded>
      )}
    </Column>
  )
}
