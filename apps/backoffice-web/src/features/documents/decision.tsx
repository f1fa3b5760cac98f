import type { DocumentVerdictBody, DocumentRequirementsWire, StaffDocumentWire } from '@puente/contract/staff'
import { Button, Notice } from '@puente/ui'
import { notSending, type Sending } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { held } from '../../shell/held/held.ts'
import { UndoNotice } from '../../shell/held/held-notice.tsx'
import { useDecide, usePendingDecision } from '../../shell/held/use-held.ts'
import { DecisionBar } from '../../shell/case/decision-bar.tsx'
import { AcceptForm, type Accepted } from './accept-form.tsx'
import { AskMore } from './ask-more.tsx'
import { reviews, type Row } from './list-screen.tsx'
import { sendVerdict, useRehearseVerdict, useTakeDocument } from './queries.ts'
import { fileConditions } from './review/seen.ts'
import { RefuseForm, type Refused } from './refuse-form.tsx'
import { documentText } from './what-of.ts'
import { words } from './words.ts'

interface DecisionProps {
  document: StaffDocumentWire
  requirements: DocumentRequirementsWire
}

const isOpen = ({ state }: StaffDocumentWire) => state === 'received' || state === 'in-review'

/** The decision about a document: made by one person at a time, and undoable within the undo window. */
export function Decision({ document, requirements }: DecisionProps) {
  const { staff } = useRouteContext({ from: '/shell' }).session
  const decision = usePendingDecision(document.id)
  const taken = isOpen(document) && document.takenBy !== undefined && document.takenBy !== staff.id
  if (document.kind === 'selfie') return <Notice title={words('selfie')} />
  if (decision !== undefined && decision.step !== 'refused') return <UndoNotice decision={decision} />
  if (taken) return <Taken document={document} />
  if (!isOpen(document) && document.state !== 'accepted') return null
  return <Forms document={document} requirements={requirements} staffId={staff.id} />
}

/** The values of the form that was submitted, restored when the decision is undone. */
interface Typed {
  readonly accepted?: Accepted
  readonly refused?: Refused
}

function Forms({ document, requirements, staffId }: DecisionProps & { staffId: string }) {
  const rehearse = useRehearseVerdict(document.id)
  const decide = useDecide<Row>({
    path: reviews.path,
    page: reviews.page,
    casePath: paths.documentReview,
    isFree: ({ holder }) => holder === undefined || holder.id === staffId,
  })
  const typed = (held.typedValuesOf(document.id) ?? {}) as Typed
  const verdict = (body: DocumentVerdictBody, given: Typed) =>
    rehearse.mutate(body, {
      onSuccess: () =>
        void decide({
          about: document.id,
          path: paths.documentReview(document.id),
          text: words(`held.${body.verdict}`, {
            what: documentText(document),
            customer: requirements.customer.name,
          }),
          typed: given,
          send: sendVerdict(document.id, body),
        }),
    })
  const isAccepting = rehearse.variables?.verdict === 'accepted'
  const other: Sending = { ...notSending, isPending: rehearse.isPending, reset: rehearse.reset }
  const open = isOpen(document)
  const shown = document.detail === undefined ? [] : [{ id: document.id, ...document.detail }]
  return (
    <>
      {open ? (
        <AcceptForm
          document={document}
          requirements={requirements}
          sending={isAccepting ? rehearse : other}
          before={typed.accepted}
          onVerdict={(body, accepted) => verdict(body, { accepted })}
        />
      ) : null}
      <RefuseForm
        document={document}
        customer={requirements.customer.name}
        sending={isAccepting ? other : rehearse}
        before={typed.refused}
        onVerdict={(body, refused) => verdict(body, { refused })}
      />
      <AskMore customer={requirements.customer} />
      <DecisionBar
        conditions={open ? fileConditions(shown) : []}
        steps={{
          ...(open ? { a: words('keys.accept') } : {}),
          r: words(open ? 'keys.refuse' : 'keys.again'),
          m: words('keys.ask'),
        }}
      />
    </>
  )
}

/** A colleague is reviewing the document; the reader must take it over explicitly before deciding. */
function Taken({ document: { id, takenByName } }: { document: StaffDocumentWire }) {
  const take = useTakeDocument(id)
  return (
    <Notice
      title={words('taken.title', { name: takenByName ?? words('decided.someone') })}
      actions={
        <Button busy={take.isPending} onPress={() => take.mutate({})}>
          {words('taken.take')}
        </Button>
      }
    >
      <p>{words('taken.text')}</p>
    </Notice>
  )
}
