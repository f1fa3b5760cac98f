import { Answer, CodeForm, OwnershipDrawing, Prose, ProofForm, Text } from '@puente/ui'
import { proofTexts } from '@puente/web'
import type { Exhibit } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

const nothing = () => undefined

const codeForm = (fault?: string) => (
  <CodeForm
    label={say.code}
    hint={say.codeHint}
    submitLabel={say.goOn}
    missing={say.codeMissing}
    busy={false}
    fault={fault}
    refusal={undefined}
    onCode={nothing}
  />
)

/** Components for reading and for proof of identity. */
export const reading: readonly Exhibit[] = [
  { name: 'Prose', show: () => [{ state: 'usual', node: <Prose text={say.prose} /> }] },
  {
    name: 'OwnershipDrawing',
    show: () => [
      {
        state: 'usual',
        node: (
          <OwnershipDrawing
            nodes={[
              { id: 'root', name: say.owners.company, shape: 'company' },
              { id: 'parent', name: say.owners.parent, shape: 'company' },
              { id: 'person', name: say.owners.person, shape: 'person', highlight: say.owners.beneficial },
            ]}
            edges={[
              { owner: 'parent', company: 'root', share: say.owners.shares.parent },
              { owner: 'root', company: 'parent', share: say.owners.shares.back },
              { owner: 'person', company: 'parent', share: say.owners.shares.person },
            ]}
            texts={say.owners}
          />
        ),
      },
    ],
  },
  { name: 'Text', show: () => [{ state: 'usual', node: <Text>{say.because}</Text> }] },
  {
    name: 'Answer',
    show: (kind) => [
      {
        state: 'usual',
        node: (
          <Answer id={`answer-${kind}`} question={say.why}>
            {say.because}
          </Answer>
        ),
      },
    ],
  },
  {
    name: 'CodeForm',
    show: () => [
      { state: 'empty', node: codeForm() },
      { state: 'error', node: codeForm(say.codeFault) },
    ],
  },
  {
    name: 'ProofForm',
    show: () => [
      {
        state: 'usual',
        node: (
          <ProofForm
            methods={['passkey', 'totp', 'recovery-code']}
            texts={proofTexts()}
            busy={false}
            fault={undefined}
            refusal={undefined}
            onProve={nothing}
            onPasskey={() => Promise.resolve()}
          />
        ),
      },
    ],
  },
]
