/** A run of text, strong or not. */
export interface Span {
  readonly text: string
  readonly strong: boolean
}

/** One block of a text: heading, paragraph, list or table. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'table'; readonly head: Cells; readonly rows: readonly Cells[] }

type Cells = readonly (readonly Span[])[]

/**
 * Parses a text with a small set of marks: '#' and '##' for headings, an empty line between paragraphs, '- '
 * for list items, '**' around strong text, '|' between the cells of a table whose second line is dashes.
 * Other characters have no special meaning.
 */
export function blocksOf(text: string): readonly Block[] {
  const pieces = text.replaceAll('\r\n', '\n').split(/\n\s*\n/)
  return pieces.flatMap((piece) => {
    const table = tableOf(piece.trim())
    return table === undefined ? blocksOfPiece(piece.trim()) : [table]
  })
}

/** Parses a piece whose lines all begin and end with '|', the second one consisting of dashes. */
function tableOf(piece: string): Block | undefined {
  const lines = piece.split('\n').map((line) => line.trim())
  const [head, dashes, ...rows] = lines
  if (head === undefined || dashes === undefined || !/^(\|\s*-+\s*)+\|$/.test(dashes)) return undefined
  if (!lines.every((line) => /^\|.*\|$/.test(line))) return undefined
  return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }
}

const cellsOf = (line: string): Cells =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => spansOf(cell.trim()))

/** Splits consecutive lines: headings and list items need no empty line between them. */
function blocksOfPiece(piece: string): readonly Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let items: (readonly Span[])[] = []
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(lines.join(' ')) })
    if (items.length > 0) blocks.push({ kind: 'list', items })
    lines = []
    items = []
  }
  for (const line of piece.split('\n').map((one) => one.trim())) {
    const heading = /^(##?) +(\S.*)$/.exec(line)
    const point = /^- +(\S.*)$/.exec(line)
    if (heading !== null) {
      close()
      blocks.push({ kind: 'heading', level: heading[1] === '#' ? 1 : 2, text: heading[2] ?? '' })
    } else if (point !== null) {
      if (lines.length > 0) close()
      items.push(spansOf(point[1] ?? ''))
    } else if (line !== '') {
      if (items.length > 0) close()
      lines.push(line)
    }
  }
  close()
  return blocks
}

/** '**' starts and ends strong text; an unclosed one is two asterisks. */
function spansOf(text: string): readonly Span[] {
  const parts = text.split('**')
  const closed = parts.length % 2 === 1
  return parts
    .map((part, at) => ({
      text: !closed && at === parts.length - 1 ? `**${part}` : part,
      strong: at % 2 === 1 && (closed || at < parts.length - 1),
    }))
    .filter((span) => span.text !== '')
}

/** The anchor of a heading: 'Quiénes somos' becomes 'quienes-somos'. */
export const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
