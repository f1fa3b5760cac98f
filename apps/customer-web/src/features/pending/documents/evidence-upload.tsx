import { Card, DefinitionList, Muted } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { DocumentField } from '../../documents/document-field.tsx'
import { documentsQuery } from './queries.ts'
import { useFileCame } from './use-file-came.ts'
import { words } from './words.ts'

const pages = [1, 2, 3] as const

/**
 * Uploads for evidence of funds: up to three separate files. While staff review them, the files sent are named, and only
 * more can be added.
 */
export function EvidenceUpload({ waiting }: { waiting: boolean }) {
  const { data } = useQuery(documentsQuery('source-of-funds'))
  const fileCame = useFileCame()
  if (data === undefined) return null
  const onPage = (page: number) => data.items.find((one) => one.page === page)
  const sent = pages.filter((page) => onPage(page) !== undefined)
  const named = waiting ? sent.filter((page) => onPage(page)?.state !== 'refused') : []
  const fields = pages.slice(0, sent.length + 1).filter((page) => !named.includes(page))
  const label = (page: number) => words('evidence.page', { page: String(page) })
  return (
    <Card title={words(waiting ? 'evidence.sent' : 'evidence.title')}>
      <div style={{ display: 'grid', gap: 24 }}>
        {named.length === 0 ? null : (
          <DefinitionList
            items={named.map((page) => ({ term: label(page), value: onPage(page)?.fileName ?? '' }))}
          />
        )}
        {fields.length === 0 ? null : <Muted>{words(waiting ? 'evidence.more' : 'evidence.example')}</Muted>}
        {fields.map((page) => (
          <DocumentField
            key={page}
            name={`evidence-${page}`}
            label={label(page)}
            place={{ kind: 'source-of-funds', page }}
            known={onPage(page)}
            onDone={fileCame}
          />
        ))}
      </div>
    </Card>
  )
}
