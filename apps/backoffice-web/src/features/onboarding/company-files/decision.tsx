import { notIdentified, type CompanySection } from '@puente/contract'
import type { StaffCompanyFile } from '@puente/contract/staff'
import { Notice } from '@puente/ui'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { undoableAct } from '../../../shell/held/held-act.ts'
import { held } from '../../../shell/held/held.ts'
import { UndoNotice } from '../../../shell/held/held-notice.tsx'
import { useDecide, usePendingDecision } from '../../../shell/held/use-held.ts'
import { DecisionBar } from '../../../shell/case/decision-bar.tsx'
import { shellWords } from '../../../shell/words.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { useStanding } from '../../decisions/escalations/use-standing.ts'
import { allOpened, seenOf } from '../../documents/review/seen.ts'
import { words as reviewWords } from '../../documents/review/words.ts'
import { caseConditions } from '../review/case-conditions.ts'
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
      <div id="decision-form">
        <ProposalCard
          proposal={file.proposal}
          what={words('proposal.what', { name: file.name })}
          consequence={words('proposal.consequence')}
          mayDecide={standing !== 'waits'}
        />
        <DecisionBar
          conditions={caseConditions(file.review)}
          steps={{}}
          form={{ id: 'decision-form', text: shellWords('bar.form') }}
        />
      </div>
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
  if (hasOpenLine(review)) return words('approve.waits')
  return allOpened(review.files) ? undefined : reviewWords('conditions.waits')
}

type Approval = Parameters<typeof api.approveCompanyFile>[0]['body']

/** Sends the approval, also after the page is left. */
const sendApproval = (id: string, body: Approval) => (idempotencyKey: string) =>
  api.approveCompanyFile({ params: { id }, body, idempotencyKey }, { outlivesPage: true })

function Forms({ file }: { file: StaffCompanyFile }) {
  const { id, name, needsTwo } = file
  const waits = approvalWaits(file)
  const seen = seenOf(file.review.files)
  const propose = useApprove(id, seen)
  const decide = useDecide(queue)
  const typed = (held.typedValuesOf(id) ?? {}) as Typed
  const path = paths.companyFile(id)
  const approve = undoableAct((note: string) =>
    decide({
      about: id,
      path,
      text: words('held.approve', { name }),
      typed: { note },
      send: sendApproval(id, { note, seen }),
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
      <DecisionBar
        conditions={caseConditions(file.review)}
        steps={{
          ...(waits === undefined && !needsTwo ? { a: words('approve.title') } : {}),
          m: words('sendBack.title'),
        }}
      />
    </>
  )
}
