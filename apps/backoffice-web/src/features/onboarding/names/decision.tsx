import { nameRefusals, type NameRefusal } from '@puente/contract'
import type { StaffNameRequest } from '@puente/contract/staff'
import { Button, Card, Form, Notice, RadioCards } from '@puente/ui'
import { refusedNameText, useEndpointForm } from '@puente/web'
import { useRef } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { undoableAct, type Act } from '../../../shell/held/held-act.ts'
import { held } from '../../../shell/held/held.ts'
import { UndoNotice } from '../../../shell/held/held-notice.tsx'
import { useDecide, usePendingDecision } from '../../../shell/held/use-held.ts'
import { AsRead } from '../../../shell/case/as-read.tsx'
import { DecisionBar } from '../../../shell/case/decision-bar.tsx'
import { useKey } from '../../../shell/keys/use-key.ts'
import { shellWords } from '../../../shell/words.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { allOpened, fileConditions, seenOf } from '../../documents/review/seen.ts'
import { words as reviewWords } from '../../documents/review/words.ts'
import { NoteForm } from '../note-form.tsx'
import { nameRequests } from './list-screen.tsx'
import { useAccept } from './queries.ts'
import { words } from './words.ts'

interface DecisionProps {
  request: StaffNameRequest
}

const queue = { path: nameRequests.path, page: nameRequests.page, casePath: paths.nameRequest }

/**
 * Accepts the name, with an undo window, or as a proposal to a second person when the name is on a watch
 * list; or rejects it.
 */
export function Decision({ request }: DecisionProps) {
  const decision = usePendingDecision(request.id)
  if (decision !== undefined && decision.step !== 'refused') return <UndoNotice decision={decision} />
  if (request.proposal !== undefined)
    return (
      <div id="decision-form">
        <ProposalCard
          proposal={request.proposal}
          what={words('proposal.what', { asked: request.asked })}
          consequence={words('proposal.consequence')}
        />
        <DecisionBar
          conditions={fileConditions(request.files)}
          steps={{}}
          form={{ id: 'decision-form', text: shellWords('bar.form') }}
        />
      </div>
    )
  return <Forms request={request} />
}

interface Typed {
  readonly note?: string
  readonly reason?: NameRefusal
}

type Acceptance = Parameters<typeof api.acceptNameRequest>[0]['body']

/** Sends the acceptance, also after the page is left. */
const sendAcceptance = (id: string, body: Acceptance) => (idempotencyKey: string) =>
  api.acceptNameRequest({ params: { id }, body, idempotencyKey }, { outlivesPage: true })

/** Why the name cannot be accepted now; undefined when it can. */
function waitsOf(verdict: StaffNameRequest['verdict'], files: StaffNameRequest['files']): string | undefined {
  if (verdict === 'asked') return words('accept.waits')
  return allOpened(files) ? undefined : reviewWords('conditions.waits')
}

function Forms({ request: { id, asked, verdict, files } }: DecisionProps) {
  const seen = seenOf(files)
  const waits = waitsOf(verdict, files)
  const propose = useAccept(id, seen)
  const decide = useDecide(queue)
  const typed = (held.typedValuesOf(id) ?? {}) as Typed
  const path = paths.nameRequest(id)
  const accept = undoableAct((note: string) =>
    decide({
      about: id,
      path,
      text: words('held.accept', { asked }),
      typed: { note },
      send: sendAcceptance(id, { note, seen }),
    }),
  )
  const refuse = undoableAct((reason: NameRefusal) =>
    decide({
      about: id,
      path,
      text: words('held.refuse', { asked }),
      typed: { reason },
      send: (idempotencyKey) =>
        api.refuseNameRequest({ params: { id }, body: { reason }, idempotencyKey }, { outlivesPage: true }),
    }),
  )
  const isKnown = verdict === 'hit'
  return (
    <>
      {waits !== undefined ? (
        <Notice>{waits}</Notice>
      ) : (
        <NoteForm
          title={words('accept.title')}
          label={words('accept.note')}
          hint={words('accept.noteHint')}
          missing={words('accept.missing')}
          submit={words(isKnown ? 'accept.propose' : 'accept.submit')}
          before={isKnown ? words('accept.two') : undefined}
          act={isKnown ? propose : accept}
          written={typed.note}
          hasKey={!isKnown}
        />
      )}
      <RefuseForm asked={asked} act={refuse} before={typed.reason} />
      <DecisionBar
        conditions={fileConditions(files)}
        steps={{
          ...(waits === undefined && !isKnown ? { a: words('accept.title') } : {}),
          r: words('refuse.title'),
        }}
      />
    </>
  )
}

const reasons = nameRefusals.map((value) => ({ value, label: words(`refuse.reasons.${value}`) }))

interface RefuseFormProps {
  asked: string
  act: Act<NameRefusal>
  before: NameRefusal | undefined
}

/** The reason that the customer reads, and the button to reject. */
function RefuseForm({ asked, act, before }: RefuseFormProps) {
  const form = useEndpointForm<{ readonly reason: NameRefusal | '' }>({
    sending: act,
    defaults: { reason: before ?? '' },
    submit: ({ reason }) => reason === '' || act.mutate(reason),
  })
  const reason = form.choice('reason', { required: words('refuse.missing') })
  const place = useRef<HTMLDivElement>(null)
  useKey('r', () => place.current?.querySelector('input')?.focus())
  const preview = reason.value === '' ? undefined : refusedNameText(asked, reason.value)
  return (
    <Card title={words('refuse.title')}>
      <div ref={place}>
        <Form {...form.props}>
          <RadioCards legend={words('refuse.reason')} columns={1} options={reasons} {...reason} />
          {preview === undefined ? null : (
            <AsRead label={words('refuse.preview')}>
              {preview.title}. {preview.text}
            </AsRead>
          )}
          <Button
            type="submit"
            busy={act.isPending}
            style={{ alignSelf: 'flex-start' }}
            aria-keyshortcuts="r"
          >
            {words('refuse.submit')}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
