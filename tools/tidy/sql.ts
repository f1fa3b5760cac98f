import ts from 'typescript'
import { modules, schemaOf } from '../matrix.ts'
import { at, isCode, isProof, placesOf, type TidyRule, type TreeFile } from './tree.ts'

/** Folders and files that may contain SQL besides `*.store.ts` and tests. */
const homes = [/\.store\.ts$/, /^packages\/(ledger|postgres)\//, /^apps\/server\/src\/platform\//]

/** SQL is in store files only. */
export const sqlHomes: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && !isProof(file) && /^(apps|packages)\//.test(file.path))
    .filter((file) => !homes.some((home) => home.test(file.path)))
    .flatMap((file) => placesOf(file, /\bsql`|\.query\(/))
    .map((place) => `${place}: SQL stands only in *.store.ts (one function per question)`)

/** SQL uses its own schema, and of other schemas only the views that the matrix lists. */
export const sqlSchemas: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && !isProof(file))
    .flatMap((file) => {
      const owner = ownerOf(file)
      return owner === undefined ? [] : strangers(file, owner)
    })

interface Owner {
  readonly name: string
  readonly schema: string
  readonly views: readonly string[] | 'all'
}

function ownerOf({ path }: TreeFile): Owner | undefined {
  if (path.startsWith('packages/ledger/')) return { name: 'ledger', schema: 'ledger', views: [] }
  if (path.startsWith('apps/server/src/platform/')) return { name: 'platform', schema: 'platform', views: [] }
  const name = /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
  if (name === undefined) return undefined
  const row = modules[name]
  return {
    name,
    schema: schemaOf(name),
    views: row?.readsEveryone === true ? 'all' : ['platform', ...(row?.imports ?? []).map(schemaOf)],
  }
}

/** Names that are a schema before a dot; any other name there is an alias. */
const schemas: ReadonlySet<string> = new Set([
  ...Object.keys(modules).map(schemaOf),
  'platform',
  'ledger',
  'graphile_worker',
])

const named =
  /\b(?:(?<!\bdistinct\s)from|join|into|update|table|truncate|only|using)\s+"?([a-z_]+)"?\."?([a-z_0-9]+)"?|\b([a-z_]+)\.([a-z_0-9]+)\s*\(/gi

function strangers(file: TreeFile, owner: Owner): string[] {
  return statementsOf(file).flatMap(({ text, start }) =>
    [...text.matchAll(named)].flatMap((match) => {
      const schema = (match[1] ?? match[3] ?? '').toLowerCase()
      const name = match[2] ?? match[4] ?? ''
      if (mayName(owner, schema, name)) return []
      return [
        `${at(file, start + match.index)}: ${owner.name} names ${schema}.${name}; only its own schema "${owner.schema}" ` +
          'and the v_* views of modules in its row are open to it',
      ]
    }),
  )
}

/** The text of each `sql` template, with its values blanked so that positions stay the same. */
function statementsOf(file: TreeFile): { text: string; start: number }[] {
  if (!file.text.includes('sql`')) return []
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
  const found: { text: string; start: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') {
      const start = node.template.getStart(source)
      found.push({ text: withoutValues(source, node.template, start), start })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function withoutValues(source: ts.SourceFile, template: ts.TemplateLiteral, start: number): string {
  let text = template.getText(source)
  if (!ts.isTemplateExpression(template)) return text
  for (const { expression } of template.templateSpans) {
    const from = expression.getFullStart() - start
    const to = expression.getEnd() - start
    text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
  }
  return text
}

function mayName(owner: Owner, schema: string, name: string): boolean {
  if (schema === owner.schema || !schemas.has(schema)) return true
  // Only the platform writes to the job library's schema.
  if (owner.name === 'platform' && schema === 'graphile_worker') return true
  const listed = owner.views === 'all' || owner.views.includes(schema)
  return listed && name.startsWith('v_')
}
