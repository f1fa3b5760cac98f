import { styled } from '@mui/material/styles'
import {
  exposures,
  incomeBands,
  type CustomerKind,
  type Exposure,
  type IncomeBand,
  type Purpose,
} from '@puente/contract'
import type { LevelDeclaration } from '@puente/contract/customer'
import { Button, Card, Checkbox, Disclosure, Form, Muted, RadioCards, TextInput } from '@puente/ui'
import { useEndpointForm, type EndpointForm } from '@puente/web'
import { offeredPurposes } from '../transfers/purposes.ts'
import { words as transferWords } from '../transfers/words.ts'
import { useDeclare } from './level-queries.ts'
import { words } from './words.ts'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6 },
})

const MOST_PURPOSES = 5

interface Values {
  readonly income: IncomeBand | ''
  readonly purposes: readonly Purpose[]
  readonly exposure: Exposure | ''
  readonly exposureText: string
}

interface DeclarationProps {
  declared: LevelDeclaration
  kind: CustomerKind
  onDone: () => void
  /** Whether everything was declared before. */
  canCancel: boolean
}

/** Whether a choice is weaker than the exposure declared before. Exposures after 'none' descend. */
const isLess = (chosen: Exposure | '', before: Exposure | undefined): boolean =>
  chosen !== '' &&
  before !== undefined &&
  before !== 'none' &&
  (chosen === 'none' || exposures.indexOf(chosen) > exposures.indexOf(before))

/** Says that the exposure declared before stays in force, where the choice is weaker. */
function Lasts({ now, before }: { now: Exposure | ''; before: Exposure | undefined }) {
  return isLess(now, before) ? <Muted>{words('declaration.lasts')}</Muted> : null
}

/** What a level needs to know of a person. Declared once, and changed when it changes. */
export function Declaration({ declared, kind, onDone, canCancel }: DeclarationProps) {
  const declare = useDeclare()
  const form = useEndpointForm<Values>({
    sending: declare,
    defaults: {
      income: declared.income ?? '',
      purposes: declared.purposes ?? [],
      exposure: declared.exposure ?? '',
      exposureText: declared.exposureText ?? '',
    },
    submit: ({ income, purposes, exposure, exposureText }) =>
      income === '' ||
      exposure === '' ||
      declare.mutate(
        {
          income,
          purposes: [...purposes],
          exposure,
          ...(exposure === 'none' ? {} : { exposureText: exposureText.trim() }),
        },
        { onSuccess: onDone },
      ),
  })
  const required = words('declaration.required')
  return (
    <Card title={words('declaration.title')} level={3}>
      <Form {...form.props}>
        <Muted>{words('declaration.why')}</Muted>
        <RadioCards
          legend={words('declaration.income')}
          columns={2}
          options={incomeBands.map((value) => ({ value, label: words(`declaration.incomes.${value}`) }))}
          {...form.choice('income', { required })}
        />
        <Purposes form={form} kind={kind} />
        <RadioCards
          legend={words('declaration.exposure')}
          options={exposures.map((value) => ({ value, label: words(`declaration.exposures.${value}`) }))}
          {...form.choice('exposure', { required })}
        />
        <Muted>{words('declaration.exposureHint')}</Muted>
        <Lasts now={form.watch('exposure')} before={declared.exposure} />
        {['', 'none'].includes(form.watch('exposure')) ? null : (
          <TextInput
            label={words('declaration.text')}
            autoComplete="off"
            maxLength={300}
            {...form.field('exposureText', { required: words('declaration.textMissing') })}
          />
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button type="submit" kind="primary" busy={declare.isPending}>
            {words('declaration.save')}
          </Button>
          {canCancel ? <Button onPress={onDone}>{words('declaration.cancel')}</Button> : null}
        </div>
      </Form>
    </Card>
  )
}

function Purposes({ form, kind }: { form: EndpointForm<Values>; kind: CustomerKind }) {
  const { first, more } = offeredPurposes(kind)
  const { value: purposes, onChange } = form.choice('purposes', {
    validate: ({ length }) =>
      length === 0
        ? words('declaration.purposesMissing')
        : length <= MOST_PURPOSES || words('declaration.purposesMany'),
  })
  const box = (purpose: Purpose) => (
    <Checkbox
      key={purpose}
      // A fault of the whole list is shown at its first purpose.
      name={purpose === first[0] ? 'purposes' : purpose}
      label={transferWords(`purposes.${purpose}`)}
      checked={purposes.includes(purpose)}
      onChange={(event) =>
        onChange([...purposes.filter((one) => one !== purpose), ...(event.target.checked ? [purpose] : [])])
      }
    />
  )
  return (
    <Group>
      <legend>{words('declaration.purposes')}</legend>
      {first.map(box)}
      <Disclosure summary={words('declaration.more')}>{more.map(box)}</Disclosure>
    </Group>
  )
}
