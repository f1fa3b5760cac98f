import type { StaffLevelApplication } from '@puente/contract/staff'
import { Button, Card, Form, Muted, Notice, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useRef } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { undoableAct, type Act } from '../../../shell/held/held-act.ts'
import { held } from '../../../shell/held/held.ts'
import { UndoNotice } from '../../../shell/held/held-notice.tsx'
import { useDecide, usePendingDecision } from '../../../shell/held/use-held.ts'
import { DecisionBar } from '../../../shell/case/decision-bar.tsx'
import { useKey } from '../../../shell/keys/use-key.ts'
import { shellWords } from '../../../shell/words.ts'
import { noteRule } from '../../../shell/rules.ts'
import { useFormDraft } from '../../../shell/case/use-draft.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { useStanding } from '../../decisions/escalations/use-standing.ts'
import { allOpened, seenOf } from '../../documents/review/seen.ts'
import { words as reviewWords } from '../../documents/review/words.ts'
import { caseConditions } from '../review/case-conditions.ts'
import { NoteForm } from '../note-form.tsx'
import { hasOpenLine } from '../review/checklist-card.tsx'
import { levelApplications } from './list-screen.tsx'
import { useProposeLevel } from './queries.ts'
import { words } from './words.ts'

const queue = {
  path: levelApplications.path,
  page: levelApplications.page,
  casePath: paths.levelApplication,
}

interface DecisionProps {
  application: StaffLevelApplication
}

/** Raises the level, with an undo window or as a proposal to a second person; or returns the application. */
export function Decision({ application }: DecisionProps) {
  const { id, proposal, customer, level, review } = application
  const standing = useStanding(review.escalations)
  const decision = usePendingDecision(id)
  if (decision !== undefined && decision.step !== 'refused') return <UndoNotice decision={decision} />
  if (proposal !== undefined)
    return (
      <div id="decision-form">
        <ProposalCard
          proposal={proposal}
          what={words('proposal.what', { name: customer.name, level: words(`levels.${level}`) })}
          consequence={words('proposal.consequence')}
          mayDecide={standing !== 'waits'}
        />
        <DecisionBar
          conditions={caseConditions(review)}
          steps={{}}
          form={{ id: 'decision-form', text: shellWords('bar.form') }}
        />
      </div>
    )
  return standing === 'decides' ? <Forms application={application} /> : null
}

interface Typed {
  readonly note?: string
  readonly message?: string
}

/** Why the level cannot be granted now; undefined when it can. */
function waitsOf(review: StaffLevelApplication['review']): string | undefined {
  if (hasOpenLine(review)) return words('grant.waits')
  return allOpened(review.files) ? undefined : reviewWords('conditions.waits')
}

function Forms({ application: { id, customer, needsTwo, review } }: DecisionProps) {
  const seen = seenOf(review.files)
  const waits = waitsOf(review)
  const propose = useProposeLevel(id, seen)
  const decide = useDecide(queue)
  const typed = (held.typedValuesOf(id) ?? {}) as Typed
  const path = paths.levelApplication(id)
  const { name } = customer
  const grant = undoableAct((note: string) =>
    decide({
      about: id,
      path,
      text: words('held.grant', { name }),
      typed: { note },
      send: (idempotencyKey) =>
        api.grantLevel({ params: { id }, body: { note, seen }, idempotencyKey }, { outlivesPage: true }),
    }),
  )
  const sendBack = undoableAct((message: string) =>
    decide({
      about: id,
      path,
      text: words('held.sendBack', { name }),
      typed: { message },
      send: (idempotencyKey) =>
        api.sendBackLevelApplication(
          { params: { id }, body: { message }, idempotencyKey },
          { outlivesPage: true },
        ),
    }),
  )
  return (
    <>
      {waits === undefined ? (
        <NoteForm
          title={words('grant.title')}
          label={words('grant.note')}
          hint={words('grant.noteHint')}
          missing={words('grant.missing')}
          submit={words(needsTwo ? 'grant.propose' : 'grant.submit')}
          before={needsTwo ? words('grant.two') : undefined}
          act={needsTwo ? propose : grant}
          written={typed.note}
          hasKey={!needsTwo}
        />
      ) : (
        <Notice>{waits}</Notice>
      )}
      <SendBack act={sendBack} before={typed.message} />
      <DecisionBar
        conditions={caseConditions(review)}
        steps={{
          ...(waits === undefined && !needsTwo ? { a: words('keys.grant') } : {}),
          m: words('keys.sendBack'),
        }}
      />
    </>
  )
}

function SendBack({ act, before = '' }: { act: Act<string>; before: string | undefined }) {
  const form = useEndpointForm({
    sending: act,
    defaults: { message: before },
    draft: useFormDraft('send-back-level'),
    submit: ({ message }, clear) => act.mutate(message.trim(), { onSuccess: clear }),
  })
  const place = useRef<HTMLDivElement>(null)
  useKey('m', () => place.current?.querySelector('textarea')?.focus())
  return (
    <Card title={words('sendBack.title')}>
      <div ref={place}>
        <Form {...form.props}>
          <Muted>{words('sendBack.lead')}</Muted>
          <TextArea
            label={words('sendBack.text')}
            hint={words('sendBack.hint')}
            rows={3}
            maxLength={500}
            {...form.field('message', noteRule(words('sendBack.empty')))}
          />
          <Button
            type="submit"
            busy={act.isPending}
            style={{ alignSelf: 'flex-start' }}
            aria-keyshortcuts="m"
          >
            {words('sendBack.submit')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
