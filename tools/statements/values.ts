import ts from 'typescript'
import type { Symbols } from './symbols.ts'

export type Env = ReadonlyMap<ts.Node, Value>
/** An expression, with what the parameters around it are bound to. */
export interface Value {
  readonly node: ts.Expression
  readonly env: Env
}
/** Which alternative is taken at a node; the first where there is none. */
export type Choices = ReadonlyMap<ts.Node, number>

export const NOTHING: Env = new Map()

/** The chosen alternatives leave no fragment, or a list without items: the program does not run such a statement. */
export class Absent extends Error {}
function absent(): never {
  throw new Absent()
}

export function unknown(node: ts.Node): never {
  throw new Error(`"${node.getText().slice(0, 80)}" (${ts.SyntaxKind[node.kind]}) is not followed`)
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node

/** Evaluates expressions as far as their source says, one alternative of each choice at a time. */
export class Values {
  readonly #symbols: Symbols
  /** Parameters whose arguments are being followed, and properties: one inside itself gives nothing new. */
  readonly #within = new Set<ts.Node>()
  #forced: Choices = new Map()
  #met = new Map<ts.Node, number>()

  constructor(symbols: Symbols) {
    this.#symbols = symbols
  }

  /** Takes these choices from now on; the result fills with the nodes that have alternatives, and how many. */
  begin(forced: Choices): ReadonlyMap<ts.Node, number> {
    this.#forced = forced
    this.#met = new Map()
    return this.#met
  }

  choose<T>(at: ts.Node, alternatives: readonly T[]): T {
    if (alternatives.length > 1) this.#met.set(at, alternatives.length)
    const chosen = alternatives[this.#forced.get(at) ?? 0]
    if (chosen === undefined) throw new Error(`nothing is known of ${at.getText()}`)
    return chosen
  }

  /** The elements of a list that is written out or made from one; one unknown element of any other list. */
  elements(list: ts.Expression, env: Env): (Value | undefined)[] {
    const { node, env: at } = this.value(list, env)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) =>
        ts.isSpreadElement(element) ? this.elements(element.expression, at) : [this.value(element, at)],
      )
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [undefined]
    const { name, expression } = node.expression
    if (name.text === 'filter') return this.elements(expression, at)
    if (name.text !== 'map' && name.text !== 'flatMap') return [undefined]
    const { node: each, env: outer } = this.value(node.arguments[0] ?? unknown(node), at)
    if (!ts.isArrowFunction(each)) return [undefined]
    const [parameter] = each.parameters
    return this.elements(expression, at).flatMap((element) => {
      const isBound = element !== undefined && parameter !== undefined
      const made = this.#returned(each, isBound ? new Map([...outer, [parameter, element]]) : outer)
      return name.text === 'flatMap' && this.#isList(made.node) ? this.elements(made.node, made.env) : [made]
    })
  }

  #isList = (node: ts.Expression): boolean =>
    this.#symbols.checker.isArrayLikeType(this.#symbols.typeOf(node))

  /** The value behind names, calls, conditions and properties: a template, a literal, a function or an unknown. */
  value(expression: ts.Expression, env: Env): Value {
    const node = bare(expression)
    if (ts.isConditionalExpression(node)) {
      const { whenTrue, whenFalse } = node
      const decided = this.#decided(node.condition, env)
      return this.value(
        decided === undefined ? this.choose(node, [whenTrue, whenFalse]) : decided ? whenTrue : whenFalse,
        env,
      )
    }
    if (ts.isAwaitExpression(node)) return this.value(node.expression, env)
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.choose(node, [true, false]) ? this.value(node.right, env) : absent()
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return this.#valueOrElse(node, env)
    if (ts.isIdentifier(node)) return this.#declared(node, env)
    if (ts.isPropertyAccessExpression(node)) return this.#property(node, node.name.text, env)
    if (ts.isElementAccessExpression(node)) return this.#element(node, env)
    if (ts.isCallExpression(node)) {
      const callee = this.#symbols.functionOf(node.expression) ?? this.#functionBehind(node.expression, env)
      if (callee !== undefined && callee.body !== undefined && !this.#isFromPackage(callee))
        return this.#returned(callee, this.#bound(callee, node, env))
    }
    return { node, env }
  }

  /** The left side of `??` where it is known to be there or not; else one of both. */
  #valueOrElse(node: ts.BinaryExpression, env: Env): Value {
    try {
      const left = this.value(node.left, env)
      if (ts.isTaggedTemplateExpression(left.node)) return left
      return this.value(this.choose(node, [node.right, node.left]), env)
    } catch (error) {
      if (error instanceof Absent) return this.value(node.right, env)
      throw error
    }
  }

  #isFromPackage = (node: ts.Node): boolean => node.getSourceFile().isDeclarationFile

  #bound(callee: ts.SignatureDeclaration, call: ts.CallExpression, env: Env): Env {
    const bound = new Map(env)
    callee.parameters.forEach((parameter, index) => {
      const argument = call.arguments[index] ?? parameter.initializer
      if (argument !== undefined) bound.set(parameter, { node: argument, env })
    })
    return bound
  }

  #returned(callee: ts.FunctionLikeDeclaration, env: Env): Value {
    const { body } = callee
    if (body === undefined) throw new Error('a function without a body')
    if (!ts.isBlock(body)) return this.value(body, env)
    const returns: ts.Expression[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) return
      if (ts.isReturnStatement(node) && node.expression !== undefined) returns.push(node.expression)
      ts.forEachChild(node, visit)
    }
    visit(body)
    return this.value(this.choose(body, returns), env)
  }

  #declared(name: ts.Identifier, env: Env): Value {
    const declaration = this.#symbols.declarationOf(name)
    if (declaration === undefined) return { node: name, env }
    if (ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined)
      return this.value(declaration.initializer, env)
    if (ts.isParameter(declaration)) return this.#argument(declaration, name, env)
    if (ts.isBindingElement(declaration)) return this.#destructured(declaration, name, env)
    return { node: name, env }
  }

  /** A property taken out of an object by a pattern. */
  #destructured(declaration: ts.BindingElement, name: ts.Identifier, env: Env): Value {
    const from = declaration.parent.parent
    const key = (declaration.propertyName ?? declaration.name).getText()
    const whole = ts.isParameter(from) ? this.#argument(from, name, env) : from.initializer
    const object = whole && ('env' in whole ? whole : this.value(whole, env))
    const member = object && this.#memberOf(object, key)
    if (member !== undefined) return member
    const property = this.#symbols.typeOf(declaration.parent).getProperty(key)
    const isKnown = object !== undefined && ts.isObjectLiteralExpression(object.node)
    // The properties that one pattern takes come from one object.
    const isOptional = property !== undefined && (property.flags & ts.SymbolFlags.Optional) !== 0
    const at = isOptional ? declaration : declaration.parent
    const given = isKnown
      ? undefined
      : this.#given(at, key, property?.valueDeclaration, this.#symbols.typeOf(declaration.parent))
    if (given !== undefined) return given
    return declaration.initializer === undefined
      ? { node: name, env }
      : this.value(declaration.initializer, env)
  }

  /** The argument bound to a parameter; else that of one of the calls of its function. */
  #argument(parameter: ts.ParameterDeclaration, name: ts.Identifier, env: Env): Value {
    const bound = env.get(parameter)
    if (bound !== undefined) return this.#orDefault(parameter, () => this.value(bound.node, bound.env))
    const calls = this.#symbols.callsOf(parameter.parent)
    const index = parameter.parent.parameters.indexOf(parameter)
    const given = calls.flatMap((call) => call.arguments[index] ?? parameter.initializer ?? [])
    if (given.length === 0 || this.#within.has(parameter)) return { node: name, env }
    this.#within.add(parameter)
    try {
      return this.#orDefault(parameter, () => this.value(this.choose(parameter, given), NOTHING))
    } finally {
      this.#within.delete(parameter)
    }
  }

  #orDefault({ initializer }: ts.ParameterDeclaration, value: () => Value): Value {
    try {
      return value()
    } catch (error) {
      if (error instanceof Absent && initializer !== undefined) return this.value(initializer, NOTHING)
      throw error
    }
  }

  #property(node: ts.PropertyAccessExpression, key: string, env: Env): Value {
    const object = this.value(node.expression, env)
    const member = this.#memberOf(object, key)
    if (member !== undefined) return member
    if (ts.isObjectLiteralExpression(object.node)) absent()
    return (
      this.#given(
        node,
        key,
        this.#symbols.declarationOf(node.name),
        this.#symbols.typeOf(node.expression),
      ) ?? { node, env }
    )
  }

  #memberOf({ node, env }: Value, key: string): Value | undefined {
    if (!ts.isObjectLiteralExpression(node)) return undefined
    for (const property of node.properties) {
      if (property.name?.getText() !== key) continue
      if (ts.isPropertyAssignment(property)) return this.value(property.initializer, env)
      if (ts.isShorthandPropertyAssignment(property)) return this.value(property.name, env)
    }
    return undefined
  }

  /** An item of a record of alternatives: each of them. */
  #element(node: ts.ElementAccessExpression, env: Env): Value {
    const { node: record, env: at } = this.value(node.expression, env)
    if (!ts.isObjectLiteralExpression(record)) return { node, env }
    const values = record.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []))
    return this.value(this.choose(node, values), at)
  }

  /** Whether a comparison of a chosen text with a literal is true; undefined for any other condition. */
  #decided(condition: ts.Expression, env: Env): boolean | undefined {
    if (!ts.isBinaryExpression(condition) || !ts.isStringLiteralLike(condition.right)) return undefined
    const { left, right, operatorToken } = condition
    if (this.#symbols.literalsOf(left).length === 0) return undefined
    return (
      (this.string(left, env) === right.text) ===
      (operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken)
    )
  }

  /** A string: a literal, a template of strings, or an expression whose type lists its values. */
  string(expression: ts.Expression, env: Env): string {
    const node = bare(expression)
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, span) => text + this.string(span.expression, env) + span.literal.text,
        node.head.text,
      )
    const declaration = this.#symbols.declarationOf(node)
    const bound = declaration && env.get(declaration)
    if (bound !== undefined) return this.string(bound.node, bound.env)
    const literals = this.#symbols.literalsOf(node)
    if (literals.length > 0) return this.choose(declaration ?? node, literals)
    const value = this.value(node, env)
    if (value.node === node) throw new Error(`the text "${node.getText()}" is not known`)
    return this.string(value.node, value.env)
  }

  /** A function that arrives as an argument, or as a property that objects of the program give to an interface. */
  #functionBehind(callee: ts.Expression, env: Env): ts.FunctionLikeDeclaration | undefined {
    const { node } = this.value(callee, env)
    return ts.isArrowFunction(node) || ts.isMethodDeclaration(node) ? node : this.#symbols.functionOf(node)
  }

  /** What an object of the program gives to a property of an interface. */
  #given(at: ts.Node, key: string, declared: ts.Declaration | undefined, owner: ts.Type): Value | undefined {
    if (declared === undefined) return undefined
    const given = this.#symbols.givenTo(key, declared, owner)
    if (given.length === 0) return undefined
    const one = this.choose(at, given)
    if (this.#within.has(one)) return undefined
    this.#within.add(one)
    try {
      if (ts.isPropertyAssignment(one)) return this.value(one.initializer, NOTHING)
      return ts.isShorthandPropertyAssignment(one)
        ? this.value(one.name, NOTHING)
        : { node: one as never, env: NOTHING }
    } finally {
      this.#within.delete(one)
    }
  }
}
