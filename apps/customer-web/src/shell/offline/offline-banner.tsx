import { styled } from '@mui/material/styles'
import { v } from '@puente/ui'
import { format } from '@puente/web'
import { useConnection } from './connection.ts'
import { words } from '../../parts/words.ts'

const Line = styled('p')({
  margin: 0,
  padding: '10px 16px',
  background: v.ink,
  color: v.surface,
  fontWeight: 500,
  textAlign: 'center',
})

/** What works without a connection, and the age of the shown data. */
export function OfflineBanner() {
  const { online, lostAt } = useConnection()
  const text = lostAt === undefined ? words('offline') : words('offlineSince', { time: format.time(lostAt) })
  return <div role="status">{online ? null : <Line>{text}</Line>}</div>
}
