import Box from '@mui/material/Box'
import type { StaffDocumentWire } from '@puente/contract/staff'
import { Card, Muted, Select, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RouteLink } from '../../shell/links.ts'
import { Content } from './look.tsx'
import { MachineReading } from './machine-reading.tsx'
import { documentQuery, standingDocumentsQuery } from './queries.ts'
import { useOpened } from './use-opened.ts'
import { documentText } from './what-of.ts'
import { words } from './words.ts'

/** The documents that a customer sent, one at a time, beside the case that they belong to. */
export function CustomerDocuments({ customerId }: { customerId: string }) {
  const query = useQuery(standingDocumentsQuery(customerId))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={8} />}>
      {(documents) =>
        documents.length === 0 ? (
          <Card title={words('beside.title')}>
            <Muted>{words('beside.none')}</Muted>
          </Card>
        ) : (
          <Documents documents={documents} />
        )
      }
    </Loaded>
  )
}

const optionText = (document: StaffDocumentWire): string =>
  words('beside.option', {
    what: documentText(document),
    state: words(`states.${document.state}`),
    date: format.date(document.receivedAt),
  })

function Documents({ documents }: { documents: readonly StaffDocumentWire[] }) {
  const [chosenId, setChosenId] = useState(documents[0]?.id ?? '')
  const chosen = documents.find(({ id }) => id === chosenId) ?? documents[0]
  return (
    <Box id="documents" sx={column}>
      <Card title={words('beside.title')}>
        <Box sx={column}>
          <Select
            name="document"
            label={words('beside.choose')}
            value={chosen?.id ?? ''}
            onChange={(event) => setChosenId(event.target.value)}
            options={documents.map((one) => ({ value: one.id, label: optionText(one) }))}
          />
          {chosen === undefined ? null : <One key={chosen.id} id={chosen.id} />}
        </Box>
      </Card>
      {chosen === undefined ? null : <Read key={chosen.id} id={chosen.id} />}
    </Box>
  )
}

/** The content of a document, with a link to its own review. */
function One({ id }: { id: string }) {
  const query = useQuery(documentQuery(id))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={6} />}>
      {(document) => <Shown document={document} />}
    </Loaded>
  )
}

function Shown({ document }: { document: StaffDocumentWire }) {
  const { id, state, detail } = document
  const opened = useOpened(document)
  const isOpen = state === 'received' || state === 'in-review'
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StatusChip tone={isOpen ? 'warn' : 'ok'}>{words(`states.${state}`)}</StatusChip>
        <RouteLink to="/document-reviews/$id" params={{ id }}>
          {words(isOpen ? 'beside.decide' : 'beside.decided')}
        </RouteLink>
      </Box>
      {detail?.kept === false ? (
        words('look.gone')
      ) : (
        <Content document={document} what={documentText(document)} onOpened={opened} />
      )}
    </>
  )
}

function Read({ id }: { id: string }) {
  const { data } = useQuery(documentQuery(id))
  return <MachineReading reading={data?.detail?.reading} />
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }
