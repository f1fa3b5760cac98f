import type { Settings } from '../store/settings.ts'

/** What the provider answers: a verdict, or something that is not of its protocol. */
export const faceAnswers = ['match', 'no-match', 'unsure', 'garbled'] as const

/** An answer of the provider of face comparisons. */
export type FaceAnswer = (typeof faceAnswers)[number]

const SETTING = 'face-answer'

/** The name of each answer, for the control page. */
export const faceWords: Readonly<Record<FaceAnswer, string>> = {
  match: 'La misma persona (0,97)',
  'no-match': 'Otra persona (0,12)',
  unsure: 'No lo sabe (0,55)',
  garbled: 'Algo fuera de su protocolo',
}

const scores = { match: 0.97, 'no-match': 0.12, unsure: 0.55 } as const

/** The chosen answer; the same person unless the control page says otherwise. */
export const faceAnswerIn = (settings: Settings): FaceAnswer =>
  faceAnswers.find((one) => one === settings.read(SETTING)) ?? 'match'

/** Chooses the answer to all comparisons from now on. */
export const chooseFaceAnswer = (settings: Settings, answer: FaceAnswer): void =>
  settings.write(SETTING, answer)

/** The response to a comparison. */
export function comparisonIn(settings: Settings): unknown {
  const answer = faceAnswerIn(settings)
  return answer === 'garbled'
    ? { result: 'perhaps', score: 'high' }
    : { result: answer, score: scores[answer] }
}
