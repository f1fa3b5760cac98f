import { isOverThreshold, requirementSlots, type PendingPath, type RequirementCode } from '@puente/contract'
import type { PendingItemWire, RequirementWire } from '@puente/contract/customer'
import { Button, Card, Muted, Notice, SkeletonLines, StatusChip } from '@puente/ui'
import { documentReasonText, format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContinueOnPhone } from '../../documents/continue-on-phone.tsx'
import { DocumentField } from '../../documents/document-field.tsx'
import { EvidenceCard } from '../due-diligence/evidence-card.tsx'
import { words as diligenceWords } from '../due-diligence/words.ts'
import { ReadOnlyNotice } from '../files/not-mine.tsx'
import { PendingPage } from '../pending-page.tsx'
import { useFocusWhenSwapped } from '../use-focus-when-swapped.ts'
import { usePollForDecision } from '../use-look-again.ts'
import { useRefetchOnChange } from '../use-refetch-on-change.ts'
import { usePendingItemsAt } from '../../tasks/use-pending-items-at.ts'
import { Capture } from './capture.tsx'
import { EvidenceUpload } from './evidence-upload.tsx'
import { decidedDocumentKeys, documentsQuery, identityQuery, requirementsQuery } from './queries.ts'
import { useFileCame } from './use-file-came.ts'
import { Waits } from './waits.tsx'
import { words } from './words.ts'

const personPath = '/notifications/client-missing-documents'
const companyPath = '/notifications/company-missing-economics-documents'

/** The document requirements of a person. */
export const PersonDocumentsScreen = () => <Requirements path={personPath} about="person" />

/** The document requirements of a company. */
export const CompanyDocumentsScreen = () => <Requirements path={companyPath} about="company" />

function Requirements({ path, about }: { path: PendingPath; about: 'person' | 'company' }) {
  usePollForDecision()
  const here = usePendingItemsAt(path).items
  const evidenceAlone = here.length > 0 && here.every(isOverThreshold)
  return (
    <PendingPage
      path={path}
      title={evidenceAlone ? diligenceWords(`title.${about}`) : words(`list.${about}Title`)}
      lead={evidenceAlone ? diligenceWords('lead') : words(`list.${about}Lead`)}
    >
      {(items) => (
        <>
          {items.some(({ kind }) => kind === 'person-documents' || kind === 'company-documents') ? (
            <List items={items} />
          ) : null}
          {items.filter(isOverThreshold).map((item) => (
            <EvidenceCard key={item.id} item={item}>
              <EvidenceUpload waiting={item.turn === 'staff'} />
            </EvidenceCard>
          ))}
        </>
      )}
    </PendingPage>
  )
}

function List({ items }: { items: readonly PendingItemWire[] }) {
  const query = useQuery(requirementsQuery)
  const [chosen, setChosen] = useState<RequirementCode>()
  useFocusWhenSwapped(chosen ?? '')
  const item = items.find(({ kind }) => kind === 'person-documents' || kind === 'company-documents')
  useRefetchOnChange(item, decidedDocumentKeys)
  const mine = item?.mine === true
  return (
    <Loaded query={query} failed={words('list.failed')} skeleton={<SkeletonLines lines={8} />}>
      {({ items: asked, answerBy }) => {
        const open = asked.find(({ code }) => code === chosen)
        if (open !== undefined && mine)
          return <OneRequirement requirement={open} onBack={() => setChosen(undefined)} />
        return (
          <>
            {item?.turn === 'staff' ? <Waits since={item.openedAt} answerBy={answerBy} /> : null}
            {mine ? null : <ReadOnlyNotice />}
            {asked.map((requirement) => (
              <Line
                key={requirement.code}
                requirement={requirement}
                onOpen={mine ? () => setChosen(requirement.code) : undefined}
              />
            ))}
          </>
        )
      }}
    </Loaded>
  )
}

const tones = { missing: 'warn', waiting: 'info', refused: 'bad', 'too-old': 'warn', accepted: 'ok' } as const

function Line({ requirement, onOpen }: { requirement: RequirementWire; onOpen: (() => void) | undefined }) {
  const { code, state, holdsUntil } = requirement
  const label = words(`list.codes.${code}`)
  return (
    <Card title={label}>
      <StatusChip tone={tones[state]}>{words(`list.states.${state}`)}</StatusChip>
      <About requirement={requirement} />
      {state === 'accepted' && holdsUntil !== undefined ? (
        <p>{words('list.holds', { date: format.date(holdsUntil) })}</p>
      ) : null}
      {onOpen === undefined || state === 'accepted' ? null : (
        <Button
          kind={state === 'waiting' ? 'text' : 'primary'}
          onPress={onOpen}
          aria-label={`${words(state === 'waiting' ? 'list.again' : 'list.open')}: ${label}`}
        >
          {words(state === 'waiting' ? 'list.again' : 'list.open')}
        </Button>
      )}
    </Card>
  )
}

/**
 * A requirement: its reason, due date, accepted documents and maximum age, and why the last file was
 * rejected.
 */
const About = ({ requirement: { code, reason, maxAgeMonths, asked } }: { requirement: RequirementWire }) => (
  <>
    {asked?.message === undefined ? null : <p>{asked.message}</p>}
    {asked?.dueOn === undefined ? null : <p>{words('list.dueOn', { date: format.date(asked.dueOn) })}</p>}
    {reason === undefined ? null : <Notice tone="warn">{documentReasonText(reason)}</Notice>}
    <Muted>
      {words(`list.examples.${code}`)}{' '}
      {maxAgeMonths === undefined ? null : words('list.howOld', { months: maxAgeMonths })}
    </Muted>
  </>
)

function OneRequirement({ requirement, onBack }: { requirement: RequirementWire; onBack: () => void }) {
  const { code } = requirement
  const { kind, page } = requirementSlots[code]
  const fileCame = useFileCame()
  const files = useQuery({ ...documentsQuery(kind), enabled: code !== 'identity' })
  const identity = useQuery({ ...identityQuery, enabled: code === 'identity' })
  const known = files.data?.items.find((document) => document.page === page && document.state !== 'accepted')
  return (
    <>
      <Button kind="text" onPress={onBack}>
        {words('list.back')}
      </Button>
      <Card title={words(`list.codes.${code}`)}>
        <About requirement={requirement} />
        {code === 'identity' || files.data === undefined ? null : (
          <>
            <DocumentField
              name={code}
              label={words(`list.codes.${code}`)}
              place={{ kind, page }}
              known={known}
              onDone={async () => {
                await fileCame()
                onBack()
              }}
            />
            <ContinueOnPhone refetch={fileCame} />
          </>
        )}
      </Card>
      {code === 'identity' && identity.data !== undefined ? (
        <Capture identity={identity.data} sidesOnly={false} asksProof={false} />
      ) : null}
      <p>{words('identity.nextText')}</p>
    </>
  )
}
