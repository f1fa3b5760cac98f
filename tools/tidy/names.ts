import { basename } from 'node:path'
import { modules, webRanks } from '../matrix.ts'
import { isCode, type Tree, type TidyRule } from './tree.ts'

const nounFolders = [
  /^apps\/server\/src\/modules\/([^/]+)\//,
  /^apps\/[a-z]+-web\/src\/features\/([^/]+)\//,
  /^packages\/contract\/src\/([^/]+)\//,
]

/** Folders named after nouns are in the glossary, and each module has a row in the matrix. */
export const folderNames: TidyRule = (tree) => {
  const allowed = new Set(glossaryFolders(tree))
  const found = new Map<string, string>()
  for (const { path } of tree.files)
    for (const pattern of nounFolders) {
      const match = pattern.exec(path)
      if (match?.[1] !== undefined && match[1] !== 'generated') found.set(match[0], match[1])
    }
  return [...found].flatMap(([folder, noun]) => [
    ...(allowed.has(noun)
      ? []
      : [`${folder}: "${noun}" is not a folder name of docs/glossary.md; nouns come first`]),
    ...(folder.startsWith('apps/server/') && modules[noun] === undefined
      ? [`${folder}: no row in tools/matrix.ts; give the module its rank, promise and imports`]
      : []),
    ...(Object.entries(webRanks).some(
      ([app, ranks]) => folder.startsWith(`${app}/`) && !ranks.flat().includes(noun),
    )
      ? [`${folder}: no rank in tools/matrix.ts; a feature imports those of lower ranks only`]
      : []),
  ])
}

/** Every row of the matrix must have its folder, because the generated module list shows only existing modules. */
export const matrixRows: TidyRule = (tree) => {
  const has = (noun: string) =>
    tree.files.some(({ path }) => path.startsWith(`apps/server/src/modules/${noun}/`))
  return Object.keys(modules)
    .filter((noun) => !has(noun))
    .map((noun) => `tools/matrix.ts: the row "${noun}" has no folder; a row comes and goes with its module`)
}

/** The first column of the table under "Folder names". */
function glossaryFolders(tree: Tree): string[] {
  const text = tree.files.find((file) => file.path === 'docs/glossary.md')?.text ?? ''
  const [, section = ''] = text.split(/^## Folder names$/m)
  const [table = ''] = section.split(/^## /m)
  return [...table.matchAll(/^\| `([a-z-]+)`/gm)].map((match) => match[1] ?? '')
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** File names are kebab-case, with dots only before the kind of file. */
export const fileNames: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && !file.path.split('/').some((part) => part.startsWith('.')))
    .filter(
      (file) =>
        !basename(file.path)
          .split('.')
          .every((part) => kebab.test(part)),
    )
    .map((file) => `${file.path}: file names are kebab-case`)

/** Migrations are named 0001-what-it-does.sql, without gaps and without duplicate numbers. */
export const migrations: TidyRule = (tree) => {
  const names = tree.files
    .filter((file) => file.path.startsWith('database/migrations/') && file.path.endsWith('.sql'))
    .map((file) => basename(file.path))
    .toSorted()
  return names.flatMap((name, index) => {
    const expected = String(index + 1).padStart(4, '0')
    if (!/^[0-9]{4}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.test(name))
      return [`database/migrations/${name}: name it ${expected}-what-it-does.sql`]
    return name.startsWith(`${expected}-`)
      ? []
      : [`database/migrations/${name}: ${expected} is next; numbers have no gap and are taken once`]
  })
}
