import { customerEndpoints } from '@puente/contract/customer'
import { staffEndpoints } from '@puente/contract/staff'
import { colours } from './colours.ts'
import { documents } from './docs.ts'
import { endpointFaults } from './endpoints.ts'
import { importsByName, inputsFromUi } from './imports.ts'
import { fileNames, folderNames, matrixRows, migrations } from './names.ts'
import { projects } from './projects.ts'
import { environment, moments } from './purity.ts'
import { retiredWords } from './retired-words.ts'
import { screenWords } from './screen-words.ts'
import { secondWays } from './second-ways.ts'
import { sizeFigures, sizes } from './sizes.ts'
import { sqlHomes, sqlSchemas } from './sql.ts'
import { trace } from './trace.ts'
import { readTree, type TidyRule } from './tree.ts'
import { copy, loose, seeds, wholeSuite } from './words.ts'

const rules: readonly TidyRule[] = [
  folderNames,
  matrixRows,
  fileNames,
  migrations,
  documents,
  trace,
  sizes,
  sqlHomes,
  sqlSchemas,
  environment,
  moments,
  copy,
  loose,
  retiredWords,
  screenWords,
  wholeSuite,
  seeds,
  inputsFromUi,
  importsByName,
  secondWays,
  colours,
  projects,
]

export interface Tidied {
  readonly faults: readonly string[]
  /** One line about how long files are. */
  readonly figures: string
}

/** Reads the tree at `root` and names every violation of the rules in docs/STYLE.md. */
export function tidy(root: string): Tidied {
  const tree = readTree(root)
  const { files, median, ninety } = sizeFigures(tree)
  return {
    faults: [
      ...rules.flatMap((rule) => rule(tree)),
      ...endpointFaults('customer', customerEndpoints),
      ...endpointFaults('staff', staffEndpoints),
    ],
    figures: `${files} product files: median ${median} lines, nine in ten under ${ninety + 1}`,
  }
}
