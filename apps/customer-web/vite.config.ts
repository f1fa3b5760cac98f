import { puenteWeb } from '@puente/web/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The API that `vite` alone forwards to; the built app is served by the API itself. */
const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [react(), puenteWeb()],
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // What the first page needs travels in one file: many small ones cost requests and compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': api } },
})
