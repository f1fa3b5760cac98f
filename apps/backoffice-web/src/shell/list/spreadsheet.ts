import type { FileFormat } from './list.ts'

/** The formats in which every list is exported. */
export const spreadsheets = ['csv', 'xlsx'] as const

/** The format of an export of a list: CSV unless a workbook is asked for. */
export const spreadsheet = (format: FileFormat): (typeof spreadsheets)[number] =>
  format === 'xlsx' ? 'xlsx' : 'csv'
