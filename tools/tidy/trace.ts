import { at, type TidyRule } from './tree.ts'

const document = 'docs/specification-trace.md'
const pathOf = /`([^`\s]+)`/g
const proof = /\.(?:test|spec)\.tsx?$/

/**
 * Each row of the trace names the implementing files and a test; a quoted test title belongs to the file
 * before it. The rule of documents checks that the files exist.
 */
export const trace: TidyRule = (tree) => {
  const file = tree.files.find(({ path }) => path === document)
  if (file === undefined) return []
  const rows = [...file.text.matchAll(/^\| (?!row |-)(.*) \|$/gm)]
  return rows.flatMap((row) => {
    const [what = '', doers = '', proofs = ''] = (row[1] ?? '').split(' | ')
    const say = (fault: string) => `${at(file, row.index)}: "${what.trim()}" ${fault}`
    return [
      ...(pathsIn(doers).length > 0 ? [] : [say('names no file that does it')]),
      ...(pathsIn(proofs).some((path) => proof.test(path)) ? [] : [say('names no test that proves it')]),
      ...missingTitles(proofs, (path) => tree.files.find((one) => one.path === path)?.text).map(say),
    ]
  })
}

const pathsIn = (cell: string): string[] => [...cell.matchAll(pathOf)].map(([, path = '']) => path)

/** Titles in “…” belong to the last path before them. */
function missingTitles(cell: string, textOf: (path: string) => string | undefined): string[] {
  let path = ''
  return [...cell.matchAll(/`([^`\s]+)`|“([^”]+)”/g)].flatMap(([, named, title]) => {
    if (named !== undefined) path = named
    if (title === undefined || textOf(path)?.includes(title) === true) return []
    return [`quotes “${title}”, which is no test of ${path === '' ? 'any file' : path}`]
  })
}
