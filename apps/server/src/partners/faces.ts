import { mapped, type PartnerAnswer, type PartnerHttp } from './http.ts'

/** A JPEG. */
export interface FacePicture {
  readonly bytes: Uint8Array
}

/** Whether two pictures show the same person, and how alike the faces are, from 0 to 10,000. */
export interface FaceComparison {
  readonly verdict: 'same' | 'different' | 'unsure'
  readonly scoreBps: number
}

/**
 * The provider that compares the face on a selfie with that on an identity document. It gives advice, never a decision.
 * Requests only read, so they may be repeated. The value is undefined when the answer is not of the protocol.
 */
export interface FacesPort {
  compare(pictures: {
    /** Our id, so that the provider can recognise a repeated request. */
    readonly reference: string
    readonly selfie: FacePicture
    readonly identity: FacePicture
  }): Promise<PartnerAnswer<FaceComparison | undefined>>
}

const base64 = ({ bytes }: FacePicture): string => Buffer.from(bytes).toString('base64')

/** A provider that accepts `{reference, selfie, document}`, both pictures as JPEG in base64, at `/comparisons`. */
export function facesOverHttp(http: PartnerHttp): FacesPort {
  return {
    compare: async ({ reference, selfie, identity }) => {
      const body = { reference, selfie: base64(selfie), document: base64(identity) }
      return mapped(await http.post<unknown>('compare-faces', 'comparisons', body), readComparison)
    },
  }
}

const verdicts: Readonly<Record<string, FaceComparison['verdict']>> = {
  match: 'same',
  'no-match': 'different',
  unsure: 'unsure',
}

/** The answer `{result: 'match' | 'no-match' | 'unsure', score: 0 to 1}`. */
function readComparison(value: unknown): FaceComparison | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { result, score } = value as { readonly result?: unknown; readonly score?: unknown }
  const verdict = typeof result === 'string' ? verdicts[result] : undefined
  if (verdict === undefined || typeof score !== 'number' || !(score >= 0 && score <= 1)) return undefined
  return { verdict, scoreBps: Math.round(score * 10_000) }
}
