import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes a tree of files to a folder of its own, deleted at the end of the test, or by `atEnd`: path → text. */
export function writeTree(
  files: Readonly<Record<string, string>>,
  atEnd: (remove: () => void) => void = onTestFinished,
): string {
  const root = mkdtempSync(join(tmpdir(), 'puente-tree-'))
  atEnd(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** Makes `@puente/<name>` of the test tree importable, as npm's workspaces do. */
export function linkWorkspaces(root: string, folders: readonly string[]): void {
  mkdirSync(join(root, 'node_modules/@puente'), { recursive: true })
  for (const folder of folders)
    symlinkSync(join(root, folder), join(root, 'node_modules/@puente', folder.split('/').at(-1) ?? folder))
}
