import { at, isCode, isGenerated, type TidyRule, type TreeFile } from './tree.ts'

/** Words that are not used in prose, and what is used instead. docs/glossary.md has the longer table. */
const retired: Readonly<Record<string, string>> = {
  desk: 'runtime',
  'doors?': 'handler',
  verbs: 'use cases',
  'seals?|sealed|unsealed|sealing': 'encrypted; of rows: recorded in a block',
  papers: 'receipts, confirmations, statements; company documents',
  'dossiers?': 'document requirements, customer file',
  'told|tells|hears': 'notified, notifies, subscribes to',
  'plant(?:s|ed|ing)?': 'seeds, seeded; injects',
  'gathered|gathers': 'batched',
  lots: 'batches',
  storms: 'chaos tests',
  'stumbles?': 'fails',
  'owes|owing': 'has outstanding items; has a debt',
  moments: 'instants, times',
}
const pattern = new RegExp(`(?<![\\w./~-])(?:${Object.keys(retired).join('|')})(?![\\w-])`, 'gi')
const replacementOf = (word: string): string =>
  Object.entries(retired).find(([one]) => new RegExp(`^(?:${one})$`, 'i').test(word))?.[1] ?? ''

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm
const TITLE = /\b(?:test|it|describe|bench)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g
const CODE = /`[^`]*`/g

/** The table of retired words, this list, and the tests of the rule. */
const exempt = /^docs\/glossary\.md$|^tools\/tidy\/(retired-words|tidy\.test)\.ts$/

/** Comments, titles of tests and documents use the words of docs/glossary.md. */
export const retiredWords: TidyRule = (tree) =>
  tree.files.filter((file) => !exempt.test(file.path) && !isGenerated(file)).flatMap(faultsOf)

function faultsOf(file: TreeFile): string[] {
  if (isCode(file))
    return [COMMENT, TITLE].flatMap((prose) =>
      [...file.text.matchAll(prose)].flatMap(({ 0: whole, 2: title = whole, index }) =>
        wordsIn(file, title, index + whole.lastIndexOf(title)),
      ),
    )
  return file.path.endsWith('.md') ? wordsIn(file, file.text, 0) : []
}

/** The retired words of a text that begins at `start` of the file, without its code spans. */
const wordsIn = (file: TreeFile, text: string, start: number): string[] =>
  [...text.replace(CODE, (span) => ' '.repeat(span.length)).matchAll(pattern)].map(
    ({ 0: word, index }) => `${at(file, start + index)}: "${word}" is retired; use ${replacementOf(word)}`,
  )
