import { existsSync, readFileSync, statSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { computedReads } from './computed-reads.ts'
import { asScript } from './script-name.ts'

/** What the processes of the server consist of, without the installed packages. */
export interface ServerCode {
  /** JavaScript by its path from the root. Lines and columns equal those of the source. */
  readonly scripts: ReadonlyMap<string, string>
  /** Files and folders that the scripts read, by their path from the root. */
  readonly reads: ReadonlySet<string>
}

/** A literal of a source file that names another file. */
interface Named {
  /** The end of the name in the text of the file. */
  readonly end: number
  readonly file: string
}

/**
 * Reads the code that the entries reach: by imports, and by the names of files for threads and child processes. Paths are
 * relative to `root`. Throws an Error with every file that names or reads a file in a way that a build cannot follow.
 */
export function readServerCode(root: string, entries: readonly string[]): ServerCode {
  const scripts = new Map<string, string>()
  const reads = new Set<string>()
  const faults: string[] = []
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const target = asScript(file)
    if (scripts.has(target)) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    const found = namedIn(root, file, text)
    faults.push(...found.faults)
    for (const read of [...found.reads, ...(computedReads[file] ?? [])]) reads.add(read)
    waiting.push(...found.files.map((one) => one.file), ...found.packages)
    scripts.set(target, withoutTypes(text, found.files))
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { scripts, reads }
}

function withoutTypes(text: string, files: readonly Named[]): string {
  let renamed = text
  for (const { end } of files) renamed = `${renamed.slice(0, end - 2)}js${renamed.slice(end)}`
  return stripTypeScriptTypes(renamed, { mode: 'strip' })
}

interface Found {
  readonly files: Named[]
  readonly packages: string[]
  readonly reads: string[]
  readonly faults: string[]
}

function namedIn(root: string, file: string, text: string): Found {
  const found: Found = { files: [], packages: [], reads: [], faults: [] }
  const folder = path.join(root, path.dirname(file))
  const fromRoot = (absolute: string): string => path.relative(root, absolute).replaceAll(path.sep, '/')
  const visit = (node: ts.Node): void => {
    if (isOnlyType(node)) return
    if (ts.isStringLiteralLike(node)) takeLiteral(node)
    else if (ts.isTemplateExpression(node) && node.templateSpans.at(-1)?.literal.text.endsWith('.ts'))
      found.faults.push(`${file} computes the name of a source file: a build cannot follow it.`)
    if (ts.isCallExpression(node)) takeRead(node)
    ts.forEachChild(node, visit)
  }
  const takeLiteral = (node: ts.StringLiteralLike): void => {
    const isImport = ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)
    if (isImport && node.text.startsWith('@puente/')) found.packages.push(exportedFile(root, node.text))
    if (isImport && node.text.startsWith('.') && !node.text.endsWith('.ts'))
      found.reads.push(fromRoot(path.resolve(folder, node.text)))
    if (!node.text.endsWith('.ts')) return
    const named = path.resolve(folder, node.text)
    if (existsSync(named)) found.files.push({ end: node.end - 1, file: fromRoot(named) })
    else found.faults.push(`${file} names ${node.text}, which is no file beside it.`)
  }
  const takeRead = (node: ts.CallExpression): void => {
    const [first, ...rest] = node.arguments
    if (first?.getText() !== 'import.meta.dirname') return
    const parts = rest.map((part) => (ts.isStringLiteralLike(part) ? part.text : undefined))
    const read = path.resolve(folder, ...parts.map((part) => part ?? ''))
    if (read.endsWith('.ts')) return
    if (!parts.includes(undefined) && existsSync(read) && statSync(read).isFile())
      found.reads.push(fromRoot(read))
    else if (computedReads[file] === undefined)
      found.faults.push(`${file} reads a file by a computed path: list it in tools/build/computed-reads.ts.`)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  // From the end, so that positions before a change stay valid.
  found.files.sort((one, other) => other.end - one.end)
  return found
}

/** What disappears with the types. */
const isOnlyType = (node: ts.Node): boolean =>
  (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node)

/** The source file that a workspace exports under this name. */
function exportedFile(root: string, name: string): string {
  const [, workspace = '', ...rest] = name.split('/')
  const folder = `packages/${workspace}`
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>
  }
  const file = manifest.exports[rest.length === 0 ? '.' : `./${rest.join('/')}`]
  if (file === undefined) throw new Error(`${folder} exports no ${name}.`)
  return path.posix.join(folder, file)
}
