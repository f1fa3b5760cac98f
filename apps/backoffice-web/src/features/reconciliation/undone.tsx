import type { BreakWire, UndoneWire } from '@puente/contract/staff'
import { Notice } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../shell/navigation/links.ts'
import { words } from './words.ts'

const whoText = ({ by, confirmedBy }: UndoneWire): string =>
  confirmedBy === undefined
    ? words('match.undoneBy', { name: by })
    : words('match.undoneByTwo', { name: by, second: confirmedBy })

/** The reason and the time. */
export const whyText = ({ reason, at }: UndoneWire): string => `«${reason}» · ${format.dateTime(at)}`

/** Who undid a match, why and when. */
export const Undone = ({ undone }: { undone: UndoneWire }) => (
  <Notice title={whoText(undone)}>{whyText(undone)}</Notice>
)

/** An open break whose match was undone: the decision that closed it, shown below, is no longer in force. */
export const OpenAgain = ({ undone }: { undone: NonNullable<BreakWire['undone']> }) => (
  <Notice
    tone="warn"
    title={words('break.openAgain')}
    actions={
      <RouteLink to="/matches/$id" params={{ id: undone.matchId }}>
        {words('break.undoneMatch')}
      </RouteLink>
    }
  >
    <p>{words('break.openAgainText')}</p>
    <p>
      {whoText(undone)}: {whyText(undone)}
    </p>
  </Notice>
)
