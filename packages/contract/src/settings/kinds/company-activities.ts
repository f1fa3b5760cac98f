import { initialActivities } from '../../onboarding/messages-activities.es.ts'
import { rows, text } from '../field.ts'
import { setting } from '../setting.ts'

/** Upper bound of the activities that a company chooses from; the tax service has about 700. */
const ACTIVITIES_MAX = 1000

export const companyActivities = setting({
  kind: 'company-activities',
  about: 'The activities of the tax service that a company may choose.',
  proposes: ['analyst', 'officer'],
  decides: ['officer', 'admin'],
  fields: {
    activities: rows(
      'Companies search them by code or name.',
      {
        code: text('The six digits of the tax service.', 6, { min: 6, pattern: '[0-9]{6}' }),
        name: text('The name that companies read.', 200, { min: 3 }),
      },
      ACTIVITIES_MAX,
    ),
  },
  initial: () => ({ activities: initialActivities }),
  check: ({ activities }) => {
    if (activities.length === 0) return [{ at: 'activities', fault: 'too-short' }]
    const codes = activities.map(({ code }) => code)
    return codes.flatMap((code, position) =>
      codes.indexOf(code) < position ? [{ at: `activities.${position}.code`, fault: 'twice' }] : [],
    )
  },
})
