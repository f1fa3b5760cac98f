import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { v } from '../theme/vars.ts'
import { OnPhones } from './on-phones.ts'

/** Which rows of a table are selected. */
export interface Selection<Row> {
  /** The name of the box of a row and, with it, what the row is. */
  readonly label: string
  readonly labelAll: string
  readonly isSelected: (row: Row) => boolean
  readonly onToggle: (row: Row) => void
  readonly all: 'none' | 'some' | 'all'
  readonly onToggleAll: () => void
}

const Box = styled('input')({ width: 18, height: 18, margin: 0, accentColor: v.primary, cursor: 'pointer' })

/** The head of the column of boxes: selects all rows, or none. */
export function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const box = useRef<HTMLInputElement>(null)
  const { all, labelAll, onToggleAll } = selection
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = all === 'some'
  }, [all])
  return (
    <th role="columnheader" scope="col" style={{ width: 40 }}>
      <OnPhones>{labelAll}</OnPhones>
      <Box
        ref={box}
        type="checkbox"
        aria-label={labelAll}
        title={labelAll}
        checked={all === 'all'}
        onChange={onToggleAll}
      />
    </th>
  )
}

interface SelectRowProps {
  /** The accessible name. It contains the number of the row, because rows may have equal texts. */
  label: string
  isSelected: boolean
  onToggle: () => void
}

/** The box of a row. */
export const SelectRow = ({ label, isSelected, onToggle }: SelectRowProps) => (
  <td role="cell" data-select data-label={label} onClick={(event) => event.stopPropagation()}>
    <Box type="checkbox" aria-label={label} checked={isSelected} onChange={onToggle} />
  </td>
)
