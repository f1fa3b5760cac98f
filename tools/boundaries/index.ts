import { cruiseTree } from './cruise.ts'
import { orphans, staffLeaks } from './graph.ts'

export interface Boundaries {
  readonly faults: readonly string[]
  /** How many of our files were read; zero means that nothing was checked. */
  readonly filesRead: number
}

/** Checks every import of the tree at `root` against the matrix. Throws when it read too few files. */
export async function judgeBoundaries(root: string, filesLeast = 1): Promise<Boundaries> {
  const { modules, faults } = await cruiseTree(root)
  const read = modules.filter((module) => /^(apps|packages|sandbox|tools)\/.*\.tsx?$/.test(module.source))
  const withImports = read.filter((module) => module.imports.length > 0)
  if (read.length < filesLeast || withImports.length === 0)
    throw new Error(
      `dependency-cruiser read ${read.length} TypeScript files and found imports in ${withImports.length}: ` +
        'it has no usable TypeScript compiler, and its verdict would mean nothing',
    )
  return {
    faults: [...faults, ...staffLeaks(modules), ...orphans(root, modules)].toSorted(),
    filesRead: read.length,
  }
}
