/** Names in the files of lists. */
export const listFileMessages = {
  /** The sheet of a workbook; a spreadsheet allows 31 characters. */
  sheet: 'Datos',
} as const
