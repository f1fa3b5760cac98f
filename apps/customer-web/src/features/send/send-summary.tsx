import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { ArrowRightIcon, from, Link, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { priceQuery } from '../quotes/price-queries.ts'
import { recipientQuery } from '../recipients/recipient-queries.ts'
import type { SendDraft } from './draft-store.ts'
import { words } from './words.ts'

const Bar = styled('aside')({
  position: 'sticky',
  zIndex: 4,
  top: 56,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '8px 16px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  background: v.surface,
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    flex: 1,
    minWidth: 0,
    margin: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& > p > span': { whiteSpace: 'nowrap' },
  '& > p > small': { fontSize: rem(13), fontWeight: 400, color: v.inkMuted },
  '& > p > svg': { flex: 'none', fontSize: rem(16), color: v.inkMuted },
  [from.md]: { top: 72 },
})

// A field that takes the focus is never under this bar.
const belowTheBar = <GlobalStyles styles={{ html: { scrollPaddingTop: 148 } }} />

/** What has been answered so far, in sight on every later question. */
export function SendSummary({ draft }: { draft: SendDraft }) {
  const { corridorId, side, amount, recipientId } = draft
  const asked =
    corridorId === undefined || side === undefined || amount === undefined
      ? undefined
      : { corridorId, side, amount }
  const price = useQuery(priceQuery(asked)).data
  const recipient = useQuery({
    ...recipientQuery(recipientId ?? ''),
    enabled: recipientId !== undefined,
  }).data
  return (
    <Bar aria-label={words('summary.label')}>
      {belowTheBar}
      <p>
        {price === undefined ? null : (
          <>
            <span>{format.money(price.send)}</span>
            <ArrowRightIcon role="img" aria-label={words('summary.becomes')} />
            <span>{format.money(price.receive)}</span>
          </>
        )}
        {recipient === undefined ? null : <small>{words('summary.to', { name: recipient.name })}</small>}
      </p>
      <Link
        href={paths.sendAmount()}
        aria-label={words('changeThing', { thing: words('review.thing.price') })}
      >
        {words('change')}
      </Link>
    </Bar>
  )
}
