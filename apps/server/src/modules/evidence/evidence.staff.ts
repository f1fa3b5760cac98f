import { fromWireId, refuse } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Streamed } from '../../platform/http/streamed.ts'
import { exportedRoot, publicKeyOf } from './day-root.ts'
import { currentKey, keyNamed } from './key-ring.ts'
import { prove } from './prove.ts'
import { lastBlock, lastReplay, lastRoot, lastWholeReplay } from './evidence.store.ts'
import { rootOfDay } from './sign-days.ts'
import type { EvidenceKeys } from './verify-chain.ts'

const jsonFile = (fileName: string, value: unknown): Streamed => ({
  fileName,
  write: async function* () {
    yield `${JSON.stringify(value, null, 2)}\n`
  },
})

/** Staff handlers of tamper evidence: state of the chain, day roots and proofs. */
export const evidenceHandlers = ({ rootKeys }: EvidenceKeys): Handler[] => [
  handler(endpoints.getTamperEvidenceState, async ({ tx }) => {
    const [block, root, replay, whole] = [
      await lastBlock(tx),
      await lastRoot(tx),
      await lastReplay(tx),
      await lastWholeReplay(tx),
    ]
    return {
      publicKey: publicKeyOf(currentKey(rootKeys)),
      ...(block === undefined
        ? {}
        : { newest: { height: Number(block.height), at: block.at.toISOString() } }),
      ...(root === undefined ? {} : { rootDay: root.day }),
      ...(replay === undefined
        ? {}
        : {
            replay: {
              at: replay.beganAt.toISOString(),
              tookMs: replay.tookMs,
              faults: replay.faults,
              ...(replay.first === null ? {} : { first: replay.first }),
            },
          }),
      ...(whole === undefined ? {} : { wholeReplayAt: whole.beganAt.toISOString() }),
    }
  }),
  handler(endpoints.getDayRoot, async (work, { params }) => {
    const root = await rootOfDay(work, rootKeys, params.day)
    const key = root === undefined ? undefined : keyNamed(rootKeys, root.keyId)
    if (root === undefined || key === undefined) return refuse('not-found')
    return jsonFile(`raiz-${params.day}.json`, exportedRoot(root, key))
  }),
  handler(endpoints.getTransferProof, async (work, { params }) => {
    const proof = await prove(work, rootKeys, fromWireId('transfer', params.id) ?? '')
    return proof === undefined
      ? refuse('not-found')
      : jsonFile(`prueba-${params.id.replace('_', '-')}.json`, proof)
  }),
]
