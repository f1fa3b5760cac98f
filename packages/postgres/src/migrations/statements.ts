export interface Statement {
  readonly text: string
  /** The line of the statement's first word, counted from 1. */
  readonly line: number
}

/** Tokens that may contain a semicolon: quotes of every kind, dollar quotes, both kinds of comment. */
const TOKEN =
  /--[^\n]*|\/\*|[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([\p{L}_][\p{L}\d_]*)?\$|[\p{L}_][\p{L}\d_$]*|;/gsu

/** The statements of an SQL file in order, without their semicolons. Parts that contain only comments are left out. */
export function statementsOf(text: string): readonly Statement[] {
  const found: Statement[] = []
  let start = 0
  const cut = (end: number): void => {
    const piece = text.slice(start, end)
    const blank = blankLength(piece)
    if (blank < piece.length)
      found.push({ text: piece.slice(blank).trimEnd(), line: lineAt(text, start + blank) })
    start = end + 1
  }
  const token = new RegExp(TOKEN)
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === ';') cut(match.index)
    else if (match[0] === '/*') token.lastIndex = endOfComment(text, match.index)
    else if (match[0].startsWith('$')) token.lastIndex = endOfQuote(text, match)
  }
  cut(text.length)
  return found
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function endOfQuote(text: string, match: RegExpExecArray): number {
  const end = text.indexOf(match[0], match.index + match[0].length)
  return end === -1 ? text.length : end + match[0].length
}

/** PostgreSQL's comments nest. */
function endOfComment(text: string, start: number): number {
  const edge = /\/\*|\*\//g
  edge.lastIndex = start
  let depth = 0
  for (let match = edge.exec(text); match !== null; match = edge.exec(text)) {
    depth += match[0] === '/*' ? 1 : -1
    if (depth === 0) return edge.lastIndex
  }
  return text.length
}

function blankLength(piece: string): number {
  for (let at = 0; ;) {
    const space = /^(?:\s+|--[^\n]*(?:\n|$))/.exec(piece.slice(at))
    if (space !== null) at += space[0].length
    else if (piece.startsWith('/*', at)) at = endOfComment(piece, at)
    else return at
    if (at >= piece.length) return piece.length
  }
}
