import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_BYTES = 1024
const text = /\.(?:js|css|html|json|svg|txt)$/

/** Writes a compressed copy of each text file of the build, so that no request has to compress it. */
export function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'puente:precompressed',
    // The output of the prerender build is never served.
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      // A build that failed has written nothing; its own error is reported.
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(folder, name)
        if (!text.test(name) || !statSync(file).isFile() || statSync(file).size < WORTH_BYTES) continue
        const content = readFileSync(file)
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        )
      }
    },
  }
}
