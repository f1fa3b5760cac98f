import { count, money, rows, text } from '../field.ts'
import { setting } from '../setting.ts'

const proposes = ['support', 'treasury', 'officer', 'admin'] as const
const decides = ['treasury', 'officer', 'admin'] as const
const HIGHEST_MINOR = 100_000n

export const causes = setting({
  kind: 'causes',
  about: 'To whom customers may donate their rewards.',
  proposes,
  decides,
  fields: {
    causes: rows(
      'In the order in which they are offered.',
      {
        id: text('Never changes once a donation names it.', 40, {
          min: 2,
          pattern: '[a-z][a-z0-9]*(-[a-z0-9]+)*',
        }),
        name: text('As customers read it.', 80, { min: 3 }),
        about: text('What it does.', 400, { min: 10 }),
      },
      30,
    ),
  },
  check: ({ causes: found }) =>
    found.flatMap(({ id }, position) =>
      found.findIndex((other) => other.id === id) < position
        ? [{ at: `causes.${position}.id`, fault: 'twice' }]
        : [],
    ),
})

export const referralTerms = setting({
  kind: 'referral-terms',
  about:
    'What an invitation gives to both, and on which conditions; an invitation keeps the version it began with.',
  proposes,
  decides,
  fields: {
    inviterMinor: money('To whoever invites, in CLP.', 'CLP'),
    invitedMinor: money('To whoever is invited, in CLP.', 'CLP'),
    minimumSendMinor: money('The least first transfer that counts, in CLP.', 'CLP'),
    keptDays: count('To send it.', 'days', 1, 365),
    mostPerYear: count('Rewards in one year.', 'times', 1, 1000),
  },
  check: (terms) =>
    (['inviterMinor', 'invitedMinor'] as const).flatMap((name) => {
      const minor = BigInt(terms[name])
      if (minor === 0n) return [{ at: name, fault: 'too-small' }]
      return minor > HIGHEST_MINOR ? [{ at: name, fault: 'too-big' }] : []
    }),
})
