import type { DecisionRecordWire } from '@puente/contract/staff'
import { Card, Code, DataTable, DefinitionList, Muted, Section, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { documentText } from '../../documents/what-of.ts'
import { settingText } from '../../settings/texts/key-text.ts'
import { factText, valueText } from '../../risk/contribution-text.ts'
import { words as customerWords } from '../words.ts'
import { words } from './words.ts'

interface UsedProps {
  decision: DecisionRecordWire
}

type Setting = DecisionRecordWire['settings'][number]
type Document = DecisionRecordWire['documents'][number]

const settingColumns: readonly TableColumn<Setting>[] = [
  {
    key: 'setting',
    header: words('used.setting'),
    cell: ({ kind, key }) => (
      <RouteLink to={paths.setting(`${kind}/${key}`)}>{settingText(kind, key)}</RouteLink>
    ),
  },
  {
    key: 'version',
    header: words('used.version'),
    align: 'end',
    cell: ({ version }) => (version === 0 ? words('used.initial') : format.count(version)),
  },
]

const documentColumns: readonly TableColumn<Document>[] = [
  {
    key: 'document',
    header: words('used.document'),
    cell: (document) => (
      <RouteLink to="/document-reviews/$id" params={{ id: document.id }}>
        {documentText(document)}
      </RouteLink>
    ),
  },
  { key: 'hash', header: words('used.hash'), cell: ({ hash }) => <Code>{hash}</Code> },
]

/** What a decision used: versions of settings, files, the verdict of the lists, and the score. */
export function Used({ decision }: UsedProps) {
  const { settings, documents } = decision
  return (
    <>
      <Card title={words('used.lists')}>
        <Risk decision={decision} />
      </Card>
      <Section title={words('used.settings')}>
        {settings.length === 0 ? (
          <Muted>{words('used.noSettings')}</Muted>
        ) : (
          <DataTable
            caption={words('used.settings')}
            columns={settingColumns}
            rows={settings}
            rowKey={({ kind, key }) => `${kind}/${key}`}
          />
        )}
      </Section>
      <Section title={words('used.documents')}>
        {documents.length === 0 ? (
          <Muted>{words('used.noDocuments')}</Muted>
        ) : (
          <DataTable
            caption={words('used.documents')}
            columns={documentColumns}
            rows={documents}
            rowKey={({ id }) => id}
          />
        )}
      </Section>
    </>
  )
}

function Risk({ decision: { screening, risk } }: UsedProps) {
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('used.verdict'),
          value: screening === undefined ? words('used.notScreened') : words(`results.${screening.verdict}`),
        },
        ...(screening === undefined
          ? []
          : [{ term: words('used.listVersion'), value: <Code>{screening.listVersion}</Code> }]),
        ...(risk === undefined
          ? []
          : [
              { term: words('used.risk'), value: customerWords(`upkeep.risks.${risk.risk}`) },
              {
                term: words('used.score'),
                value:
                  risk.score === undefined ? words('used.noScore') : words('points', { count: risk.score }),
              },
              ...risk.contributions.map((one) => ({
                term: `${factText(one)}: ${valueText(one)}`,
                value: words('points', { count: one.points }),
              })),
            ]),
      ]}
    />
  )
}
