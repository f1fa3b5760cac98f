import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** The text of a doc comment, and of its `@example`. */
export interface Comment {
  readonly description?: string
  readonly example?: string
}

/** A constant of a module: its name, its value as written, and its doc comment. */
export interface Constant {
  readonly name: string
  readonly exported: boolean
  readonly value: ts.Expression
  readonly comment: Comment
  readonly module: Module
}

/** A source file: its constants, and the file and name of each import from another file. */
export interface Module {
  readonly path: string
  readonly source: ts.SourceFile
  readonly constants: ReadonlyMap<string, Constant>
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>
}

/** The position of an expression: its module, and the arguments of the enclosing function calls. */
export interface Scope {
  readonly module: Module
  readonly bound: ReadonlyMap<string, { readonly value: ts.Expression; readonly scope: Scope }>
}

/** Reads the modules below a folder on demand, each once. */
export function moduleReader(root: string): (path: string) => Module {
  const read = new Map<string, Module>()
  return (path) => {
    const known = read.get(path)
    if (known !== undefined) return known
    const module = moduleOf(path, readFileSync(join(root, path), 'utf8'), (other) =>
      existsSync(join(root, other)),
    )
    read.set(path, module)
    return module
  }
}

function moduleOf(path: string, text: string, exists: (path: string) => boolean): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const constants = new Map<string, Constant>()
  const imports = new Map<string, { path: string; name: string }>()
  const module: Module = { path, source, constants, imports }
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer !== undefined)
          constants.set(name.getText(), {
            name: name.getText(),
            exported,
            value: initializer,
            comment: commentAt(statement),
            module,
          })
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = normalize(join(dirname(path), statement.moduleSpecifier.text))
      const named = statement.importClause?.namedBindings
      if (named !== undefined && ts.isNamedImports(named) && exists(from))
        for (const { name, propertyName } of named.elements)
          imports.set(name.text, { path: from, name: (propertyName ?? name).getText() })
    }
  }
  return module
}

/**
 * Finds the source of an endpoint by its name: in the file that exports it, else in another file of its
 * folder, where a function creates it.
 */
export function endpointFinder(
  modules: readonly Module[],
): (path: string, name: string) => { readonly value: ts.Expression; readonly module: Module } | undefined {
  const found = modules.flatMap((module) =>
    callsIn(module.source).map((value) => ({ name: nameIn(value), value, module })),
  )
  const byName = Map.groupBy(found, ({ name }) => name)
  return (path, name) => {
    const all = byName.get(name) ?? []
    return (
      all.find(({ module }) => module.path === path) ??
      all.find(({ module }) => dirname(module.path) === dirname(path))
    )
  }
}

const callsIn = (node: ts.Node): ts.CallExpression[] => [
  ...(ts.isCallExpression(node) && /^(endpoint|\w+Endpoint)$/.test(node.expression.getText()) ? [node] : []),
  ...node.getChildren().flatMap(callsIn),
]

function nameIn({ arguments: [value] }: ts.CallExpression): string | undefined {
  if (value === undefined || !ts.isObjectLiteralExpression(value)) return undefined
  const name = value.properties.find((property) => property.name?.getText() === 'name')
  return name !== undefined && ts.isPropertyAssignment(name) && ts.isStringLiteral(name.initializer)
    ? name.initializer.text
    : undefined
}

/** The doc comment before a declaration or a property. */
export function commentAt(node: ts.Node): Comment {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)
  const example = comment?.tags?.find(({ tagName }) => tagName.text === 'example')
  const [description, shown] = [comment, example].map((part) =>
    (ts.getTextOfJSDocComment(part?.comment) ?? '').replaceAll(/\s*\n\s*/g, ' ').trim(),
  )
  return { ...(description ? { description } : {}), ...(shown ? { example: shown } : {}) }
}

/** The constant that a name refers to in a module. */
export function constantOf(
  name: string,
  module: Module,
  read: (path: string) => Module,
): Constant | undefined {
  const imported = module.imports.get(name)
  return imported === undefined
    ? module.constants.get(name)
    : read(imported.path).constants.get(imported.name)
}

/** The expression without parentheses, assertions and `Object.freeze`. */
export function plain(expression: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  )
    return plain(expression.expression)
  return expression
}
