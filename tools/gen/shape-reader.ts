import type { Endpoint, Named, Shape } from '@puente/contract/openapi'
import { basename, dirname } from 'node:path'
import ts from 'typescript'
import { commentAt, constantOf, plain, type Constant, type Module, type Scope } from './contract-source.ts'

interface Inner {
  readonly type: string
  readonly shape?: Readonly<Record<string, Shape>>
  readonly innerType?: Shape
  readonly element?: Shape
  readonly valueType?: Shape
  readonly options?: readonly Shape[]
}
const inner = (shape: Shape): Inner => shape._zod.def as unknown as Inner

/** Kinds of shapes that have their own schema although their constant is not exported. */
const composed: ReadonlySet<string> = new Set(['object', 'union'])

/** Reads shapes together with the source that declares them. */
export class ShapeReader {
  /** The doc comments of fields by the shape that has them. */
  readonly fields = new Map<Shape, Map<string, string>>()
  /** The doc comments of bodies and replies at their endpoints. */
  readonly parts = new Map<Shape, string>()
  readonly #constants = new Map<Shape, Constant>()
  readonly #read: (path: string) => Module

  constructor(read: (path: string) => Module) {
    this.#read = read
  }

  /** The shapes that constants declare, each with a unique name. */
  named(): Map<Shape, Named> {
    return namesOf(this.#constants)
  }

  /** Reads a shape that a constant declares. */
  constant(shape: Shape, constant: Constant): void {
    this.#declare(shape, constant)
    this.#learn(shape, constant.value, scopeOf(constant.module))
  }

  /** Reads the shapes of an endpoint. */
  endpoint(endpoint: Endpoint, written: ts.Expression, module: Module): void {
    const call = plain(written)
    const described = ts.isCallExpression(call) ? call.arguments[0] : call
    if (described === undefined || !ts.isObjectLiteralExpression(described)) return
    for (const property of described.properties) {
      const part = property.name?.getText()
      if (part === 'of' && ts.isCallExpression(call)) this.#learnFilters(endpoint, call, property, module)
      const isParameters = part === 'params' || part === 'query'
      if (!isParameters && part !== 'body' && part !== 'reply') continue
      const shape = endpoint[part]
      if (shape === undefined) continue
      const { description } = commentAt(property)
      if (description !== undefined) this.parts.set(shape, description)
      // The fields of a path or query are parameters, and their shape has no name.
      if (isParameters) this.#learnFields(shape, valueOf(property), scopeOf(module))
      else this.#learn(shape, valueOf(property), scopeOf(module))
    }
  }

  /** The query of an export: the filters of the list that it is `of`, and what its declaring function adds. */
  #learnFilters(
    { query }: Endpoint,
    { expression }: ts.CallExpression,
    of: ts.ObjectLiteralElementLike,
    module: Module,
  ): void {
    const named = valueOf(of)
    const list = named && this.#meant(named, scopeOf(module))
    const maker = this.#meant(expression, scopeOf(module))
    for (const constant of [list, maker]) {
      const described = constant && describedBy(constant.value)
      for (const property of described?.properties ?? [])
        if (constant !== undefined && query !== undefined && property.name?.getText() === 'query')
          this.#learnFields(query, valueOf(property), scopeOf(constant.module))
    }
  }

  #meant(node: ts.Expression, { module }: Scope): Constant | undefined {
    return ts.isIdentifier(node) ? constantOf(node.text, module, this.#read) : undefined
  }

