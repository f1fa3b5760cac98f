import type { Components, Theme } from '@mui/material/styles'
import { materialWords, pageButtonText, shownRowsText } from './messages-controls.es.ts'

/** Everything that Material's own Spanish locale translates, in Chilean Spanish; a test compares the two. */
export const materialLocale: { components: Components<Theme> } = {
  components: {
    MuiBreadcrumbs: { defaultProps: { expandText: materialWords.more } },
    MuiTablePagination: {
      defaultProps: {
        labelRowsPerPage: materialWords.rowsPerPage,
        labelDisplayedRows: shownRowsText,
        getItemAriaLabel: (type) => pageButtonText(type),
      },
    },
    MuiRating: { defaultProps: { getLabelText: materialWords.star, emptyLabelText: materialWords.noStar } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: materialWords.clear,
        closeText: materialWords.close,
        openText: materialWords.open,
        loadingText: materialWords.loading,
        noOptionsText: materialWords.noOptions,
      },
    },
    MuiAlert: { defaultProps: { closeText: materialWords.closeAlert } },
    MuiPagination: {
      defaultProps: { 'aria-label': materialWords.pagination, getItemAriaLabel: pageButtonText },
    },
  },
}
