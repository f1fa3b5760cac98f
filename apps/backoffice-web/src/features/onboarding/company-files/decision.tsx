import { notIdentified, type CompanySection } from '@puente/contract'
import type { StaffCompanyFile } from '@puente/contract/staff'
import { Notice } from '@puente/ui'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { undoableAct } from '../../../shell/held/held-act.ts'
import { held } from '../../../shell/held/held.ts'
import { UndoNotice } from '../../../shell/held/held-notice.tsx'
import { useDecide, usePendingDecision } from '../../../shell/held/use-held.ts'
import { KeyHints } from '../../../shell/key-hints.tsx'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { useStanding } from '../../decisions/escalations/use-standing.ts'
import { hasOpenLine } from '../review/checklist-card.tsx'
import { NoteForm } from '../note-form.tsx'
import { companyFiles } from './list-screen.tsx'
import { useApprove } from './queries.ts'
import { SendBackForm, type Texts } from './send-back-form.tsx'
import { words } from './words.ts'

const queue = { path: companyFiles.path, page: companyFiles.page, casePath: paths.companyFile }

/**
 * Approves, either with an undo window or as a proposal to a second person; or returns the file to the
 * company.
 */
export function Decision({ file }: { file: StaffCompanyFile }) {
  const decision = usePendingDecision(file.id)
  const standing = useStanding(file.review.escalations)
  if (decision !== undefined && decision.step !== 'refused') return <UndoNotice decision={decision} />
  if (file.proposal !== undefined)
    return (
      <ProposalCard
        proposal={file.proposal}
        what={words('proposal.what', { name: file.name })}
        consequence={words('proposal.consequence')}
        mayDecide={standing !== 'waits'}
      />
    )
  return standing === 'decides' ? <Forms file={file} /> : null
}

interface Typed {
  readonly note?: string
  readonly texts?: Texts
}

/** Why the file cannot be approved now; undefined when it can. */
function approvalWaits({ people, review }: StaffCompanyFile): string | undefined {
  const [first] = notIdentified(people)
  if (first !== undefined) return words('approve.person', { name: first.name })
  return hasOpenLine(review) ? words('approve.waits') : undefined
}

function Forms({ file }: { file: StaffCompanyFile }) {
  const { id, name, needsTwo } = file
  const waits = approvalWaits(file)
  const propose = useApprove(id)
  const decide = useDecide(queue)
  const typed = (held.typedValuesOf(id) ?? {}) as Typed
  const path = paths.companyFile(id)
  const approve = undoableAct((note: string) =>
    decide({
      about: id,
      path,
      text: words('held.approve', { name }),
      typed: { note },
      send: (idempotencyKey) =>
        api.approveCompanyFile({ params: { id }, body: { note }, idempotencyKey }, { outlivesPage: true }),
    }),
  )
  const sendBack = undoableAct((reasons: { section: CompanySection; text: string }[]) =>
    decide({
      about: id,
      path,
      text: words('held.sendBack', { name }),
      typed: { texts: Object.fromEntries(reasons.map(({ section, text }) => [section, text])) },
      send: (idempotencyKey) =>
        api.sendBackCompanyFile(
          { params: { id }, body: { reasons }, idempotencyKey },
          { outlivesPage: true },
        ),
    }),
  )
  return (
    <>
      <KeyHints
        keys={{
          ...(waits === undefined && !needsTwo ? { a: words('approve.title') } : {}),
          m: words('sendBack.title'),
        }}
      />
      {waits === undefined ? (
        <NoteForm
          title={words('approve.title')}
          label={words('approve.note')}
          hint={words('approve.noteHint')}
          missing={words('approve.missing')}
          submit={words(needsTwo ? 'approve.propose' : 'approve.submit')}
          before={needsTwo ? words('approve.two') : undefined}
          act={needsTwo ? propose : approve}
          written={typed.note}
          hasKey={!needsTwo}
        />
      ) : (
        <Notice>{waits}</Notice>
      )}
      <SendBackForm act={sendBack} before={typed.texts} />
    </>
  )
}
