import { existsSync, watch } from 'node:fs'

const SETTLE_MS = 150

/**
 * Calls `changed` once a burst of changes to code or SQL below the folders is over; returns a function that
 * stops watching.
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_, file) => {
        if (file === null || !/\.(ts|tsx|sql|json)$/.test(file) || file.endsWith('.test.ts')) return
        clearTimeout(timer)
        timer = setTimeout(changed, SETTLE_MS)
      }),
    )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
