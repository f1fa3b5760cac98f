import Box from '@mui/material/Box'
import type { StaffDocumentWire } from '@puente/contract/staff'
import { Button, Card, Muted, RefusalNotice, SkeletonLines } from '@puente/ui'
import { format, refusalOf } from '@puente/web'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { acceptedBeforeQuery } from './queries.ts'
import { InspectButton } from './review/inspect-button.tsx'
import { useOpened } from './use-opened.ts'
import { Viewer } from './viewer/viewer.tsx'
import { documentText } from './what-of.ts'
import { words } from './words.ts'

/** The content of a document, and beside it the one of the same kind that was accepted before. */
export function Look({ document }: { document: StaffDocumentWire }) {
  const [isComparing, setIsComparing] = useState(false)
  const { id, detail } = document
  const opened = useOpened(document)
  return (
    <Card title={words('look.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Content document={document} what={documentText(document)} onShown={opened} />
        {detail?.kept === true && detail.scan === 'not-scanned' ? <InspectButton id={id} /> : null}
        <Muted>{words('look.note')}</Muted>
        <Before document={document} isComparing={isComparing} onCompare={setIsComparing} />
      </Box>
    </Card>
  )
}

interface ContentProps {
  document: StaffDocumentWire
  what: string
  /** Whether the file is requested as soon as this is rendered. */
  immediate?: boolean
  /** Called when the file is displayed. */
  onShown?: () => unknown
}

/** One file. It is loaded on request, because every view is recorded. */
export function Content({ document: { id, detail }, what, immediate = false, onShown }: ContentProps) {
  const link = useMutation({ mutationFn: () => api.createDocumentLink({ params: { id }, body: {} }) })
  const { mutate } = link
  useEffect(() => {
    if (immediate) mutate()
  }, [immediate, mutate])
  const openTab = async () => {
    const { url } = await api.createDocumentLink({ params: { id }, body: {} })
    window.open(url, '_blank', 'noopener')
  }
  if (detail?.kept === false) return words('look.gone')
  if (link.data === undefined || detail === undefined)
    return immediate && link.error === null ? (
      <SkeletonLines lines={8} />
    ) : (
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
    <Viewer
      key={link.data.url}
      url={link.data.url}
      type={detail.type}
      what={what}
      onTab={openTab}
      onRenew={() => link.mutate()}
      onShown={onShown}
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
