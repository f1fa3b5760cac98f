import { initialProcessing } from '../../data-rights/messages-activities.es.ts'
import { processingBases } from '../../data-rights/words.ts'
import { choice, optional, rows, text } from '../field.ts'
import { setting } from '../setting.ts'

const sentence = (about: string) => text(about, 500, { min: 3 })

export const processingActivities = setting({
  kind: 'processing-activities',
  about: 'The register of processing activities of personal data (Ley 19.628, article 14 ter; Decree 662).',
  keys: ['register'],
  proposes: ['support', 'officer', 'admin'],
  decides: ['officer', 'admin'],
  fields: {
    activities: rows(
      'One for each purpose.',
      {
        code: text('Never changes.', 40, { pattern: '[a-z0-9]+(-[a-z0-9]+)*' }),
        name: text('The name of the activity.', 120, { min: 3 }),
        purpose: sentence('What the data is used for.'),
        basis: choice('The legal basis.', processingBases),
        people: sentence('Whose data it is.'),
        data: sentence('Which data it is.'),
        recipients: sentence('Who receives the data.'),
        abroad: optional(sentence('Transfers abroad, and their safeguard.')),
        retention: sentence('How long it is kept, and the law that requires it.'),
        measures: sentence('The security measures.'),
      },
      100,
    ),
  },
  initial: () => ({ activities: initialProcessing.map((activity) => ({ ...activity })) }),
  check: ({ activities }) => {
    const codes = activities.map(({ code }) => code)
    return codes.flatMap((code, position) =>
      codes.indexOf(code) < position ? [{ at: `activities.${position}.code`, fault: 'twice' }] : [],
    )
  },
})
