import Box from '@mui/material/Box'
import type { CaseReview, ChecklistLine, DecisionCheck, LineStanding } from '@puente/contract/staff'
import { Card, Link, Muted, StatusChip, v, type Tone } from '@puente/ui'
import { lineResult, lineText } from './line-text.ts'
import { words } from './words.ts'

/** Where each check is read: the id of a part of the page. */
export type Places = Readonly<Partial<Record<DecisionCheck, string>>>

interface ChecklistCardProps {
  checklist: CaseReview['checklist']
  places: Places
}

const tones: Readonly<Record<LineStanding, Tone>> = { met: 'ok', open: 'bad', warned: 'warn' }
const order: readonly LineStanding[] = ['open', 'warned', 'met']

/** Whether a required line does not hold, so that the case cannot be accepted. */
export const hasOpenLine = ({ checklist }: CaseReview): boolean =>
  checklist.some(({ standing }) => standing === 'open')

/** What must hold before a case is accepted: what is missing first, each line with its state and its place. */
export function ChecklistCard({ checklist, places }: ChecklistCardProps) {
  const countOf = (standing: LineStanding) => checklist.filter((one) => one.standing === standing).length
  const [missing, warned] = [countOf('open'), countOf('warned')]
  return (
    <Card title={words('title')}>
      <Muted>
        {[
          missing === 0 ? words('ready') : words('missing', { count: missing }),
          ...(warned === 0 ? [] : [words('warned', { count: warned })]),
        ].join(' ')}
      </Muted>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 3, padding: 0 }}>
        {order.flatMap((standing) =>
          checklist
            .filter((line) => line.standing === standing)
            .map((line) => (
              <Line key={`${line.check} ${line.of ?? ''}`} line={line} place={places[line.check]} />
            )),
        )}
      </Box>
    </Card>
  )
}

function Line({ line, place }: { line: ChecklistLine; place: string | undefined }) {
  const what = lineText(line)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '76px minmax(0, 1fr) auto',
        gap: 2,
        alignItems: 'baseline',
        paddingBlock: 2,
        borderTop: `1px solid ${v.line}`,
      }}
    >
      <span>
        <StatusChip tone={tones[line.standing]}>{words(`standings.${line.standing}`)}</StatusChip>
      </span>
      <span>
        {what}
        <br />
        <Muted>{lineResult(line)}</Muted>
      </span>
      {place === undefined ? null : (
        <Link href={`#${place}`} aria-label={words('seeWhat', { line: what })}>
          {words('see')}
        </Link>
      )}
    </Box>
  )
}
