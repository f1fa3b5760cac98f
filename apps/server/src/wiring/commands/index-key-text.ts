import type { RotationState } from '../../platform/data/indexes/index-rotation.ts'

const dayOf = (at: Date): string => at.toISOString().slice(0, 16)

const keyLine = ({ endingWithKey }: RotationState, writing: string | undefined) =>
  function line({ id, activeFrom, endedAt }: RotationState['keys'][number]): string {
    const use =
      endedAt !== undefined
        ? `ended ${dayOf(endedAt)}, may be removed`
        : id === writing
          ? 'writes'
          : 'is read'
    const codes = endingWithKey.get(id) ?? 0
    const ends = id === writing || codes === 0 ? '' : `; ${codes} recovery codes end with it`
    return `${id}  since ${dayOf(activeFrom)}  ${use}${ends}`
  }

const tableLine = (one: RotationState['tables'][number]): string =>
  [
    one.table.padEnd(28),
    one.isDone ? 'read' : 'reading',
    `pass ${one.pass}`,
    `${one.scanned} rows read`,
    `${one.changedBefore + one.changed} indexes renewed`,
    `${one.missed} left for the next pass`,
    `${one.withoutText} without a text`,
  ].join('  ')

/** The keys of blind indexes and the progress of their rotation, for the console. `writing` is the configured first key. */
export function indexKeyText(state: RotationState, writing: string | undefined): string {
  const { keys, tables } = state
  const isRotating = keys.filter(({ endedAt }) => endedAt === undefined).length > 1
  const end = isRotating ? 'The worker is renewing the indexes.' : 'No rotation is under way.'
  return `${[...keys.map(keyLine(state, writing)), '', ...tables.map(tableLine), end].join('\n')}\n`
}
