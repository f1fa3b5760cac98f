import { SaxesParser } from 'saxes'
import { CamtStatement, type CamtTag } from './camt-statement.ts'
import {
  FIELD_MAX,
  FileProblem,
  type FileLimits,
  type FileStatement,
  type Place,
  type TextReader,
} from './statement-file.ts'

/** Reads camt.053 as a stream. Refuses document types, custom entities, and files deeper or longer than allowed. */
export class CamtReader implements TextReader {
  private readonly parser = new SaxesParser({ xmlns: true, position: true })
  private readonly path: string[] = []
  private readonly statements: FileStatement[] = []
  private statement: CamtStatement | undefined
  private lines = 0
  private text = ''
  private tag: CamtTag = { currency: '' }
  private seen = false

  constructor({ maxDepth, maxLines }: FileLimits) {
    const { parser } = this
    parser.on('doctype', () => {
      throw new FileProblem('doctype', this.place())
    })
    parser.on('error', (error) => {
      const isEntity = error.message.includes('entity')
      throw new FileProblem(isEntity ? 'entity' : 'syntax', this.place())
    })
    parser.on('opentag', ({ local, attributes }) => {
      this.path.push(local)
      if (this.path.length > maxDepth) throw new FileProblem('too-deep', this.place())
      if (this.path.length === 1 && local !== 'Document') throw new FileProblem('type', this.place(), local)
      if (this.path.length === 2 && local !== 'BkToCstmrStmt')
        throw new FileProblem('type', this.place(), local)
      this.text = ''
      this.tag = { currency: attributes['Ccy']?.value ?? '' }
      if (local === 'Stmt') this.statement = new CamtStatement()
      if (local === 'Ntry') {
        this.lines += 1
        if (this.lines > maxLines) throw new FileProblem('too-many-lines', this.place())
      }
    })
    parser.on('text', (text) => this.add(text))
    parser.on('cdata', (text) => this.add(text))
    parser.on('closetag', ({ local }) => this.close(local))
  }

  write(text: string): void {
    this.seen ||= text.trim() !== ''
    this.parser.write(text)
  }

  end(): FileStatement[] {
    if (!this.seen) throw new FileProblem('nothing', { line: 1, column: 1 })
    this.parser.close()
    if (this.statements.length === 0) throw new FileProblem('nothing', this.place(), 'Stmt')
    return this.statements
  }

  private place(): Place {
    return { line: this.parser.line, column: this.parser.column + 1 }
  }

  private add(text: string): void {
    if (this.statement === undefined) return
    this.text += text
    if (this.text.length > FIELD_MAX) throw new FileProblem('too-long', this.place())
  }

  private close(local: string): void {
    const { statement } = this
    if (statement !== undefined) {
      // The path below Document, BkToCstmrStmt and Stmt.
      statement.closed(this.path.slice(3).join('/'), this.text.trim(), this.tag, this.place())
      if (local === 'Stmt') {
        this.statements.push(statement.end(this.place()))
        this.statement = undefined
      }
    }
    this.path.pop()
    this.text = ''
  }
}
