import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const repository = path.join(import.meta.dirname, '../..')
const contract = 'packages/contract/src/pending/kinds.ts'
const lastKind = "  'rewards-available': kind("

/** The files with everything that a kind requires: each one fails to compile while its part is missing. */
const needs = {
  rule: 'apps/server/src/wiring/rules/pending-rules.ts',
  'demo customer': 'apps/server/src/wiring/seed/owing/index.ts',
  'words of its letters': 'apps/server/src/modules/notifications/letters/letters-pending.ts',
  screen: 'apps/customer-web/src/pending-screens.tsx',
  'words for customers': 'apps/customer-web/src/features/pending/pending-list-screen.tsx',
  'words for staff': 'apps/backoffice-web/src/features/pending/list-screen.tsx',
} as const

function optionsOf(): ts.CompilerOptions {
  const base = ts.readConfigFile(path.join(repository, 'tsconfig.base.json'), ts.sys.readFile).config as {
    compilerOptions: object
  }
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    {
      ...base.compilerOptions,
      composite: false,
      incremental: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node', 'vite/client'],
    },
    repository,
  )
  if (errors.length > 0) throw new Error(ts.flattenDiagnosticMessageText(errors[0]?.messageText, ' '))
  return options
}

/** The current tree with an addition before the last kind of the contract; nothing is written to disk. */
function treeWith(more: string, files: readonly string[]): ts.Program {
  const options = optionsOf()
  const host = ts.createCompilerHost(options)
  const injected = path.join(repository, contract)
  const read = host.readFile.bind(host)
  host.readFile = (file) => {
    const text = read(file)
    return file === injected ? text?.replace(lastKind, `${more}${lastKind}`) : text
  }
  return ts.createProgram(
    files.map((file) => path.join(repository, file)),
    options,
    host,
  )
}

/** The files with compile errors, each with its first error. */
function complaintsOf(more: string, files: readonly string[]): Map<string, string> {
  const program = treeWith(more, files)
  return new Map(
    files.flatMap((file) => {
      const [first] = program.getSemanticDiagnostics(program.getSourceFile(path.join(repository, file)))
      return first === undefined ? [] : [[file, ts.flattenDiagnosticMessageText(first.messageText, ' ')]]
    }),
  )
}

test('the existing kinds: have a position in the order, and one without a position does not compile', () => {
  expect(complaintsOf('', [contract])).toEqual(new Map())
  const unordered = "  injected: { about: 'person', blocks: 'sending', path: '/notifications/injected' },\n"
  expect(complaintsOf(unordered, [contract]).get(contract)).toContain("Property 'rank' is missing")
})

// The type check of the repository shows that everything compiles without the added kind.
test('a kind without rule, demo customer, screen and words: does not compile, with an error at each missing part', () => {
  const unfinished = "  injected: kind(19, 'person', 'sending', notification('injected')),\n"
  const complaints = complaintsOf(unfinished, [contract, ...Object.values(needs)])
  expect([...complaints.keys()].toSorted()).toEqual(Object.values(needs).toSorted())
  expect(complaints.get(needs.rule)).toContain('"injected"')
  expect(complaints.get(needs['demo customer'])).toContain("Property 'injected' is missing")
  expect(complaints.get(needs.screen)).toContain('/notifications/injected')
})
