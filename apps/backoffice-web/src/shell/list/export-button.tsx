import Box from '@mui/material/Box'
import { FileButton } from '@puente/ui'
import { describeFailure, todayInChile } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { shellWords } from '../words.ts'
import type { Chosen, Filters } from './filters.ts'
import type { List } from './list.ts'

interface ExportButtonProps<Row extends { readonly id: string }, Of extends Filters> {
  list: Pick<List<Row, Of>, 'exported'>
  chosen: Chosen<Of>
}

/** Downloads all filtered rows, for roles that may export; one button per file format. */
export function ExportButton<Row extends { readonly id: string }, Of extends Filters>({
  list: { exported },
  chosen,
}: ExportButtonProps<Row, Of>) {
  const { session } = useRouteContext({ from: '/shell' })
  if (exported === undefined || !exported.roles.includes(session.staff.role)) return null
  const { formats = ['csv'], file, fileName } = exported
  const name = () => (typeof fileName === 'function' ? fileName(chosen) : `${fileName}-${todayInChile()}`)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {formats.map((format) => (
        <FileButton
          key={format}
          size="small"
          label={shellWords('list.export', { format: shellWords(`list.formats.${format}`) })}
          making={shellWords('list.exporting')}
          saved={shellWords('list.exported')}
          failed={shellWords('list.exportFailed')}
          why={(error) => describeFailure(error).message}
          fetchFile={() => file(chosen, format)}
          fileName={() => `${name()}.${format}`}
        />
      ))}
    </Box>
  )
}
