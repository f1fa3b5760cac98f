import { readFileSync } from 'node:fs'
import process from 'node:process'

const CHECK_MS = 1000
/** Between npm and a command there are at most its shell and the launcher. */
const STEPS_MAX = 3

/**
 * Calls `gone` once when the npm or launcher that started this command was killed: then nothing forwards
 * Ctrl-C, and the next start would find this process still running. Returns a function that stops watching. A
 * command started directly by a shell is not watched: it may outlive the shell.
 */
export function watchStarter(gone) {
  const links = linksToStarter()
  if (links.length === 0) return () => {}
  const timer = setInterval(() => {
    if (links.every(([child, parent]) => parentOf(child) === parent)) return
    clearInterval(timer)
    gone()
  }, CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Pairs of child and parent from this process up to npm, or up to the launcher when there is no npm above it. */
function linksToStarter() {
  const own = [[process.pid, process.ppid]]
  if (process.env.npm_lifecycle_event !== undefined) {
    const links = [...own]
    for (let step = 0; step < STEPS_MAX; step++) {
      const at = links[links.length - 1][1]
      if (isNpm(at)) return links
      const above = parentOf(at)
      if (above === undefined) break
      links.push([at, above])
    }
    return own
  }
  return process.env.PUENTE_LAUNCHER === String(process.ppid) ? own : []
}

function parentOf(pid) {
  if (pid === process.pid) return process.ppid
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function isNpm(pid) {
  try {
    return /^(npm |.*np[mx]-cli\.js)/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))
  } catch {
    return false
  }
}
