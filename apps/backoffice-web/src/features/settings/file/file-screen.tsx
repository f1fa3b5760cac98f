import type { SettingsImportWire } from '@puente/contract/staff'
import { Card, Column, FileButton, Muted, PageHeading, SkeletonLines } from '@puente/ui'
import { describeFailure, todayInChile } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { RouteBackLink } from '../../../shell/navigation/links.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { FileDifferences } from './file-differences.tsx'
import { importQuery } from './file-queries.ts'
import { ImportForm } from './import-form.tsx'
import { words } from '../texts/words.ts'

/** Exports the settings as a file, and proposes a file from another installation as a whole. */
export function SettingsFileScreen() {
  const query = useQuery(importQuery)
  return (
    <Column width="reading">
      <PageHeading
        title={words('file.title')}
        lead={words('file.lead')}
        back={<RouteBackLink to={paths.settings()}>{words('file.back')}</RouteBackLink>}
      />
      <Card title={words('file.export')}>
        <p>
          <Muted>{words('file.exportText')}</Muted>
        </p>
        <FileButton
          label={words('file.download')}
          making={words('file.making')}
          saved={words('file.saved')}
          failed={words('file.failed')}
          why={(error) => describeFailure(error).message}
          fetchFile={() => api.exportSettings({})}
          fileName={() => `parametros-${todayInChile()}.json`}
        />
      </Card>
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={6} />}>
        {({ proposal }) =>
          proposal === undefined ? (
            <Card title={words('file.import')}>
              <p>
                <Muted>{words('file.importText')}</Muted>
              </p>
              <ImportForm />
            </Card>
          ) : (
            <Waiting proposal={proposal} />
          )
        }
      </Loaded>
    </Column>
  )
}

function Waiting({ proposal }: { proposal: NonNullable<SettingsImportWire['proposal']> }) {
  return (
    <>
      <Card title={words('file.changes', { count: proposal.settings.length })}>
        <FileDifferences found={proposal.settings} />
      </Card>
      <ProposalCard
        proposal={proposal}
        what={words('file.what')}
        consequence={words('file.consequence')}
        readOnly={words('file.readOnly')}
      />
    </>
  )
}
