import { FIELD_MAX, FileProblem, type Place } from './statement-file.ts'

/** One cell with the position where it begins. */
export interface Cell {
  readonly text: string
  readonly place: Place
}

const separators = [';', '\t', ','] as const
const COLUMNS_MAX = 60

/** Splits the text of a CSV file into rows, piece by piece: semicolon, tab or comma, and quoted cells. */
export class CsvRows {
  private separator: string | undefined
  private head = ''
  private cells: Cell[] = []
  private text = ''
  private line = 1
  private column = 1
  private began: Place = { line: 1, column: 1 }
  private quoted: 'no' | 'open' | 'closing' = 'no'
  private afterReturn = false
  private readonly take: (cells: readonly Cell[]) => void

  constructor(take: (cells: readonly Cell[]) => void) {
    this.take = take
  }

  /** Parses the next text and emits complete rows. Throws FileProblem. */
  write(text: string): void {
    if (this.separator !== undefined) return this.cut(text)
    // The separator most frequent in the first row is used for all rows.
    this.head += text
    const end = this.head.search(/[\r\n]/)
    if (end < 0 && this.head.length <= FIELD_MAX * 2) return
    this.cut(this.begin())
  }

  /** Emits the last row. */
  end(): void {
    if (this.separator === undefined) this.cut(this.begin())
    if (this.quoted === 'open') throw new FileProblem('syntax', this.began, '"')
    this.endRow()
  }

  private begin(): string {
    const first = /^[^\r\n]*/.exec(this.head)?.[0] ?? ''
    const counted = separators.map((one) => [one, first.split(one).length] as const)
    this.separator = counted.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ';'
    const { head } = this
    this.head = ''
    return head
  }

  private cut(text: string): void {
    for (const letter of text) {
      this.letter(letter)
      this.column += 1
      if (letter === '\n' || letter === '\r') {
        if (!(letter === '\n' && this.afterReturn)) this.line += 1
        this.column = 1
      }
      this.afterReturn = letter === '\r'
    }
  }

  private letter(letter: string): void {
    if (letter === '\0') throw new FileProblem('type', { line: this.line, column: this.column })
    if (this.quoted === 'open') {
      if (letter === '"') this.quoted = 'closing'
      else this.add(letter)
      return
    }
    if (this.quoted === 'closing' && letter === '"') {
      this.quoted = 'open'
      return this.add('"')
    }
    if (letter === this.separator) return this.endCell()
    if (letter === '\n' || letter === '\r') return this.endRow()
    if (this.quoted === 'closing' && letter.trim() !== '')
      throw new FileProblem('syntax', { line: this.line, column: this.column }, letter)
    if (letter === '"' && this.text.trim() === '') {
      this.quoted = 'open'
      this.text = ''
      return
    }
    this.add(letter)
  }

  private add(letter: string): void {
    if (this.text === '' && this.quoted === 'no') this.began = { line: this.line, column: this.column }
    this.text += letter
    if (this.text.length > FIELD_MAX) throw new FileProblem('too-long', this.began)
  }

  private endCell(): void {
    const isEmpty = this.text === ''
    this.cells.push({
      text: this.text.trim(),
      place: isEmpty ? { line: this.line, column: this.column } : this.began,
    })
    if (this.cells.length > COLUMNS_MAX) throw new FileProblem('column', this.began)
    this.text = ''
    this.quoted = 'no'
  }

  private endRow(): void {
    this.endCell()
    const cells = this.cells
    this.cells = []
    if (cells.some(({ text }) => text !== '')) this.take(cells)
  }
}
