import Box from '@mui/material/Box'
import { Button } from '@puente/ui'
import { format } from '@puente/web'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from './connection.ts'
import { shellWords } from '../words.ts'

/** A bar at the bottom of the window while there is no connection. The page and its loaded data stay. */
export function ConnectionBar() {
  const { state, lastDataAt } = useConnection()
  const client = useQueryClient()
  return (
    <Box role="status" sx={state === 'up' ? none : bar}>
      {state === 'up' ? null : (
        <>
          <Box component="p" sx={{ margin: 0 }}>
            <strong>{shellWords(`connection.${state}`)}</strong>{' '}
            {lastDataAt === undefined
              ? shellWords('connection.kept')
              : shellWords('connection.keptSince', { time: format.time(lastDataAt.toISOString()) })}
          </Box>
          <Button size="small" onPress={() => void client.refetchQueries({ type: 'active' })}>
            {shellWords('connection.again')}
          </Button>
        </>
      )}
    </Box>
  )
}

const none = { display: 'contents' }
const bar = {
  position: 'fixed',
  zIndex: 21,
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  padding: '10px 16px',
  border: 1,
  borderColor: 'warning.main',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  boxShadow: 4,
}
