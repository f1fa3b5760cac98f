import MuiPagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/index.tsx'
import { below, rem, v } from '../theme/vars.ts'

const Box = styled(MuiPagination)({
  '& .MuiPagination-ul': { gap: 2 },
  '& .MuiPaginationItem-root': {
    minWidth: 44,
    height: 44,
    margin: 0,
    borderRadius: 10,
    fontSize: rem(15),
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiPaginationItem-root.Mui-selected': {
    backgroundColor: v.primarySoft,
    color: v.primaryDark,
    fontWeight: 600,
    boxShadow: `inset 0 0 0 1px ${v.primary}`,
  },
  // Numbers stand close together where a thumb's width is dear; their height stays.
  [below.sm]: { '& .MuiPaginationItem-root': { minWidth: 40, padding: 0 } },
})

interface PaginationProps {
  /** Names what is paged: "Páginas de envíos". */
  label?: string
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
  disabled?: boolean
}

/** Pages by number, for what has a known end; lists of money and people are read on with a cursor instead. */
export function Pagination({ label, page, pages, onChange, disabled = false }: PaginationProps) {
  const narrow = useMediaQuery(below.sm, { noSsr: true })
  return (
    <Box
      {...(label === undefined ? {} : { 'aria-label': label })}
      page={page}
      count={pages}
      siblingCount={narrow ? 0 : 1}
      boundaryCount={1}
      disabled={disabled}
      onChange={(_, next) => onChange(next)}
      renderItem={(item) => (
        <PaginationItem {...item} slots={{ previous: ArrowLeftIcon, next: ArrowRightIcon }} />
      )}
    />
  )
}
