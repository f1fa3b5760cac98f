import { build } from 'vite'

/**
 * Rebuilds the web app in the given folder whenever its sources change. It uses the supervisor's protocol
 * (`ready` after the first build, and it ends when the channel closes), which Vite's own command does not.
 */
const [folder] = process.argv.slice(2)
const watcher = await build({
  ...(folder === undefined ? {} : { root: folder }),
  logLevel: 'info',
  build: { watch: {} },
})

process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))

if ('on' in watcher)
  watcher.on('event', (event) => {
    if (event.code === 'END' || event.code === 'ERROR') process.send?.({ ready: true })
    if (event.code === 'ERROR') console.error(event.error)
  })
