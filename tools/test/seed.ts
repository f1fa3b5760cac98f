import fc from 'fast-check'

/** The seed of every random case of `npm test`, so that two runs of the same tree test the same cases. */
const LISTED = 20_261_122

fc.configureGlobal({ seed: Number(process.env['PUENTE_SEED'] ?? LISTED) })
