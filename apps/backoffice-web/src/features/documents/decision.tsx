import type { DocumentVerdictBody, DossierWire, StaffDocumentWire } from '@puente/contract/staff'
import { Button, Notice } from '@puente/ui'
import { useRouteContext } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { HeldNotice } from '../../shell/held/held-notice.tsx'
import { useDecide, useHeldAbout } from '../../shell/held/use-held.ts'
import { KeyHints } from '../../shell/key-hints.tsx'
import { AcceptForm } from './accept-form.tsx'
import { AskMore } from './ask-more.tsx'
import { reviews, type Row } from './list-screen.tsx'
import { sendVerdict, useRehearseVerdict, useTakeDocument } from './queries.ts'
import { RefuseForm } from './refuse-form.tsx'
import { whatOf } from './what-of.ts'
import { words } from './words.ts'

interface DecisionProps {
  document: StaffDocumentWire
  dossier: DossierWire
}

const isOpen = ({ state }: StaffDocumentWire) => state === 'received' || state === 'in-review'

/** The decision about a document: made by one person at a time, and undoable within the undo window. */
export function Decision({ document, dossier }: DecisionProps) {
  const { staff } = useRouteContext({ from: '/shell' }).session
  const held = useHeldAbout(document.id)
  const taken = isOpen(document) && document.takenBy !== undefined && document.takenBy !== staff.id
  if (held !== undefined && held.step !== 'refused') return <HeldNotice decision={held} />
  if (taken) return <Taken document={document} />
  if (!isOpen(document) && document.state !== 'accepted') return null
  return <Forms document={document} dossier={dossier} staffId={staff.id} />
}

function Forms({ document, dossier, staffId }: DecisionProps & { staffId: string }) {
  const rehearse = useRehearseVerdict(document.id)
  const decide = useDecide<Row>({
    path: reviews.path,
    page: reviews.page,
    casePath: paths.documentReview,
    isFree: ({ holder }) => holder === undefined || holder.id === staffId,
  })
  const verdict = (body: DocumentVerdictBody, typed: unknown) =>
    rehearse.mutate(body, {
      onSuccess: () =>
        void decide({
          about: document.id,
          path: paths.documentReview(document.id),
          text: words(`held.${body.verdict}`, { what: whatOf(document), customer: dossier.customer.name }),
          typed,
          send: sendVerdict(document.id, body),
        }),
    })
  const refused = rehearse.variables?.verdict === 'accepted' ? undefined : rehearse.error
  const accepting = rehearse.variables?.verdict === 'accepted' ? rehearse.error : undefined
  const open = isOpen(document)
  return (
    <>
      <KeyHints
        keys={{
          ...(open ? { a: words('keys.accept') } : {}),
          r: words(open ? 'keys.refuse' : 'keys.again'),
          m: words('keys.ask'),
        }}
      />
      {open ? (
        <AcceptForm
          document={document}
          dossier={dossier}
          busy={rehearse.isPending}
          error={accepting ?? null}
          onVerdict={verdict}
        />
      ) : null}
      <RefuseForm
        document={document}
        customer={dossier.customer.name}
        busy={rehearse.isPending}
        error={refused ?? null}
        onVerdict={verdict}
      />
      <AskMore customer={dossier.customer} />
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
