import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { rulesOf } from './rules.ts'

/** A file and its imports, as dependency-cruiser reports them. */
export interface Module {
  readonly source: string
  readonly imports: readonly { readonly to: string; readonly typeOnly: boolean }[]
}

export interface Cruised {
  readonly modules: readonly Module[]
  /** `rule: from → to`, one line each. */
  readonly faults: readonly string[]
}

const roots = ['apps', 'packages', 'sandbox', 'tools', 'e2e', 'bench', 'vitest.config.ts']

/** Reads every TypeScript file of the tree at `root` and checks its imports against the matrix. */
export async function cruiseTree(root: string): Promise<Cruised> {
  const present = roots.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(present, {
    baseDir: root,
    validate: true,
    ruleSet: rulesOf(root),
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  })
  return asCruised(output as ICruiseResult)
}

function asCruised(result: ICruiseResult): Cruised {
  return {
    modules: result.modules.map((module) => ({
      source: module.source,
      imports: module.dependencies.map((dependency) => ({
        to: dependency.resolved,
        typeOnly: dependency.dependencyTypes.includes('type-only'),
      })),
    })),
    faults: result.summary.violations.map(
      ({ rule, from, to, cycle }) =>
        `${rule.name}: ${from} → ${cycle === undefined ? to : cycle.map((step) => step.name).join(' → ')}`,
    ),
  }
}
