import type { CompanyDocumentsView } from '@puente/contract/customer'
import {
  BackLink,
  ButtonLink,
  Card,
  Column,
  DefinitionList,
  Muted,
  Notice,
  PageHeading,
  SkeletonLines,
} from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { FailedPart } from '../../../parts/failed-part.tsx'
import { useMay } from '../../access/session.ts'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { CompanyDocumentFiles } from './paper-files.tsx'
import { WhatServes } from './paper-screens.tsx'
import { companyDocumentsQuery } from '../../documents/company-documents-queries.ts'
import { words } from './words.ts'

type Powers = CompanyDocumentsView['papers'][number]

/**
 * The content of a company's accepted powers and a link to send newer ones, which can replace powers that
 * need two signatures.
 */
export function PowersScreen() {
  const { data, error, refetch } = useQuery(companyDocumentsQuery)
  const powers = data?.papers.find(({ paper }) => paper === 'powers')
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.profile()}>{words('joint.back')}</BackLink>}
        title={words('joint.title')}
        lead={words('joint.lead')}
      />
      {error !== null ? (
        <FailedPart title={words('failed')} error={error} onRetry={() => refetch()} />
      ) : data === undefined ? (
        <SkeletonLines lines={10} />
      ) : powers?.powers === undefined ? (
        <Notice
          actions={
            <ButtonLink href={paths.pending('/notifications/missing-creator-powers')}>
              {words('papers.powers.title')}
            </ButtonLink>
          }
        >
          <p>{words('joint.none')}</p>
        </Notice>
      ) : (
        <>
          <Accepted paper={powers} mode={powers.powers.mode} limitUsd={powers.powers.limitUsd} />
          {powers.powers.mode === 'joint' ? <Newer view={data} paper={powers} /> : null}
        </>
      )}
    </Column>
  )
}

interface AcceptedProps {
  paper: Powers
  mode: 'single' | 'joint'
  limitUsd: number | undefined
}

function Accepted({ paper: { acceptedAt }, mode, limitUsd }: AcceptedProps) {
  return (
    <Card title={words('joint.says')}>
      <DefinitionList
        items={[
          { term: words('joint.mode'), value: words(`joint.modes.${mode}`) },
          ...(limitUsd === undefined
            ? []
            : [
                {
                  term: words('joint.limit'),
                  value: words('joint.dollars', { amount: format.count(limitUsd) }),
                },
              ]),
          ...(acceptedAt === undefined
            ? []
            : [{ term: words('joint.accepted'), value: format.date(acceptedAt) }]),
        ]}
      />
      <p>{words(`joint.meaning.${mode}`)}</p>
    </Card>
  )
}

function Newer({ view, paper }: { view: CompanyDocumentsView; paper: Powers }) {
  const mayAct = useMay('administer')
  const isOneDay = view.registryRegime === 'one-day'
  return (
    <Card title={words('joint.send')}>
      {paper.standing === 'waiting' ? (
        <Notice>
          {paper.answerBy === undefined
            ? words('joint.waitsSoon')
            : words('joint.waits', { when: format.dateTime(paper.answerBy) })}
        </Notice>
      ) : (
        <WhatServes about="powers" view={view} />
      )}
      <WhoHasPower power="administer" />
      {mayAct ? (
        <CompanyDocumentFiles
          paper="powers"
          label={words(isOneDay ? 'papers.powers.fileOneDay' : 'papers.powers.file')}
          anew
        />
      ) : null}
      <Muted>{words('joint.until')}</Muted>
    </Card>
  )
}
