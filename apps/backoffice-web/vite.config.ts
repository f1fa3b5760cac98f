import { puenteWeb } from '@puente/web/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/',
  plugins: [react(), puenteWeb()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    reportCompressedSize: false,
    // As in the customers' app: a link preloads its screen on hover, so the entry chunk lists no chunks of screens.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    // The entry chunk is one file: many small ones need more requests and compress worse.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
})