  #declare(shape: Shape, constant: Constant): void {
    const known = this.#constants.get(shape)
    if (known?.exported === true || (known !== undefined && !constant.exported)) return
    if (constant.exported || composed.has(inner(shape).type)) this.#constants.set(shape, constant)
  }

  #learn(shape: Shape | undefined, written: ts.Expression | undefined, scope: Scope): void {
    if (shape === undefined || written === undefined) return
    const node = plain(written)
    if (ts.isIdentifier(node)) {
      const bound = scope.bound.get(node.text)
      if (bound !== undefined) return this.#learn(shape, bound.value, bound.scope)
      const constant = this.#meant(node, scope)
      if (constant === undefined) return
      this.#declare(shape, constant)
      return this.#learn(shape, constant.value, scopeOf(constant.module))
    }
    if (ts.isCallExpression(node)) this.#learnCall(shape, node, scope)
  }

  #learnCall(shape: Shape, { expression, arguments: given }: ts.CallExpression, scope: Scope): void {
    const [first, second] = given
    const definition = inner(shape)
    if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'check') {
      const checked = plain(expression.expression)
      if (ts.isCallExpression(checked)) this.#learnCall(shape, checked, scope)
      return
    }
    switch (expression.getText()) {
      case 'z.optional':
      case 'z.nullable':
        return this.#learn(definition.innerType, first, scope)
      case 'z.array':
        return this.#learn(definition.element, first, scope)
      case 'z.record':
        return this.#learn(definition.valueType, second, scope)
      case 'z.strictObject':
      case 'z.looseObject':
        return this.#learnFields(shape, first, scope)
      case 'z.extend':
        this.#learnFields(shape, first, scope)
        return this.#learnFields(shape, second, scope)
      case 'z.union':
      case 'z.discriminatedUnion': {
        const list = plain(given.at(expression.getText() === 'z.union' ? 0 : 1) ?? expression)
        if (ts.isArrayLiteralExpression(list))
          for (const [nth, option] of list.elements.entries())
            this.#learn(definition.options?.[nth], option, scope)
        return
      }
      default:
        return this.#learnOfFunction(shape, expression, given, scope)
    }
  }

  /**
   * A shape that a function of the contract creates: the function's body, with the arguments in place of its
   * parameters.
   */
  #learnOfFunction(shape: Shape, called: ts.Expression, given: readonly ts.Expression[], scope: Scope): void {
    const constant = this.#meant(called, scope)
    const made = constant && plain(constant.value)
    if (constant === undefined || made === undefined || !ts.isArrowFunction(made) || ts.isBlock(made.body))
      return
    const bound = made.parameters.flatMap(({ name }, nth) => {
      const value = given[nth]
      return value === undefined ? [] : [[name.getText(), { value, scope }] as const]
    })
    this.#learn(shape, made.body, { module: constant.module, bound: new Map(bound) })
  }

  #learnFields(shape: Shape, written: ts.Expression | undefined, scope: Scope): void {
    if (written === undefined) return
    const node = plain(written)
    if (ts.isIdentifier(node)) {
      const constant = this.#meant(node, scope)
      return constant && this.#learnFields(shape, constant.value, scopeOf(constant.module))
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'shape')
      return this.#learnFields(shape, node.expression, scope)
    if (ts.isCallExpression(node)) {
      for (const part of node.arguments) this.#learnFields(shape, part, scope)
      return
    }
    if (!ts.isObjectLiteralExpression(node)) return
    for (const property of node.properties) this.#learnField(shape, property, scope)
  }

  #learnField(shape: Shape, property: ts.ObjectLiteralElementLike, scope: Scope): void {
    if (ts.isSpreadAssignment(property)) return this.#learnFields(shape, property.expression, scope)
    const key = property.name?.getText().replaceAll("'", '') ?? ''
    const field = inner(shape).shape?.[key]
    const { description = this.#constantSays(property, scope) } = commentAt(property)
    const known = this.fields.get(shape) ?? new Map<string, string>()
    if (description !== undefined) this.fields.set(shape, known.set(key, description))
    this.#learn(field, valueOf(property), scope)
  }

  /** The doc comment of a constant without its own schema. */
  #constantSays(property: ts.ObjectLiteralElementLike, scope: Scope): string | undefined {
    const value = valueOf(property)
    const constant = value && this.#meant(plain(value), scope)
    const isLocal = constant?.exported === false && constant.module === scope.module
    return isLocal && !/^z\.(strictObject|union)/.test(constant.value.getText())
      ? constant.comment.description
      : undefined
  }
}

/** The description of an endpoint in its call, or in the call that a function returns. */
function describedBy(written: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const node = plain(written)
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? undefined : describedBy(node.body)
  const first = ts.isCallExpression(node) ? node.arguments[0] : undefined
  return first !== undefined && ts.isObjectLiteralExpression(first) ? first : undefined
}

/** The value of a property, or its name in the shorthand form. */
const valueOf = (property: ts.ObjectLiteralElementLike): ts.Expression | undefined =>
  ts.isPropertyAssignment(property)
    ? property.initializer
    : ts.isShorthandPropertyAssignment(property)
      ? property.name
      : undefined

const scopeOf = (module: Module): Scope => ({ module, bound: new Map() })

/**
 * When several constants would have one name, the noun of the declaring folder becomes a prefix; constants
 * that still share a name have none.
 */
function namesOf(constants: ReadonlyMap<Shape, Constant>): Map<Shape, Named> {
  const all = [...constants]
  const plainly = Map.groupBy(all, ([, { name }]) => nameOf(name))
  const isShared = (same: typeof all | undefined) => new Set(same?.map(([, constant]) => constant)).size > 1
  const qualified = (constant: Constant): string => `${nounOf(constant)}${nameOf(constant.name)}`
  const byNoun = Map.groupBy(all, ([, constant]) => qualified(constant))
  return new Map(
    all.flatMap(([shape, constant]) => {
      const name = nameOf(constant.name)
      if (constant.exported || !isShared(plainly.get(name))) return [[shape, { name, ...constant.comment }]]
      if (isShared(byNoun.get(qualified(constant)))) return []
      return [[shape, { name: qualified(constant), ...constant.comment }]]
    }),
  )
}

/** 'transferShape' → 'Transfer' */
const nameOf = (key: string): string => pascal(key.replace(/(Shape|Wire)$/, ''))
const nounOf = ({ module }: Constant): string => pascal(basename(dirname(module.path))).replace(/s$/, '')
const pascal = (text: string): string =>
  text.replaceAll(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase())
