import type { Paper } from '../paper.ts'

/** The rows of one kind of data; each is a list of labels and values. */
export interface DataTable {
  readonly title: string
  readonly rows: readonly (readonly { readonly label: string; readonly value: string }[])[]
  /** What the document does not show of it. */
  readonly remark?: string
}

/** The content of the document with the data of a person, with all its texts. */
export interface DataDocument extends Pick<Paper, 'brand' | 'kind' | 'title' | 'issuedAt' | 'issuedAtDate'> {
  readonly holderLabel: string
  readonly holder: string
  /** Paragraphs below the name. */
  readonly notes: readonly string[]
  /** Shown for a group without data. */
  readonly none: string
  readonly groups: readonly { readonly title: string; readonly tables: readonly DataTable[] }[]
}
