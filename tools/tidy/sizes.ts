import ts from 'typescript'
import { isCode, isGenerated, isProof, type TidyRule, type Tree, type TreeFile } from './tree.ts'

const FILE_LINES_MAX = 300
const FUNCTION_LINES_MAX = 60
const excused = /^(?:.*\n){0,2}\/\* long: \S.*\*\/$/m

const linesOf = (text: string) => text.trimEnd().split('\n').length
const hasReason = (file: TreeFile) => excused.test(file.text.split('\n').slice(0, 3).join('\n'))
const judged = (tree: Tree) => tree.files.filter((file) => isCode(file) && !isGenerated(file))

/** A file has at most 300 lines and a function 60, unless the first lines give a reason. */
export const sizes: TidyRule = (tree) =>
  judged(tree)
    .filter((file) => !hasReason(file))
    .flatMap((file) => [...longFile(file), ...(isTest(file) ? [] : longFunctions(file))])

const isTest = (file: TreeFile) => /\.test\.tsx?$/.test(file.path) || /^(e2e|bench)\//.test(file.path)

function longFile(file: TreeFile): string[] {
  const lines = linesOf(file.text)
  if (lines <= FILE_LINES_MAX) return []
  return [`${file.path}: ${lines} lines; split it, or give the reason at its top: /* long: reason */`]
}

function longFunctions(file: TreeFile): string[] {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = line(node.getStart(source))
      const lines = line(node.getEnd()) - first + 1
      if (lines > FUNCTION_LINES_MAX)
        faults.push(
          `${file.path}:${first}: a function of ${lines} lines; split it, or give the reason at the file's top`,
        )
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

/** The length of product files: count, median, 90th percentile. */
export function sizeFigures(tree: Tree): { files: number; median: number; ninety: number } {
  const lengths = judged(tree)
    .filter((file) => !isProof(file))
    .map((file) => linesOf(file.text))
    .toSorted((one, other) => one - other)
  const quantile = (share: number) =>
    lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
  return { files: lengths.length, median: quantile(0.5), ninety: quantile(0.9) }
}
