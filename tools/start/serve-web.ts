import { createServer } from 'vite'

/**
 * `node serve-web.ts FOLDER PORT API`: serves the web app in the folder with hot module replacement, and passes
 * requests to the API at the given origin. It uses the supervisor's protocol (`ready` once it listens, and it ends
 * when the channel closes), which Vite's own command does not.
 */
const [folder, port, api] = process.argv.slice(2)
if (folder === undefined || port === undefined || api === undefined) throw new Error('FOLDER PORT API')

const server = await createServer({
  root: folder,
  server: {
    port: Number(port),
    strictPort: true,
    // The API refuses requests that change state with a foreign Origin.
    proxy: {
      '/api': { target: api, headers: { origin: api } },
      '^/rates/[a-z]{3}/embed$': { target: api },
    },
  },
})

const end = () => void server.close().then(() => process.exit(0))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', end)
process.on('disconnect', end)

await server.listen()
process.send?.({ ready: true })
