// Loaded after the first render: flags are not part of the entry chunk.
export { Flag } from '@puente/ui'
