import ts from 'typescript'

export const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

/** True for an instance of a generic interface, such as `RowOrder<Payout>`. */
const isGeneric = (type: ts.Type): boolean =>
  ((type as ts.TypeReference).target?.typeParameters ?? []).length > 0

const nameOf = (callee: ts.Expression): string =>
  ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText()
const add = <T>(lists: Map<string, T[]>, name: string, item: T): void =>
  void lists.set(name, [...(lists.get(name) ?? []), item])

/** The files that were read, and the names of which every call, or every property of an object, in the program was read. */
export interface Consulted {
  readonly files: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
  readonly properties: ReadonlySet<string>
}
const nothing = () => ({ files: new Set<string>(), calls: new Set<string>(), properties: new Set<string>() })

/** What the names of a program stand for. */
export class Symbols {
  readonly checker: ts.TypeChecker
  #consulted = nothing()
  readonly #isLibrary: (file: ts.SourceFile) => boolean
  /** The calls and the properties of the program, by the name that is called or given. */
  readonly #calls = new Map<string, ts.CallExpression[]>()
  readonly #properties = new Map<string, ts.ObjectLiteralElementLike[]>()

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker()
    this.#isLibrary = (file) => program.isSourceFileDefaultLibrary(file)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) add(this.#calls, nameOf(node.expression), node)
      if (ts.isObjectLiteralExpression(node))
        for (const property of node.properties)
          add(this.#properties, property.name?.getText() ?? '', property)
      ts.forEachChild(node, visit)
    }
    for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file)
  }

  /** Collects what is consulted from now on. */
  consult(): Consulted {
    return (this.#consulted = nothing())
  }

  #note<T extends ts.Node>(node: T): T {
    this.#consulted.files.add(node.getSourceFile().fileName)
    return node
  }

  typeOf(node: ts.Node): ts.Type {
    return this.checker.getTypeAtLocation(node)
  }

  /** True for a fragment of a statement, or a value that may be one. */
  isSql(node: ts.Node): boolean {
    return membersOf(this.typeOf(node)).some(({ symbol }) => symbol?.name === 'Sql')
  }

  /** The values of a type that lists texts; none for any other. */
  literalsOf(node: ts.Node): readonly string[] {
    const members = membersOf(this.typeOf(node))
    return members.every((one) => one.isStringLiteral()) ? members.map(({ value }) => value) : []
  }

  declarationOf(node: ts.Node): ts.Declaration | undefined {
    let symbol = this.checker.getSymbolAtLocation(node)
    if (symbol?.valueDeclaration !== undefined && ts.isShorthandPropertyAssignment(symbol.valueDeclaration))
      symbol = this.checker.getShorthandAssignmentValueSymbol(symbol.valueDeclaration)
    if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0)
      symbol = this.checker.getAliasedSymbol(symbol)
    return symbol?.valueDeclaration && this.#note(symbol.valueDeclaration)
  }

  functionOf(callee: ts.Node): ts.FunctionLikeDeclaration | undefined {
    const declaration = this.declarationOf(ts.isPropertyAccessExpression(callee) ? callee.name : callee)
    if (declaration === undefined) return undefined
    if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration
    const value =
      ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)
        ? declaration.initializer
        : undefined
    return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
      ? value
      : undefined
  }

  callsOf(callee: ts.SignatureDeclaration): readonly ts.CallExpression[] {
    const named = callee.name ?? (ts.isVariableDeclaration(callee.parent) ? callee.parent.name : undefined)
    if (named === undefined) return []
    this.#consulted.calls.add(named.getText())
    return (this.#calls.get(named.getText()) ?? [])
      .filter((call) => this.functionOf(call.expression) === callee)
      .map((call) => this.#note(call))
  }

  /**
   * The properties of objects in the program that give a value to a declared property. Of a generic interface, only
   * objects with the type arguments of `owner` do.
   */
  givenTo(key: string, declared: ts.Declaration, owner: ts.Type): readonly ts.ObjectLiteralElementLike[] {
    const isInstance = isGeneric(owner)
    if (!this.#isLibrary(declared.getSourceFile())) this.#consulted.properties.add(key)
    return (this.#properties.get(key) ?? [])
      .filter(({ parent }) => {
        if (!ts.isObjectLiteralExpression(parent)) return false
        const type = this.checker.getContextualType(parent)
        if (type?.getProperty(key)?.valueDeclaration !== declared) return false
        return !isInstance || !isGeneric(type) || type === owner
      })
      .map((property) => this.#note(property))
  }
}
