import { join } from 'node:path'
import { workspaces } from '../matrix.ts'
import { at, isCode, isProof, type TidyRule, type TreeFile } from './tree.ts'

const inputs =
  'Autocomplete|Checkbox|FilledInput|Input|InputBase|NativeSelect|OutlinedInput|Radio|RadioGroup|Select|Slider|Switch|TextField'
const namedImport = new RegExp(`import\\s*\\{[^}]*\\b(${inputs})\\b[^}]*\\}\\s*from\\s*'@mui/material'`, 'g')
const deepImport = new RegExp(`from\\s*'@mui/material/(${inputs})'`, 'g')

/** Screens import their inputs from @puente/ui, which implements labels, errors and touch sizes. */
export const inputsFromUi: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && /^apps\/[a-z]+-web\/src\/features\//.test(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(namedImport), ...file.text.matchAll(deepImport)].map(
        (match) => `${at(file, match.index)}: ${match[1]} comes from @puente/ui, not from MUI`,
      ),
    )

const folders = Object.values(workspaces).map((row) => row.folder)
const workspaceOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`))

/** A workspace is imported by its name: a relative path would bypass its exports. */
export const importsByName: TidyRule = (tree) =>
  tree.files.filter((file) => isCode(file) && !isProof(file)).flatMap(strayImports)

function strayImports(file: TreeFile): string[] {
  const home = workspaceOf(file.path)
  if (home === undefined) return []
  return [...file.text.matchAll(/\b(?:from|import\(?)\s*'(\.\.?\/[^']+)'/g)]
    .filter(([, target = '']) => workspaceOf(join(file.path, '..', target)) !== home)
    .map((match) => `${at(file, match.index)}: ${match[1]} leaves ${home}; import by package name`)
}
