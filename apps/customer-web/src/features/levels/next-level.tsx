import { styled } from '@mui/material/styles'
import type { CustomerKind, SelfieState } from '@puente/contract'
import type { LevelNeeds } from '@puente/contract/customer'
import {
  Button,
  ButtonLink,
  Card,
  Link,
  Muted,
  Notice,
  RefusalNotice,
  Section,
  StatusChip,
  v,
  type Tone,
} from '@puente/ui'
import { documentReasonText, format, refusalOf } from '@puente/web'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { Declaration } from './declaration.tsx'
import { OpenedLimits } from './opened-limits.tsx'
import { SelfieStep } from './selfies/selfie-step.tsx'
import { useApply, useSubmitLevel } from './level-queries.ts'
import { words } from './words.ts'

interface NextLevelProps {
  needs: LevelNeeds
  kind: CustomerKind
  /** Where the customer came from. */
  next: string | undefined
}

const documentsPath = {
  person: '/notifications/client-missing-documents',
  company: '/notifications/company-missing-economics-documents',
} as const

/** What the next level needs, where the application stands, and the way to complete and submit it. */
export function NextLevel({ needs, kind, next }: NextLevelProps) {
  const mayAdminister = useMay('administer')
  const isSubmitted = needs.status === 'submitted'
  return (
    <Section title={words('next.title', { level: words(`levels.${needs.level}`) })}>
      {isSubmitted ? (
        <Notice title={words('next.submitted')}>
          {words('next.submittedText', { when: format.date(needs.answerBy ?? '') })} {measuredText(needs)}
        </Notice>
      ) : (
        <Muted>
          {words('next.usual', { days: needs.usualDays })} {measuredText(needs)}
        </Muted>
      )}
      {needs.returned === undefined ? null : (
        <Notice tone="warn" title={words('next.returned')}>
          {needs.returned}
        </Notice>
      )}
      <OpenedLimits />
      <Card title={words('needs.title')} level={3}>
        <Needs needs={needs} isOpen={!isSubmitted} />
      </Card>
      {mayAdminister && isSelfieOpen(needs) ? <SelfieStep /> : null}
      {isSubmitted ? null : mayAdminister ? (
        <Steps needs={needs} kind={kind} next={next} />
      ) : (
        <WhoHasPower power="administer" />
      )}
    </Section>
  )
}

/** How long nine in ten applications took; empty while there are too few. */
const measuredText = ({ usualHours }: LevelNeeds): string =>
  usualHours === undefined ? '' : words('next.measured', { hours: usualHours })

/** Whether the customer has something to do or to read about their selfie, also while staff decide. */
const isSelfieOpen = ({ selfie }: LevelNeeds): boolean => selfie !== undefined && selfie.state !== 'accepted'

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2px 12px', alignItems: 'center' },
  '& > li > p': { gridColumn: '1 / -1', margin: 0, color: v.inkMuted },
})

const tones = {
  given: 'ok',
  accepted: 'ok',
  waiting: 'info',
  missing: 'neutral',
  refused: 'warn',
} as const satisfies Readonly<Record<string, Tone>>

const selfieTones = {
  consent: 'neutral',
  photo: 'neutral',
  waiting: 'info',
  accepted: 'ok',
  refused: 'warn',
  'other-way': 'info',
} as const satisfies Readonly<Record<SelfieState, Tone>>

function Needs({ needs: { facts, documents, selfie }, isOpen }: { needs: LevelNeeds; isOpen: boolean }) {
  return (
    <List>
      {facts.map(({ fact, isGiven }) => {
        const state = isGiven ? 'given' : 'missing'
        const isOfProfile = fact === 'address' || fact === 'occupation'
        return (
          <li key={fact}>
            <span>{words(`needs.${fact}`)}</span>
            <StatusChip tone={tones[state]}>{words(`states.${state}`)}</StatusChip>
            {isOpen && !isGiven && isOfProfile ? (
              <p>
                <Link href={paths.profileEdit()}>{words('profile')}</Link>
              </p>
            ) : null}
          </li>
        )
      })}
      {documents.map(({ code, state, reason }) => (
        <li key={code}>
          <span>{words(`needs.${code}`)}</span>
          <StatusChip tone={tones[state]}>{words(`states.${state}`)}</StatusChip>
          {reason === undefined ? null : <p>{documentReasonText(reason)}</p>}
        </li>
      ))}
      {selfie === undefined ? null : (
        <li>
          <span>{words('needs.selfie')}</span>
          <StatusChip tone={selfieTones[selfie.state]}>{words(`selfieStates.${selfie.state}`)}</StatusChip>
        </li>
      )}
    </List>
  )
}

const declaredFacts: readonly LevelNeeds['facts'][number]['fact'][] = ['income', 'purposes', 'exposure']

/** The steps that are left: the declaration, the documents, and the submission. */
function Steps({ needs, kind, next }: NextLevelProps) {
  const router = useRouter()
  const declared = needs.facts.filter(({ fact }) => declaredFacts.includes(fact))
  const isDeclared = declared.every(({ isGiven }) => isGiven)
  const [declaring, setDeclaring] = useState(!isDeclared)
  const lacks = needs.documents.some(({ state }) => state === 'missing' || state === 'refused')
  const apply = useApply(() =>
    router.navigate({ href: paths.pending(documentsPath[kind], paths.level(next)) }),
  )
  const submit = useSubmitLevel()
  if (declaring && declared.length > 0)
    return (
      <Declaration
        declared={needs.declared}
        kind={kind}
        onDone={() => setDeclaring(false)}
        canCancel={isDeclared}
      />
    )
  return (
    <>
      <RefusalNotice refusal={refusalOf(apply.error ?? submit.error)} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {lacks ? (
          <Button kind="main" busy={apply.isPending} onPress={() => apply.mutate()}>
            {words('next.documents')}
          </Button>
        ) : null}
        {needs.isComplete ? (
          <Button kind="main" busy={submit.isPending} onPress={() => submit.mutate()}>
            {words('next.submit')}
          </Button>
        ) : null}
        {declared.length === 0 ? null : (
          <Button onPress={() => setDeclaring(true)}>{words('next.change')}</Button>
        )}
        {needs.facts.some(({ fact, isGiven }) => !isGiven && !declaredFacts.includes(fact)) ? (
          <ButtonLink href={paths.profileEdit()}>{words('profile')}</ButtonLink>
        ) : null}
      </div>
      {needs.isComplete ? null : <Muted>{words('next.incomplete')}</Muted>}
    </>
  )
}
