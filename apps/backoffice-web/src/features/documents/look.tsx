import Box from '@mui/material/Box'
import type { StaffDocumentWire } from '@puente/contract/staff'
import { Button, Card, Muted, RefusalNotice } from '@puente/ui'
import { format, refusalOf } from '@puente/web'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { acceptedBeforeQuery } from './queries.ts'
import { useOpened } from './use-opened.ts'
import { DocumentViewer } from './viewer/document-viewer.tsx'
import { documentText } from './what-of.ts'
import { words } from './words.ts'

/** The content of a document, and beside it the one of the same kind that was accepted before. */
export function Look({ document }: { document: StaffDocumentWire }) {
  const [isComparing, setIsComparing] = useState(false)
  const { detail } = document
  const opened = useOpened(document)
  return (
    <Card title={words('look.title')}>
      {detail?.kept === false ? (
        words('look.gone')
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <Content document={document} what={documentText(document)} onOpened={opened} />
          <Before document={document} isComparing={isComparing} onCompare={setIsComparing} />
          <Muted>{words('look.note')}</Muted>
        </Box>
      )}
    </Card>
  )
}

interface ContentProps {
  document: StaffDocumentWire
  what: string
  onOpened?: () => unknown
}

/** One file. It is loaded only on request, because every view is recorded. */
export function Content({ document: { id, detail }, what, onOpened }: ContentProps) {
  const link = useMutation({
    mutationFn: () => api.createDocumentLink({ params: { id }, body: {} }),
    onSuccess: () => onOpened?.(),
  })
  const openTab = async () => {
    const { url } = await api.createDocumentLink({ params: { id }, body: {} })
    window.open(url, '_blank', 'noopener')
  }
  if (link.data === undefined || detail === undefined)
    return (
      <>
        <RefusalNotice refusal={refusalOf(link.error)} />
        <div>
          <Button busy={link.isPending} onPress={() => link.mutate()}>
            {words('look.open')}
          </Button>
        </div>
      </>
    )
  return (
    <DocumentViewer
      key={link.data.url}
      url={link.data.url}
      type={detail.type}
      what={what}
      onTab={openTab}
      onRenew={() => link.mutate()}
    />
  )
}

interface BeforeProps {
  document: StaffDocumentWire
  isComparing: boolean
  onCompare: (isComparing: boolean) => void
}

function Before({ document, isComparing, onCompare }: BeforeProps) {
  const { data: before } = useQuery(acceptedBeforeQuery(document))
  if (before === undefined || before === null) return null
  const what = words('look.compared', {
    what: documentText(before),
    date: format.date(before.decidedAt ?? before.receivedAt),
  })
  return (
    <>
      <div>
        <Button kind="text" onPress={() => onCompare(!isComparing)}>
          {words(isComparing ? 'look.alone' : 'look.compare')}
        </Button>
      </div>
      {isComparing ? (
        <>
          <p>{what}</p>
          <Content document={before} what={what} />
        </>
      ) : null}
    </>
  )
}
