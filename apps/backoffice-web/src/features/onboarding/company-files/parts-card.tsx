import Box from '@mui/material/Box'
import { companyDocuments } from '@puente/contract'
import type { StaffCompanyFile } from '@puente/contract/staff'
import { Button, Card, HiddenText, Muted, RefusalNotice, StatusChip, v } from '@puente/ui'
import { format, refusalOf } from '@puente/web'
import type { ReactNode } from 'react'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { words as documentWords } from '../../documents/words.ts'
import { lineResult } from '../review/line-text.ts'
import { useAcceptPart } from './queries.ts'
import { chooseSection } from './send-back-form.tsx'
import { words } from './words.ts'

type Part = StaffCompanyFile['parts'][number]

/** Every part of the application with its state: declared parts are accepted here, documents on their own page. */
export function PartsCard({ file }: { file: StaffCompanyFile }) {
  const { id, parts, status, proposal } = file
  const isOpen = status === 'submitted' && proposal === undefined
  const accept = useAcceptPart(id)
  return (
    <Box id="parts">
      <Card title={words('parts.title')}>
        <Muted>{words('parts.lead')}</Muted>
        <RefusalNotice refusal={refusalOf(accept.error)} />
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 2, padding: 0 }}>
          {parts.map((part) => (
            <Declared
              key={part.part}
              part={part}
              isOpen={isOpen}
              isBusy={accept.isPending}
              returned={file.returned.find(({ section }) => section === part.part)?.text}
              onAccept={(isAccepted) => accept.mutate({ part: part.part, isAccepted })}
            />
          ))}
          <Documents file={file} />
        </Box>
      </Card>
    </Box>
  )
}

interface LineProps {
  what: string
  chip: ReactNode
  more?: string | undefined
  actions?: ReactNode
}

function Line({ what, chip, more, actions }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 2,
        paddingBlock: 2,
        borderTop: `1px solid ${v.line}`,
      }}
    >
      <div>
        {what} {chip}
        {more === undefined ? null : (
          <>
            <br />
            <Muted>{more}</Muted>
          </>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
    </Box>
  )
}

interface DeclaredProps {
  part: Part
  isOpen: boolean
  isBusy: boolean
  /** What the company was asked to correct last. */
  returned: string | undefined
  onAccept: (isAccepted: boolean) => void
}

function Declared({
  part: { part, acceptedBy, acceptedAt },
  isOpen,
  isBusy,
  returned,
  onAccept,
}: DeclaredProps) {
  const what = words(`sections.${part}`)
  const isAccepted = acceptedAt !== undefined
  const named = (text: string) => (
    <>
      {text}
      <HiddenText> {what}</HiddenText>
    </>
  )
  return (
    <Line
      what={what}
      chip={
        <StatusChip tone={isAccepted ? 'ok' : 'warn'}>
          {words(isAccepted ? 'parts.accepted' : returned === undefined ? 'parts.open' : 'parts.returned')}
        </StatusChip>
      }
      more={
        isAccepted ? words('parts.by', { name: acceptedBy ?? '', at: format.dateTime(acceptedAt) }) : returned
      }
      actions={
        isOpen ? (
          <>
            <Button size="small" busy={isBusy} onPress={() => onAccept(!isAccepted)}>
              {named(words(isAccepted ? 'parts.reopen' : 'parts.accept'))}
            </Button>
            <Button size="small" kind="text" onPress={() => chooseSection(part)}>
              {named(words('parts.sendBack'))}
            </Button>
          </>
        ) : null
      }
    />
  )
}

/** The documents of the company and of its persons, each with its own review. */
function Documents({ file: { review, people } }: { file: StaffCompanyFile }) {
  const link = (id: string, what: string) => (
    <RouteLink to="/document-reviews/$id" params={{ id }}>
      {words('parts.review')}
      <HiddenText> {what}</HiddenText>
    </RouteLink>
  )
  return (
    <>
      {companyDocuments.flatMap((kind) => {
        const line = review.checklist.find(({ check, of }) => check === 'document' && of === kind)
        if (line === undefined) return []
        const what = documentWords(`kinds.${kind}`)
        return [
          <Line
            key={kind}
            what={what}
            chip={<StatusChip tone={line.standing === 'met' ? 'ok' : 'warn'}>{lineResult(line)}</StatusChip>}
            actions={review.files
              .filter((one) => one.kind === kind)
              .map(({ id }) => (
                <span key={id}>{link(id, what)}</span>
              ))}
          />,
        ]
      })}
      {people.map(({ ref, name, state, documents }) => (
        <Line
          key={ref}
          what={name}
          chip={
            <StatusChip tone={state === 'accepted' || state === 'known' ? 'ok' : 'warn'}>
              {words(`identities.states.${state}`)}
            </StatusChip>
          }
          actions={documents.map(({ id, side = 'front' }) => (
            <span key={id}>{link(id, `${name}, ${documentWords(`sides.${side}`)}`)}</span>
          ))}
        />
      ))}
    </>
  )
}
