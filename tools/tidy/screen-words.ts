import ts from 'typescript'
import { at, type TidyRule, type Tree, type TreeFile } from './tree.ts'

/** Readers of catalogues: the heading of their table in docs/glossary.md, and the catalogues that only they read. */
interface Readers {
  readonly heading: string
  readonly reads: (path: string) => boolean
}

/** The back office, refusals of its endpoints, and files that staff export. */
const staffCatalogue =
  /^(?:apps\/backoffice-web\/src\/|packages\/web\/src\/words\/refusals\/staff\/|packages\/contract\/src\/(?:assignments|decisions|ledger|payouts|pending|settings|support|transfers)\/|apps\/server\/src\/modules\/(?:closes|console|payins|reconciliation|treasury|transfers\/delivery)\/).*\.es\.ts$/
/** Texts in these that customers read. */
const forCustomers = /\/messages-answers\.es\.ts$/
/** The app, its shared parts, refusals and faults, mails and SMS, PDF documents, and the customer's own files. */
const customerCatalogue =
  /^(?:apps\/customer-web\/src\/|packages\/(?:account-ui|recipient-ui)\/src\/|packages\/web\/src\/(?:words|loading)\/|packages\/contract\/src\/(?:documents|notifications|requirements)\/|apps\/server\/src\/modules\/(?:notifications\/letters|statements)\/).*\.es\.ts$|^apps\/server\/src\/modules\/(?:transfers|data-rights)\/messages\.es\.ts$/
const forStaff = /\/refusals\/staff\/|\/features\/gallery\//

const readers: readonly Readers[] = [
  {
    heading: 'Words on the screens of staff',
    reads: (path) => staffCatalogue.test(path) && !forCustomers.test(path),
  },
  {
    heading: 'Words on the screens of customers',
    reads: (path) => (customerCatalogue.test(path) && !forStaff.test(path)) || forCustomers.test(path),
  },
]

interface ScreenWord {
  readonly use: string
  /** Finds a retired word in a text of a catalogue. */
  readonly pattern: RegExp
}

/** Catalogues use the words of the tables "Words on the screens of …" of docs/glossary.md. */
export const screenWords: TidyRule = (tree) =>
  readers.flatMap(({ heading, reads }) => {
    const words = screenWordsOf(tree, heading)
    return tree.files.filter(({ path }) => reads(path)).flatMap((file) => faultsOf(file, words))
  })

function faultsOf(file: TreeFile, words: readonly ScreenWord[]): string[] {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  const check = (node: ts.Node, text: string): void => {
    const shown = text.replaceAll(/\{+\w+/g, '{')
    for (const { use, pattern } of words) {
      const found = pattern.exec(shown)?.[0]
      if (found !== undefined)
        faults.push(`${at(file, node.getStart(source))}: "${found}" is retired on screens; use ${use}`)
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) return visit(node.initializer)
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      check(node, node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

/** The rows of a table: the word, and in its last column the retired ones; a quoted one is a whole text. */
function screenWordsOf(tree: Tree, heading: string): ScreenWord[] {
  const text = tree.files.find(({ path }) => path === 'docs/glossary.md')?.text ?? ''
  const [, section = ''] = text.split(new RegExp(`^## ${heading}$`, 'm'))
  const [table = ''] = section.split(/^## /m)
  return [...table.matchAll(/^\| ([^|]+) \|[^|]+\| ([^|]+) \|$/gm)].flatMap(([, use = '', retired = '']) => {
    const words = retired.split(',').flatMap((one) => (/^[\s-]*$/.test(one) ? [] : [one.trim()]))
    if (words.length === 0 || use.trim() === 'word') return []
    return [{ use: use.trim(), pattern: new RegExp(words.map(patternOf).join('|'), 'iu') }]
  })
}

const patternOf = (word: string): string =>
  word.startsWith('"') ? `^${word.replaceAll('"', '')}$` : `(?<!\\p{L})${word}(?!\\p{L})`
