import Box from '@mui/material/Box'
import type { CaseFileWire, StaffDocumentWire } from '@puente/contract/staff'
import { Card, Muted, SkeletonLines, StatusChip, v } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Content } from '../look.tsx'
import { documentQuery } from '../queries.ts'
import { useOpened } from '../use-opened.ts'
import { documentText } from '../what-of.ts'
import { words as documentWords } from '../words.ts'
import { Comparison } from './comparison-table.tsx'
import { InspectButton } from './inspect-button.tsx'
import { words } from './words.ts'

interface FilesPaneProps {
  files: readonly CaseFileWire[]
  /** Whose file it is, where several persons have files of one kind. */
  nameOf?: (file: CaseFileWire) => string | undefined
}

/** The files of a case, each with whether the reader opened it, and the chosen one. */
export function FilesPane({ files, nameOf }: FilesPaneProps) {
  const [chosenId, setChosenId] = useState<string>()
  const chosen = files.find(({ id }) => id === chosenId)
  return (
    <Box id="documents">
      <Card title={words('files.title')}>
        {files.length === 0 ? (
          <Muted>{words('files.none')}</Muted>
        ) : (
          <Box sx={column}>
            <Box component="ul" aria-label={words('files.list')} sx={list}>
              {files.map((file) => (
                <li key={file.id}>
                  <Line
                    file={file}
                    name={nameOf?.(file)}
                    isChosen={file.id === chosenId}
                    onChoose={() => setChosenId(file.id)}
                  />
                </li>
              ))}
            </Box>
            {chosen === undefined ? (
              <Muted>{words('files.choose')}</Muted>
            ) : (
              <One key={chosen.id} file={chosen} />
            )}
          </Box>
        )}
      </Card>
    </Box>
  )
}

interface LineProps {
  file: CaseFileWire
  name: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Line({ file, name, isChosen, onChoose }: LineProps) {
  const { state, openedAt, scan } = file
  return (
    <Box component="button" type="button" aria-pressed={isChosen} onClick={onChoose} sx={line}>
      <span>{[name, documentText(file)].filter(Boolean).join(': ')}</span>
      <span>
        <StatusChip tone={openedAt === undefined ? 'bad' : 'ok'}>
          {openedAt === undefined
            ? words('files.closed')
            : words('files.opened', { at: format.dateTime(openedAt) })}
        </StatusChip>
      </span>
      <Box component="span" sx={{ gridColumn: '1 / -1' }}>
        <Muted>
          {documentWords(`states.${state}`)} · {words(`files.scans.${scan}`)}
        </Muted>
      </Box>
    </Box>
  )
}

/** The chosen file, opened at once: choosing it is the request to see it. */
function One({ file: { id, kind } }: { file: CaseFileWire }) {
  const query = useQuery(documentQuery(id))
  return (
    <Box sx={column}>
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={6} />}>
        {(document) => <Shown document={document} />}
      </Loaded>
      {kind === 'company-person-identity' ? <Comparison kind="document" id={id} /> : null}
    </Box>
  )
}

function Shown({ document }: { document: StaffDocumentWire }) {
  const opened = useOpened(document)
  const isOpen = document.state === 'received' || document.state === 'in-review'
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <RouteLink to="/document-reviews/$id" params={{ id: document.id }}>
          {words(isOpen ? 'files.decide' : 'files.decided')}
        </RouteLink>
        {document.detail?.scan === 'not-scanned' ? <InspectButton id={document.id} /> : null}
      </Box>
      <Content immediate document={document} what={documentText(document)} onShown={opened} />
    </>
  )
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }
const list = {
  display: 'grid',
  gap: 1,
  maxHeight: 226,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
} as const
const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  width: '100%',
  padding: '6px 8px',
  border: `1px solid ${v.line}`,
  borderRadius: '8px',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: v.primary, backgroundColor: v.primarySoft },
} as const
