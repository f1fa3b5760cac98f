import { Card, Muted } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { DocumentField } from '../../documents/document-field.tsx'
import { documentsQuery } from './queries.ts'
import { useFileCame } from './use-file-came.ts'
import { words } from './words.ts'

const pages = [1, 2, 3] as const

/** Uploads for evidence of funds: up to three separate files. */
export function EvidenceUpload() {
  const { data } = useQuery(documentsQuery('source-of-funds'))
  const fileCame = useFileCame()
  if (data === undefined) return null
  const sent = pages.filter((page) => data.items.some((one) => one.page === page))
  return (
    <Card title={words('evidence.title')}>
      <Muted>{words('evidence.example')}</Muted>
      {pages.slice(0, sent.length + 1).map((page) => (
        <DocumentField
          key={page}
          name={`evidence-${page}`}
          label={words('evidence.page', { page: String(page) })}
          place={{ kind: 'source-of-funds', page }}
          known={data.items.find((one) => one.page === page)}
          onDone={fileCame}
        />
      ))}
    </Card>
  )
}
