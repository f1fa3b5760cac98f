import { requirementSlots, type RequirementCode } from '@puente/contract'
import type { CustomerFileWire } from '@puente/contract/staff'
import { Card, DataTable, Muted, StatusChip, type TableColumn, type Tone } from '@puente/ui'
import { format } from '@puente/web'
import { dayText } from '../../../shell/moments/moment.tsx'
import { words as documentWords } from '../../documents/words.ts'
import { AskDocument } from './ask-document.tsx'
import { SentFiles, type SentFile } from './sent-files.tsx'
import { WithdrawRequest } from './withdraw-request.tsx'
import { words } from './words.ts'

type Request = CustomerFileWire['requests'][number]

interface Line {
  readonly requirement: CustomerFileWire['requirements'][number]
  readonly request: Request | undefined
  readonly files: readonly SentFile[]
  readonly customerId: string
}

export const codeText = (code: RequirementCode): string => documentWords(`codes.${code}`)

const tones: Record<Line['requirement']['state'], Tone> = {
  missing: 'warn',
  waiting: 'info',
  refused: 'bad',
  'too-old': 'warn',
  accepted: 'ok',
}

/**
 * The files that answer a requirement: both sides of an identity document, otherwise the file of its kind and
 * page.
 */
const filesFor = (code: RequirementCode, documents: readonly SentFile[]): readonly SentFile[] => {
  const { kind, page } = requirementSlots[code]
  return documents.filter((one) => one.kind === kind && (kind === 'identity' || one.page === page))
}

const columns: readonly TableColumn<Line>[] = [
  {
    key: 'what',
    header: words('documents.what'),
    width: '18%',
    cell: ({ requirement: { code } }) => codeText(code),
  },
  { key: 'state', header: words('documents.state'), width: '20%', cell: (line) => <State {...line} /> },
  {
    key: 'by',
    header: words('documents.by'),
    width: '32%',
    wrap: true,
    cell: (line) => <By {...line} />,
  },
  {
    key: 'blocks',
    header: words('documents.blocks'),
    cell: ({ requirement: { blocks } }) => words(`documents.blocking.${blocks ? 'yes' : 'no'}`),
  },
  {
    key: 'file',
    header: words('documents.last'),
    cell: ({ files }) => (files.length === 0 ? '—' : <SentFiles files={files} />),
  },
]

function State({ requirement: { state, reason, holdsUntil } }: Line) {
  return (
    <div>
      <StatusChip tone={tones[state]}>{words(`documents.states.${state}`)}</StatusChip>
      {reason === undefined ? null : <div>{documentWords(`refuse.reasons.${reason}`)}</div>}
      {holdsUntil === undefined ? null : (
        <div>
          <Muted>{words('documents.holds', { day: dayText(holdsUntil) })}</Muted>
        </div>
      )}
    </div>
  )
}

/**
 * The origin of a requirement: the rules, or a member of staff with the messages to the customer and to the
 * team.
 */
function By({ request, requirement: { code }, customerId }: Line) {
  if (request === undefined) return words('documents.byRule')
  const { by, askedAt, dueOn, message, reason } = request
  const date = format.date(askedAt)
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <div>
        {by === '' ? words('documents.bySystem', { date }) : words('documents.byStaff', { by, date })}
        {dueOn === undefined ? null : ` · ${words('documents.due', { day: dayText(dueOn) })}`}
      </div>
      <div>
        <Muted>{words('documents.toCustomer')}: </Muted>
        {message ?? words('documents.noMessage')}
      </div>
      <div>
        <Muted>{words('documents.toTeam')}: </Muted>
        {reason}
      </div>
      <WithdrawRequest customerId={customerId} code={code} />
    </div>
  )
}

/** A customer's document requirements and the state of each, with a form to request more. */
export function DocumentsCard({ file }: { file: CustomerFileWire }) {
  const { customer, requirements, requests, documents } = file
  const lines = requirements.map((requirement) => ({
    requirement,
    request: requests.find(({ code }) => code === requirement.code),
    files: filesFor(requirement.code, documents),
    customerId: customer.id,
  }))
  return (
    <Card title={words('documents.title')} level={3}>
      {lines.length === 0 ? (
        <Muted>{words('documents.none')}</Muted>
      ) : (
        <DataTable
          caption={words('documents.caption')}
          columns={columns}
          rows={lines}
          rowKey={({ requirement: { code } }) => code}
        />
      )}
      <AskDocument file={file} />
    </Card>
  )
}
