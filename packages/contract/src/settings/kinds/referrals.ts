import { count, id, money, rows, text } from '../field.ts'
import { setting } from '../setting.ts'

const proposes = ['support', 'treasury', 'officer', 'admin'] as const
const decides = ['treasury', 'officer', 'admin'] as const
const HIGHEST_MINOR = 100_000n

export const causes = setting({
  kind: 'causes',
  about: 'The causes that customers may donate their rewards to.',
  proposes,
  decides,
  fields: {
    causes: rows(
      'In the order in which they are offered.',
      {
        id: id('Identifies the cause in donations; the name may change.'),
        name: text('The name that customers read.', 80, { min: 3, names: [] }),
        about: text('What the cause does.', 400, { min: 10, names: [] }),
      },
      30,
    ),
  },
  check: ({ causes: found }) =>
    found.flatMap((cause, position) =>
      found.findIndex((other) => other.id === cause.id) < position
        ? [{ at: `causes.${position}.id`, fault: 'twice' }]
        : [],
    ),
})

export const referralTerms = setting({
  kind: 'referral-terms',
  about:
    'The rewards of an invitation and their conditions; an invitation keeps the version in force when it began.',
  proposes,
  decides,
  fields: {
    inviterMinor: money('The reward of the inviter, in CLP.', 'CLP'),
    invitedMinor: money('The reward of the invited person, in CLP.', 'CLP'),
    minimumSendMinor: money('The minimum of the first transfer, in CLP.', 'CLP'),
    keptDays: count('To send it.', 'days', 1, 365),
    mostPerYear: count('The maximum number of rewards in one year.', 'times', 1, 1000),
  },
  check: (terms) =>
    (['inviterMinor', 'invitedMinor'] as const).flatMap((name) => {
      const minor = BigInt(terms[name])
      if (minor === 0n) return [{ at: name, fault: 'too-small' }]
      return minor > HIGHEST_MINOR ? [{ at: name, fault: 'too-big' }] : []
    }),
})
