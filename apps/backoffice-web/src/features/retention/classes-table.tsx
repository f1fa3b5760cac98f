import type { RetentionClass, RetentionRunWire, RetentionWire } from '@puente/contract/staff'
import { DataTable, Muted, type TableColumn } from '@puente/ui'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { shellWords } from '../../shell/words.ts'
import { keyText } from '../settings/texts/key-text.ts'
import { words } from './words.ts'

type Row = RetentionWire['classes'][number]
type Ground = Row['grounds'][number]

/** '5 años, desde el fin de la relación' */
const groundText = ({ period, unit, from }: Ground): string =>
  words('classes.ground', {
    period: words(`classes.periods.${unit}`, { count: period }),
    from: words(`classes.from.${from}`),
  })

const className = (dataClass: RetentionClass): string => keyText('retention', dataClass)

/** '12 filas de 2 clientes' */
export const countText = ({ rows, customers }: RetentionRunWire['counts'][number]): string =>
  customers === 0
    ? words('rows', { count: rows })
    : words('rowsOf', {
        rows: words('rows', { count: rows }),
        customers: words('customers', { count: customers }),
      })

const columns = (dryRun: RetentionRunWire | undefined): readonly TableColumn<Row>[] => [
  {
    key: 'name',
    header: words('classes.name'),
    cell: ({ dataClass }) => (
      <RouteLink to={paths.setting(`retention/${dataClass}`)}>{className(dataClass)}</RouteLink>
    ),
  },
  {
    key: 'grounds',
    header: words('classes.grounds'),
    wrap: true,
    cell: ({ grounds }) => (
      <div style={{ display: 'grid', gap: 4 }}>
        {grounds.map((ground) => (
          <div key={`${ground.from} ${ground.source}`}>
            <div>{groundText(ground)}</div>
            <Muted>{ground.source}</Muted>
          </div>
        ))}
      </div>
    ),
  },
  {
    key: 'action',
    header: words('classes.action'),
    cell: ({ action }) => words(`classes.actions.${action}`),
  },
  {
    key: 'due',
    header: words('classes.due'),
    align: 'end',
    cell: ({ dataClass }) => {
      const count = dryRun?.counts.find((one) => one.dataClass === dataClass)
      return count === undefined || dryRun?.endedAt === undefined ? shellWords('empty') : countText(count)
    },
  },
]

/** Each class with its periods and sources, linked to its setting, and what the dry run counted. */
export function ClassesTable({
  classes,
  dryRun,
}: {
  classes: readonly Row[]
  dryRun: RetentionRunWire | undefined
}) {
  return (
    <>
      <p style={{ margin: 0 }}>
        <Muted>{words('classes.until')}</Muted>
      </p>
      <DataTable
        caption={words('classes.title')}
        columns={columns(dryRun)}
        rows={classes}
        rowKey={({ dataClass }) => dataClass}
      />
    </>
  )
}
