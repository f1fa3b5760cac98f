import { styled } from '@mui/material/styles'
import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { below, ButtonLink, Flag, HiddenText, Initials, Link, rem, StarIcon, v } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { countryName } from '../quotes/countries/country-names.ts'
import { bankOf } from './bank-of.ts'
import { againPath } from './send-again.ts'
import { words } from './words.ts'

const Tile = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '14px 16px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  background: v.surface,
  '& > [data-part="text"] > span': { display: 'block', color: v.inkMuted, overflowWrap: 'anywhere' },
  '& > [data-part="text"] a': {
    color: v.ink,
    fontSize: rem(15),
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
  },
  '& svg[data-part="star"]': { color: v.primary, verticalAlign: '-3px', marginLeft: 6 },
  [below.sm]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > [data-part="action"]': { gridColumn: '1 / -1' },
    '& > [data-part="action"] > a': { width: '100%' },
  },
})

interface RecipientTileProps {
  recipient: RecipientWire
  corridor: CorridorWire | undefined
  /** Whether another recipient has the same name. */
  isRepeated: boolean
  /** Whether the member may send. */
  maySend: boolean
}

/** One recipient in the list: a link to their page, and one to send again. */
export function RecipientTile({ recipient, corridor, isRepeated, maySend }: RecipientTileProps) {
  const { id, kind, name, alias, favourite, accountEnding, country, quietUntil, archivedAt } = recipient
  const place = [alias === undefined ? undefined : name, bankOf(recipient, corridor) ?? countryName(country)]
  const about = [...place, words('list.account', { ending: accountEnding })].filter(
    (one) => one !== undefined,
  )
  const mayOrder = maySend && quietUntil === undefined && archivedAt === undefined && corridor !== undefined
  return (
    <Tile>
      <Initials name={alias ?? name} shape={kind === 'company' ? 'square' : 'circle'} />
      <div data-part="text">
        <Link href={paths.recipient(id)}>{alias ?? name}</Link>
        {favourite ? (
          <>
            <StarIcon aria-hidden data-part="star" />
            <HiddenText>{words('list.favourite')}</HiddenText>
          </>
        ) : null}
        <span>
          <Flag country={country} /> {about.join(' · ')}
        </span>
        {notesOf(recipient, isRepeated).map((note) => (
          <span key={note}>{note}</span>
        ))}
      </div>
      {mayOrder ? (
        <div data-part="action">
          <ButtonLink
            size="small"
            href={againPath(recipient)}
            aria-label={words(recipient.lastOrder === undefined ? 'page.send' : 'list.againTo', {
              name: alias ?? name,
            })}
          >
            {words(recipient.lastOrder === undefined ? 'list.send' : 'list.again')}
          </ButtonLink>
        </div>
      ) : null}
    </Tile>
  )
}

function notesOf({ quietUntil, lastOrder, currency }: RecipientWire, isRepeated: boolean): string[] {
  const last =
    lastOrder &&
    words('list.lastOn', {
      date: format.date(lastOrder.at),
      sent: format.money({ amount: lastOrder.sendMinor, currency: 'CLP' }),
      received: format.money({ amount: lastOrder.receiveMinor, currency }),
    })
  return [
    ...(last === undefined ? [] : [last]),
    ...(quietUntil === undefined ? [] : [words('list.quiet', { until: format.dateTime(quietUntil) })]),
    ...(isRepeated ? [words('list.same')] : []),
  ]
}
