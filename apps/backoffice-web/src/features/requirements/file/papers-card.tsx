import type { CustomerFileWire } from '@puente/contract/staff'
import type { CompanyDocumentState } from '@puente/contract'
import { Card, DataTable, Muted, StatusChip, type TableColumn, type Tone } from '@puente/ui'
import { format } from '@puente/web'
import { dayText } from '../../../shell/moments/moment.tsx'
import { words as documentWords } from '../../documents/words.ts'
import { SentFiles, type SentFile } from './sent-files.tsx'
import { words } from './words.ts'

type Papers = NonNullable<CustomerFileWire['papers']>
type Paper = Papers['papers'][number]
type Line = Paper & { readonly files: readonly SentFile[] }

const tones: Record<CompanyDocumentState, Tone> = {
  missing: 'warn',
  waiting: 'info',
  refused: 'bad',
  accepted: 'ok',
  'too-old': 'bad',
}

/**
 * The facts that staff read from a company document: date of issue, end of validity, and powers of signature.
 */
function readingText({ issuedOn, endsOn, powers, answerBy, standing }: Paper): string {
  const parts = [
    ...(issuedOn === undefined ? [] : [words('papers.issued', { day: dayText(issuedOn) })]),
    ...(endsOn === undefined ? [] : [words('papers.ends', { day: dayText(endsOn) })]),
    ...(powers === undefined ? [] : [words(`papers.modes.${powers.mode}`)]),
    ...(powers?.limitUsd === undefined
      ? []
      : [words('papers.limit', { limit: format.count(powers.limitUsd) })]),
    ...(standing === 'waiting' && answerBy !== undefined
      ? [words('papers.answerBy', { when: format.dateTime(answerBy) })]
      : []),
  ]
  return parts.length === 0 ? '—' : parts.join(' · ')
}

const columns: readonly TableColumn<Line>[] = [
  {
    key: 'paper',
    header: words('papers.paper'),
    width: '24%',
    cell: ({ paper }) => documentWords(`kinds.${paper}`),
  },
  {
    key: 'state',
    header: words('papers.state'),
    cell: ({ standing }) => (
      <StatusChip tone={tones[standing]}>{words(`papers.standings.${standing}`)}</StatusChip>
    ),
  },
  {
    key: 'reading',
    header: words('papers.reading'),
    width: '32%',
    wrap: true,
    cell: readingText,
  },
  {
    key: 'file',
    header: words('papers.file'),
    cell: ({ files }) => (files.length === 0 ? '—' : <SentFiles files={files} />),
  },
]

/** The state of each company document, with the facts that staff read from it. */
export function CompanyDocumentsCard({
  papers,
  documents,
}: {
  papers: Papers
  documents: readonly SentFile[]
}) {
  return (
    <Card title={words('papers.title')} level={3}>
      {papers.papers.length === 0 ? (
        <Muted>{words('papers.none')}</Muted>
      ) : (
        <DataTable
          caption={words('papers.caption')}
          columns={columns}
          rows={papers.papers.map((paper) => ({
            ...paper,
            files: documents.filter(({ kind }) => kind === paper.paper),
          }))}
          rowKey={({ paper }) => paper}
        />
      )}
    </Card>
  )
}
