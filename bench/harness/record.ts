import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import prettier from 'prettier'
import type { Budgets, Figure } from './figure.ts'
import { tableRows } from './table.ts'

const FILE = path.resolve(import.meta.dirname, '../../docs/performance.md')
const BEGIN = '<!-- figures: written by npm run bench -- --record -->'
const END = '<!-- /figures -->'

/** Replaces the text between the markers with the figures of this run. Throws when a marker is missing. */
export function withFigures(
  text: string,
  figures: readonly Figure[],
  budgets: Budgets,
  run: readonly string[],
): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error('docs/performance.md has lost the markers of its figures')
  const [headings = [], ...rows] = tableRows(figures, budgets)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const notes = figures.flatMap(({ name, notes: said }) => said.map((note) => `- \`${name}\`: ${note}`))
  const block = [
    run.join('\n'),
    [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n'),
    notes.join('\n'),
  ]
  return `${text.slice(0, from + BEGIN.length)}\n\n${block.join('\n\n')}\n\n${text.slice(to)}`
}

/** Writes the figures into docs/performance.md, between its markers. */
export async function recordFigures(
  figures: readonly Figure[],
  budgets: Budgets,
  run: readonly string[],
): Promise<void> {
  const options = (await prettier.resolveConfig(FILE)) ?? {}
  const text = withFigures(readFileSync(FILE, 'utf8'), figures, budgets, run)
  writeFileSync(FILE, await prettier.format(text, { ...options, filepath: FILE }))
}
