import fc from 'fast-check'

/** `npm test` draws every random case from this seed, so that two runs of the same tree test the same cases. */
const LISTED = 20_261_122

fc.configureGlobal({ seed: Number(process.env['PUENTE_SEED'] ?? LISTED) })
