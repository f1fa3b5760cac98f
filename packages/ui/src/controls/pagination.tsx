import MuiPagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ArrowLeftIcon } from '../icons/index.tsx'
import { ArrowRightIcon } from '../icons/more-icons.tsx'
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
  // Page numbers are narrower on phones; their height stays a full touch target.
  [below.sm]: { '& .MuiPaginationItem-root': { minWidth: 40, padding: 0 } },
})

interface PaginationProps {
  /** The accessible name: "Páginas de envíos". */
  label?: string
  /** Starts at 1. */
  page: number
  pages: number
  onChange: (page: number) => void
  disabled?: boolean
}

/**
 * Numbered pages, for lists of known length. Lists of money and people load further pages by cursor instead.
 */
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
