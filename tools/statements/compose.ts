import ts from 'typescript'
import { unknown, Absent, NOTHING, Values, type Choices, type Env } from './values.ts'
import { Symbols, type Consulted } from './symbols.ts'

/** One text that a statement may have, with the type of each parameter. */
export interface Composed {
  readonly text: string
  readonly parameters: readonly ts.Type[]
}

interface Piece {
  readonly text: string
  readonly parameter?: ts.Expression
}

/** A statement has at most this many texts: one more is composed by a loop that this reader does not understand. */
const TEXTS_MAX = 400

/**
 * Reads from the source which texts a statement of `sql` can have: fragments are followed into constants, functions,
 * arguments of every call, conditions and lists. Each alternative of each choice occurs in at least one text; not all
 * combinations do. Throws for a fragment that it cannot follow.
 */
export class Composer {
  readonly #symbols: Symbols
  readonly #values: Values

  constructor(program: ts.Program) {
    this.#symbols = new Symbols(program)
    this.#values = new Values(this.#symbols)
  }

  /** Collects what the statements are composed from, from now on. */
  consult(): Consulted {
    return this.#symbols.consult()
  }

  /** Every text of a statement, in the order in which its choices were met. */
  texts(statement: ts.Expression): Composed[] {
    const queue: Choices[] = [new Map()]
    const explored = new Set<string>()
    const texts = new Map<string, Composed>()
    for (let forced = queue.shift(); forced !== undefined; forced = queue.shift()) {
      const met = this.#values.begin(forced)
      const composed = this.#compose(statement)
      if (composed !== undefined) texts.set(composed.text, composed)
      for (const [choice, alternatives] of met)
        for (let at = 1; at < alternatives; at++) {
          const key = `${choice.getSourceFile().fileName}:${choice.pos}:${choice.kind}:${at}`
          if (forced.has(choice) || explored.has(key)) continue
          explored.add(key)
          queue.push(new Map([...forced, [choice, at]]))
        }
      if (explored.size > TEXTS_MAX) throw new Error('the statement has too many texts')
    }
    if (texts.size === 0) throw new Error('no text of the statement could be composed')
    return [...texts.values()]
  }

  #compose(statement: ts.Expression): Composed | undefined {
    try {
      const pieces = this.#sql(statement, NOTHING)
      const parameters = pieces.flatMap(({ parameter }) => (parameter === undefined ? [] : [parameter]))
      let count = 0
      const text = pieces
        .map((piece) => (piece.parameter === undefined ? piece.text : `$${++count}`))
        .join('')
      return { text, parameters: parameters.map((one) => this.#symbols.typeOf(one)) }
    } catch (error) {
      if (error instanceof Absent) return undefined
      throw error
    }
  }

  /** The pieces of a fragment. */
  #sql(expression: ts.Expression, env: Env): Piece[] {
    const { node, env: at } = this.#values.value(expression, env)
    if (ts.isTaggedTemplateExpression(node)) return this.#template(node.template, at)
    if (ts.isIdentifier(node) && node.text === 'empty') return []
    if (!this.#symbols.isSql(node)) throw new Absent()
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments
      const name = node.expression.getText()
      if (name === 'raw' && first !== undefined) return [{ text: this.#values.string(first, at) }]
      if (name === 'join' && first !== undefined) {
        const between = second === undefined ? ',' : this.#values.string(second, at)
        return this.#items(first, at).flatMap((pieces, index) =>
          index === 0 ? pieces : [{ text: between }, ...pieces],
        )
      }
    }
    return unknown(node)
  }

  #template(template: ts.TemplateLiteral, env: Env): Piece[] {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [{ text: template.text }]
    return [
      { text: template.head.text },
      ...template.templateSpans.flatMap(({ expression, literal }) => [
        ...(this.#symbols.isSql(expression)
          ? this.#sql(expression, env)
          : [{ text: '', parameter: expression }]),
        { text: literal.text },
      ]),
    ]
  }

  /** The fragments of a list, without those that are absent. */
  #items(list: ts.Expression, env: Env): Piece[][] {
    const items = this.#values.elements(list, env).flatMap((element) => {
      try {
        return [element === undefined ? unknown(list) : this.#sql(element.node, element.env)]
      } catch (error) {
        if (error instanceof Absent) return []
        throw error
      }
    })
    if (items.length === 0) throw new Absent()
    return items
  }
}
