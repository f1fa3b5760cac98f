import ts from 'typescript'
import { at, isCode, isProof, placesOf, type TidyRule, type TreeFile } from './tree.ts'

const catalogues = [
  /(^|\/)messages[^/]*(\/|\.ts$)/,
  /(^|\/)catalogues?(\/|\.ts$)/,
  /(^|\/)demo(\/|\.ts$)/,
  /^sandbox\//,
]
const spanish = /[áéíóúüñ¿¡]/i

/** Texts for users are in message catalogues; a Spanish sentence in code would be hard to find and change. */
export const copy: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && !isProof(file) && !catalogues.some((home) => home.test(file.path)))
    .filter((file) => spanish.test(file.text))
    .flatMap(spanishLiterals)

function spanishLiterals(file: TreeFile): string[] {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    const isWords = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)
    if (isWords && spanish.test(node.text))
      faults.push(`${at(file, node.getStart(source))}: Spanish stands in the message catalogue, not in code`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

const unfinished = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`)

/** Comments announce nothing unfinished, because nobody keeps such promises. */
export const loose: TidyRule = (tree) =>
  tree.files
    .filter((file) => !file.path.endsWith('.json'))
    .flatMap((file) => placesOf(file, unfinished))
    .map((place) => `${place}: finish it, or take it out`)

const narrowed = new RegExp(
  `\\b(?:test|it|describe)(?:\\.[a-z]+)*\\.(?:${['on' + 'ly', 'sk' + 'ip'].join('|')})\\(`,
)

const drawnSeed = /\bMath\.random\(|\bseed\b.*(\brandomInt\(|\bDate\.now\()/

/** Random cases use a listed seed, so that `npm test` tests the same cases on every run of the same tree. */
export const seeds: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && isProof(file) && !/^(?:tools|bench)\//.test(file.path))
    .flatMap((file) => placesOf(file, drawnSeed))
    .map((place) => `${place}: a seed is listed in the test, or comes from process.env['PUENTE_SEED']`)

/** No test is skipped and none runs exclusively. */
export const wholeSuite: TidyRule = (tree) =>
  tree.files
    .filter(isCode)
    .flatMap((file) => placesOf(file, narrowed))
    .map((place) => `${place}: every test runs, always`)
