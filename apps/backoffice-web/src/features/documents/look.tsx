import type { StaffDocumentWire } from '@puente/contract/staff'
import { Button, Card, Muted, Notice } from '@puente/ui'
import { describeFailure } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { words } from './words.ts'

/** The content of a document. It is loaded only on request, because every view is logged. */
export function Look({ document: { id, detail, state } }: { document: StaffDocumentWire }) {
  const queryClient = useQueryClient()
  const link = useMutation({
    mutationFn: async () => {
      const made = await api.createDocumentLink({ params: { id }, body: {} })
      // Viewing assigns the document to the reader: colleagues see this in the queue, and the customer can no
      // longer replace it.
      if (state === 'received') await api.takeDocument({ params: { id }, body: {} })
      return made
    },
    onSuccess: ({ url }) => {
      if (detail?.type === 'application/pdf') window.open(url, '_blank', 'noopener')
      return queryClient.invalidateQueries()
    },
  })
  const isPicture = detail?.type === 'image/jpeg'
  if (detail?.kept === false) return <Card title={words('look.title')}>{words('look.gone')}</Card>
  return (
    <Card title={words('look.title')}>
      {link.error === null ? null : (
        <Notice tone="bad" title={describeFailure(link.error).title}>
          <p>{describeFailure(link.error).message}</p>
        </Notice>
      )}
      {isPicture && link.data !== undefined ? (
        <img
          src={link.data.url}
          alt={words('look.alt')}
          style={{ display: 'block', maxWidth: '100%', maxHeight: '80vh', height: 'auto', margin: '0 auto' }}
        />
      ) : (
        <Button busy={link.isPending} onPress={() => link.mutate()}>
          {words(isPicture ? 'look.open' : 'look.pdf')}
        </Button>
      )}
      <p>
        <Muted>{words('look.note')}</Muted>
      </p>
    </Card>
  )
}
