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
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
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
  const query = useQuery(companyDocumentsQuery)
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.profile()}>{words('joint.back')}</BackLink>}
        title={words('joint.title')}
        lead={words('joint.lead')}
      />
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={10} />}>
        {(view) => <InForce view={view} />}
      </Loaded>
    </Column>
  )
}

function InForce({ view }: { view: CompanyDocumentsView }) {
  const powers = view.papers.find(({ paper }) => paper === 'powers')
  if (powers?.powers === undefined)
    return (
      <Notice
        actions={
          <ButtonLink href={paths.pending('/notifications/missing-creator-powers')}>
            {words('papers.powers.title')}
          </ButtonLink>
        }
      >
        <p>{words('joint.none')}</p>
      </Notice>
    )
  const { mode, limitUsd } = powers.powers
  return (
    <>
      <Accepted paper={powers} mode={mode} limitUsd={limitUsd} />
      {mode === 'joint' ? <Newer view={view} paper={powers} /> : null}
    </>
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
